### The first game that teaches, and the key for the rules. The texts of the steps are in the packs of the games.

# $step is the number of the step, $steps how many there are.
teach-title = Lesson, step { $step } of { $steps }
teach-well-done = Well done!
teach-ended =
    The lesson ends here. The game goes on. { $front-end ->
        [lines] `rules` says where to read the rules.
       *[other] R shows the rules.
    }
teach-answer = Type the number of your answer.
teach-right = Right.
teach-wrong = Not quite.

## Line by line

teach-commands = This is a lesson. `skip` skips a step. `skip all` ends the lesson, and the game goes on.
# $move is a move as it is typed.
teach-example = For example, type `{ $move }`.
teach-again = Type another answer, or press Enter to go on.
teach-expected = Type the number of an answer, or `skip`.
teach-solution = The right answer: { $answer }
teach-skipped = Step skipped.
teach-no-step = There is nothing to skip now.
# $command starts the lesson.
teach-not-saved = A lesson is not saved. Start it again with: { $command }
teach-help =
    { "" }  skip           skip this step of the lesson
    { "" }  skip all       end the lesson and play on

## On the full screen

tui-title-rules = Rules
tui-do-rules = the rules, at the passage for this decision
tui-do-lesson-on = go on
tui-do-lesson-answer = choose an answer
tui-do-lesson-skip = skip this step of the lesson
tui-do-lesson-end = end the lesson and play on
tui-bar-lesson-on = go on
tui-bar-lesson-skip = skip
tui-bar-lesson-end = end lesson
