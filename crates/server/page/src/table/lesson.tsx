// A first game that teaches: steps that are explained, asked and tried.

import { useEffect, useRef } from "preact/hooks";
import type { LessonAct, LessonShown, QuestionShown } from "../protocol";
import type { TableSocket } from "../socket";
import { useWords } from "../words";
import type { Selection } from "./selection";

/** A step that is explained. It stands in the place of the decision until the learner goes on. */
export function Explanation({
  lesson,
  text,
  socket,
}: {
  lesson: LessonShown;
  text: string;
  socket: TableSocket | undefined;
}) {
  const words = useWords();
  const act = (act: LessonAct) => socket?.send({ type: "lesson", ...act });
  const question = lesson.question;
  const isOpen = question !== undefined && question.chosen === undefined;
  const isWrong = question?.chosen !== undefined && question.chosen !== question.right;
  return (
    <section
      class="actions explained"
      aria-label={lesson.title}
      data-lesson={lesson.text}
      data-arrival
      tabIndex={-1}
    >
      <div class="told">
        <p class="hint">{lesson.title}</p>
        <div aria-live="polite">
          {lesson.praise && <p class="praise">{lesson.praise}</p>}
          {text.split("\n").map((part) => (
            <p key={part}>{part}</p>
          ))}
          {question && <Question question={question} act={act} />}
        </div>
      </div>
      <div class="buttons">
        <button type="button" class="quiet" onClick={() => act({ act: "end" })}>
          {words("page-lesson-end")}
        </button>
        <button type="button" class="quiet" onClick={() => act({ act: "skip" })}>
          {words("page-lesson-skip")}
        </button>
        <div class="buttons right">
          {isWrong && (
            <button type="button" onClick={() => act({ act: "again" })}>
              {words("page-lesson-again")}
            </button>
          )}
          <button type="button" class="main" disabled={isOpen} onClick={() => act({ act: "next" })}>
            {words("page-lesson-next")}
          </button>
        </div>
      </div>
    </section>
  );
}

function Question({ question, act }: { question: QuestionShown; act(act: LessonAct): void }) {
  const verdict = useRef<HTMLParagraphElement>(null);
  useEffect(() => verdict.current?.scrollIntoView({ block: "nearest" }), [question.verdict]);
  const look = (number: number) => {
    if (question.chosen === undefined) {
      return undefined;
    }
    return number === question.right ? "right" : number === question.chosen ? "wrong" : undefined;
  };
  return (
    <fieldset class="asks">
      <legend>{question.text}</legend>
      {question.answers.map((answer, index) => (
        <button
          type="button"
          key={answer}
          data-answer={look(index + 1)}
          disabled={question.chosen !== undefined}
          onClick={() => act({ act: "answer", answer: index + 1 })}
        >
          {answer}
        </button>
      ))}
      {question.verdict && (
        <p class="verdict" ref={verdict}>
          {question.verdict}
        </p>
      )}
    </fieldset>
  );
}

/** What the learner tries with a move. */
export function Lesson({
  lesson,
  socket,
  selection,
}: {
  lesson: LessonShown;
  socket: TableSocket | undefined;
  selection: Selection;
}) {
  const words = useWords();
  const example = lesson.example ?? [];
  return (
    <div class="task" data-lesson={lesson.task}>
      <div class="told" aria-live="polite">
        <p class="hint">{lesson.title}</p>
        {lesson.praise && <p class="praise">{lesson.praise}</p>}
        {lesson.task && <p>{lesson.task}</p>}
      </div>
      <div class="buttons">
        {example.length > 0 && (
          <button type="button" onClick={() => selection.show(example)}>
            {words("page-lesson-show")}
          </button>
        )}
        {lesson.task && (
          <button
            type="button"
            class="quiet"
            onClick={() => socket?.send({ type: "lesson", act: "skip" })}
          >
            {words("page-lesson-skip")}
          </button>
        )}
      </div>
    </div>
  );
}
