//! What each clause says, in a few words; `content/rules` tells the rules in full.

/// The clauses in their order, each with what it says.
pub(super) const SAYS: &[(&str, &str)] = &[
    (
        "C-1",
        "seats, four rounds of seven turns, one expedition unseen",
    ),
    ("C-2", "the eight expeditions and their six patterns"),
    ("C-3", "patterns turn and flip: 21 orientations"),
    ("C-4", "a placement lies whole and free on one board"),
    (
        "C-5",
        "one cell instead, never nothing; without a card, no turn",
    ),
    (
        "C-6",
        "a cross gives one bonus cell, again and again, or it lapses",
    ),
    (
        "C-7",
        "all mark for one card, and nobody's marks touch another's",
    ),
    ("C-8", "symbols work however their cell is marked"),
    (
        "C-9",
        "four cards dealt, two kept and shown together, an offer of four",
    ),
    (
        "C-10",
        "a replacement from the offer or unseen, one after the other",
    ),
    ("C-11", "what happens when deck or offer run out"),
    ("C-12", "completed cards stay open before their owner"),
    (
        "SG-1",
        "47 cards in four colours, and what a score card has",
    ),
    (
        "SG-2",
        "colour tells points and cells; one island in its frame",
    ),
    ("SG-3", "the three symbols; no card with two palms"),
    (
        "SG-4",
        "twelve seals, how they are spread and what they are worth",
    ),
    ("SG-5", "how many symbols the cards of each colour have"),
    ("SG-6", "six cups, each claimed once"),
    ("SG-7", "the setup, and who starts"),
    ("SG-8", "a turn reveals one expedition"),
    ("SG-9", "any free cell will do; marks need not touch"),
    ("SG-10", "a bonus cell goes on either board, near or far"),
    ("SG-11", "coins fill boxes row by row, twelve at most"),
    (
        "SG-12",
        "a palm scores by the palms in the offer, four at most",
    ),
    (
        "SG-13",
        "the order of the symbols of a turn makes no difference",
    ),
    (
        "SG-14",
        "complete is what is marked all over; replaced in step 3",
    ),
    (
        "SG-15",
        "cups for full rows, then picks, from the start player on",
    ),
    ("SG-16", "the offer is filled up when all are done"),
    ("SG-17", "the start player's role goes round, turn by turn"),
    ("SG-18", "rounds, the end of the game, and its last step 3"),
    ("SG-19", "what the total is made of"),
    ("SG-20", "what a seal is worth, and when"),
    (
        "SG-21",
        "an unfinished card is worth nothing, its coins and palms are",
    ),
    ("SG-22", "ties: gray, green, orange, purple, then shared"),
    ("SG-23", "worked example: Sarah's 95 points"),
    ("SG-24", "worked example: Tim's palm"),
    ("SG-25", "worked example: the cups of a turn"),
    (
        "SG-26",
        "worked example: a turned and flipped L4, a completed card",
    ),
    (
        "SG-27",
        "four players: 35 cards in the deck, and what if it runs out",
    ),
    ("SG-28", "both cards completed in one turn"),
    (
        "SG-29",
        "every card held has a free cell when marking begins",
    ),
    ("SG-30", "who may know what"),
    ("PY-1", "48 numbered cards, sixteen of each colour"),
    (
        "PY-2",
        "a chamber: entry, tomb, walls, six symbols, all in reach",
    ),
    ("PY-3", "the tracks and pools of a score sheet"),
    (
        "PY-4",
        "ten skull penalties that never fall, set by the pack",
    ),
    ("PY-5", "neither round card nor start player"),
    ("PY-6", "the setup, and how large the deck is then"),
    ("PY-7", "a turn reveals one expedition"),
    ("PY-8", "everybody marks the pattern or one cell"),
    ("PY-9", "the first mark on a card takes in its entry"),
    ("PY-10", "later marks touch earlier ones"),
    (
        "PY-11",
        "walls and marks are closed, the tomb is a cell like others",
    ),
    (
        "PY-12",
        "a bonus cell obeys the same rules, and may open a card",
    ),
    ("PY-13", "gems fill boxes of their colour, ten at most"),
    ("PY-14", "one torch a round, in the box of the round"),
    ("PY-15", "skulls fill boxes, ten at most"),
    (
        "PY-16",
        "a potion empties the two highest skull boxes, without credit",
    ),
    (
        "PY-17",
        "the tomb completes a card, and the whole pattern counts",
    ),
    ("PY-18", "a complete card takes no more marks"),
    ("PY-19", "the order of the symbols of one mark"),
    (
        "PY-20",
        "replacements by the number on the card, refilled in between",
    ),
    (
        "PY-21",
        "the 2nd, 4th and 6th card of a colour claim a pyramid box",
    ),
    ("PY-22", "the order of several claims"),
    ("PY-23", "the end of the game, and its last steps 3 and 4"),
    ("PY-24", "what the total is made of"),
    (
        "PY-25",
        "an unfinished card is worth nothing, what it brought is",
    ),
    ("PY-26", "ties: the lowest completed number, else shared"),
    ("PY-27", "worked example: Lukas's 111 points"),
    ("PY-28", "worked example: who claims first"),
    ("PY-29", "worked example: two first claims"),
    ("PY-30", "worked example: a torch in round 1"),
    ("PY-31", "worked example: a card opened with a flipped L4"),
    ("PY-32", "a card in play always has a cell to mark"),
    ("PY-33", "who may know what"),
    ("NG-1", "the board, 35 fences for all, open deposits"),
    ("NG-2", "the eight yields"),
    ("NG-3", "the chips, by the number of players"),
    ("NG-4", "67 lines between cells, and none on the rim"),
    ("NG-5", "where the deposits lie"),
    ("NG-6", "who begins, clockwise, and who are partners"),
    ("NG-7", "a turn of fences: two of them, one in some cases"),
    (
        "NG-8",
        "after each fence every region has four cells or more",
    ),
    ("NG-9", "one chip of one's own on a free cell"),
    (
        "NG-10",
        "passing is always open and final; who can do nothing is out",
    ),
    ("NG-11", "nothing moves again; who is out is skipped"),
    ("NG-12", "when the game ends, and how long it can be"),
    ("NG-13", "32 cells for chips, and how many chips there are"),
    (
        "NG-14",
        "the highest sum takes the region, level players share",
    ),
    ("NG-15", "what becomes of gold that does not divide"),
    ("NG-16", "the highest total wins; ties shared or by piles"),
    ("NG-17", "four players: the chips and the gold of a team"),
    ("NG-18", "who may know what"),
    ("NG-19", "worked example: one winner takes 13"),
    ("NG-20", "worked example: a tie, divided in three ways"),
    ("NG-21", "worked example: a corner of three or four cells"),
    ("NG-22", "worked example: only the second fence is refused"),
    ("NG-23", "a fence may split nothing"),
    ("NG-24", "no second fence on a line"),
    ("NG-25", "fences run beside chips and deposits"),
    ("NG-26", "without chips one may go on building, even alone"),
    ("NG-27", "the preset of the later edition"),
];

/// Clauses that no program can break, each with the reason why no test is wanted.
pub(super) const UNBREAKABLE: &[(&str, &str)] = &[];

/// What clauses say beyond what a program can do or leave, each with the reason.
pub(super) const BEYOND: &[(&str, &str, &str)] = &[
    (
        "SG-8",
        "nobody leafs through the expeditions that were shown",
        "a rule for hands: a view keeps what its seat has seen, and no picture shows the pile",
    ),
    (
        "PY-1",
        "which number has which colour in print",
        "not known to us; the shipped deck is our own design",
    ),
    (
        "PY-4",
        "the printed penalties",
        "not known to us but for a 6; an owner can type them in, which is tested",
    ),
    (
        "NG-5",
        "the printed cells of the deposits",
        "not known to us; the cells are those of the later edition",
    ),
    (
        "NG-17",
        "partners may talk aloud, but not about values",
        "a rule for people: no seat has a voice here",
    ),
    (
        "NG-27",
        "the special powers of the later edition",
        "left out on purpose; there is nothing to break",
    ),
];
