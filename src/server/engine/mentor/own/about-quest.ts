import { readQuestText } from "#domain/quests/quest-text.ts";
import type { MentorFacts, OpenQuest } from "../facts.ts";
import type { Said } from "../said.ts";
import { findQuest, lacksSomething } from "./find-quest.ts";

type Wish = "why" | "fewer" | "lacks" | "smaller" | "stuck" | "skip" | "help";

const WISHES: readonly [Wish, RegExp][] = [
  [
    "fewer",
    /\b(?:\d+|one|two|three|four|five|six) (?:instead of|rather than|and not|not) (?:\d+|\p{L}+)\b/iu,
  ],
  [
    "stuck",
    /\b(?:stuck|stop(?:ped)? at|can'?t get past|don'?t know (?:how|what|which|where)|do not know|what (?:do|would|should) .{0,40}(?:write|say|put|mail)|what would the|step (?:\d|one|two|three|four|five))\b/iu,
  ],
  [
    "smaller",
    /\b(?:smaller|shorter|too (?:big|much|long|hard|scary)|gentler|easier|scare[sd]?|scary|less|break (?:it|this) down|version|no time|only have)\b/iu,
  ],
  [
    "skip",
    /\b(?:skip|instead|drop|remove|leave (?:it|that|this) out|not (?:relevant|for me)|pointless|already (?:did|done|have|know))\b/iu,
  ],
  ["why", /\b(?:why|what for|what'?s the (?:point|use)|reason|good for|what good)\b/iu],
];

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  first: 1,
  two: 2,
  second: 2,
  three: 3,
  third: 3,
  four: 4,
  fourth: 4,
  five: 5,
  fifth: 5,
};

/** What somebody asks about a quest on their board: why, smaller, stuck, skip, help. Null if it is about none. */
export function aboutQuest(text: string, facts: MentorFacts, questId: string | null): Said | null {
  const quest = findQuest(text, facts, questId);
  if (!quest) return null;
  const wish =
    WISHES.find(([, pattern]) => pattern.test(text))?.[0] ?? (lacksSomething(text) ? "lacks" : "help");
  const steps = readQuestText(quest.description).steps;
  return {
    kind: "own",
    topic: "about-quest",
    text: TEXTS[wish](quest, steps, text),
    basis: { cards: [], profile: [], quests: [quest.title] },
    suggest: null,
  };
}

const TEXTS: Record<Wish, (quest: OpenQuest, steps: readonly string[], text: string) => string> = {
  why: (quest, steps) =>
    [
      `“${quest.title}” was chosen because of this: ${sentence(quest.reason ?? "it is the next thing on your way")}`,
      steps[0] ? `Its first step is small: ${sentence(steps[0])}` : "",
      "If it does not fit you, press Not Relevant and say why: the reason changes what you get next.",
    ]
      .filter(Boolean)
      .join(" "),
  fewer: (quest, steps) =>
    [
      `Yes. Fewer is fine for “${quest.title}”: a smaller number done this week teaches more than a larger one put off, as long as they are people or things you have not tried yet.`,
      steps[0] ? `Start the same way: ${sentence(steps[0])}` : "",
      "Note the number you really did when you complete it.",
    ]
      .filter(Boolean)
      .join(" "),
  lacks: (quest, steps) =>
    [
      `You can still do “${quest.title}”: take the nearest thing you already have, borrow one, or use a free app on your phone, and note that the result is rough. Your own will often do for a first try.`,
      steps[0] ? `The first step stays: ${sentence(steps[0])}` : "",
      "If it truly cannot be done without, press Not Relevant and give that as the reason, and the next quests will do without it.",
    ]
      .filter(Boolean)
      .join(" "),
  smaller: (quest, steps) =>
    [
      `Do only its first step today: ${sentence(steps[0] ?? quest.title)} Give that ten minutes and stop there; a quest that was started counts as started.`,
      steps[1] ? `Step 2 can wait for another day: ${sentence(steps[1])}` : "",
      "“Shorter” on the quest's card makes the whole of it smaller, and “Another day” moves it.",
    ]
      .filter(Boolean)
      .join(" "),
  skip: (quest) =>
    `You may: Not Relevant on its card takes “${quest.title}” off your board, and the reason you give (already done, too big, not my business, not now) steers what comes next. Before you do, this is what it is for: ${sentence(quest.reason ?? "it is the next thing on your way")} If only the size is wrong, take its first step and leave the rest.`,
  stuck: (quest, steps, text) => {
    const asked = stepAsked(text, steps);
    if (!asked)
      return `“${quest.title}” goes like this:\n${numbered(steps)}\nTell me at which step you are stuck, or begin with the first and give it ten minutes.`;
    const next = steps[asked.index + 1];
    return [
      `Step ${asked.index + 1} of “${quest.title}” is: ${sentence(asked.step)}`,
      "Write the roughest version of it first, in five minutes and without correcting; the second one will be easy, because then there is something to improve.",
      next
        ? `After it comes: ${sentence(next)}`
        : "It is the last step: when it is roughly done, the quest is done.",
    ].join(" ");
  },
  help: (quest, steps) =>
    [
      `Here is “${quest.title}” in its steps:`,
      numbered(steps),
      steps[0]
        ? `Start with the first and give it ten minutes. ${quest.reason ? `It matters now because: ${sentence(quest.reason)}` : ""}`.trim()
        : "",
    ]
      .filter(Boolean)
      .join("\n\n"),
};

function stepAsked(text: string, steps: readonly string[]): { index: number; step: string } | null {
  const said =
    /\b(?:step|point|number) (\d|one|two|three|four|five)\b|\b(first|second|third|fourth|fifth|last) (?:step|mail|message|part|point)\b/iu.exec(
      text,
    );
  const word = (said?.[1] ?? said?.[2] ?? "").toLowerCase();
  const index = word === "last" ? steps.length - 1 : (NUMBERS[word] ?? Number(word)) - 1;
  const step = steps[index];
  return step ? { index, step } : null;
}

function numbered(steps: readonly string[]): string {
  return steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
}

function sentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?]$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}
