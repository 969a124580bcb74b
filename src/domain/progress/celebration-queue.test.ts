import { expect, test } from "vitest";
import {
  addCelebration,
  advanceQueue,
  type Celebration,
  type CelebrationQueue,
  emptyQueue,
  endCelebration,
  nextChangeAt,
} from "./celebration-queue.ts";

const ITEMS = {
  xp: { id: "xp", kind: "xp" },
  xp2: { id: "xp2", kind: "xp" },
  streak: { id: "streak", kind: "streak" },
  level5: { id: "level5", kind: "level", level: 5 },
  level6: { id: "level6", kind: "level", level: 6 },
  medal: { id: "medal", kind: "achievement" },
  medal2: { id: "medal2", kind: "achievement" },
} as const satisfies Record<string, Celebration>;
type Name = keyof typeof ITEMS;

/** "+xp" adds, "-xp" ends; a number is the time in ms at which the next ones happen. */
type Script = readonly (number | `+${Name}` | `-${Name}`)[];

/** What is shown after each time of the script at which something changed, as "ms name". */
function play(script: Script): string[] {
  let queue: CelebrationQueue<Celebration> = emptyQueue();
  let nowMs = 0;
  const seen: string[] = [];
  const look = () => {
    const said = `${nowMs} ${queue.shown?.item.id ?? "nothing"}`;
    if (seen.at(-1)?.split(" ")[1] !== said.split(" ")[1]) seen.push(said);
  };
  const runTo = (untilMs: number) => {
    for (let at = nextChangeAt(queue); at !== null && at <= untilMs; at = nextChangeAt(queue)) {
      nowMs = Math.max(nowMs, at);
      queue = advanceQueue(queue, nowMs);
      look();
    }
    nowMs = untilMs;
  };
  for (const step of script) {
    if (typeof step === "number") runTo(step);
    else {
      const item = ITEMS[step.slice(1) as Name];
      queue = step.startsWith("+") ? addCelebration(queue, item) : endCelebration(queue, item.id, nowMs);
      queue = advanceQueue(queue, nowMs);
      look();
    }
  }
  runTo(60_000);
  return seen;
}

const CASES: [string, Script, string[]][] = [
  ["one is shown at once", ["+xp", 5_000, "-xp"], ["0 xp", "5000 nothing"]],
  ["a message stays if nothing waits", ["+xp"], ["0 xp"]],
  ["a message is not replaced before its time", ["+xp", 300, "+xp2"], ["0 xp", "1200 xp2"]],
  ["a message of long ago is replaced at once", ["+xp", 4_000, "+streak"], ["0 xp", "4000 streak"]],
  [
    "all of a completion come one after the other, the big ones after a pause",
    ["+medal", "-medal", 0, "+xp", "+level5", "+medal2", "+streak", 9_000, "-level5"],
    [
      "0 medal",
      "0 nothing",
      "0 xp",
      "1200 streak",
      "2400 nothing",
      "3200 level5",
      "9000 nothing",
      "9800 medal2",
    ],
  ],
  [
    "what arrives together is shown in the order of kinds",
    ["+xp2", "+medal", "+level5", "+streak", 20_000, "-level5"],
    ["0 xp2", "1200 streak", "2400 nothing", "3200 level5", "20000 nothing", "20800 medal"],
  ],
  ["a message that is dismissed early makes room", ["+xp", "+streak", 200, "-xp"], ["0 xp", "200 streak"]],
  [
    "levels become one, for the highest",
    ["+xp", "+level6", "+level5"],
    ["0 xp", "1200 nothing", "2000 level6"],
  ],
  ["a level that is shown becomes a higher one", ["+level5", 500, "+level6"], ["0 level5", "500 level6"]],
  ["a lower level changes nothing", ["+level6", 500, "+level5"], ["0 level6"]],
  ["a dialog stays until it is closed", ["+level5", "+medal", 50_000], ["0 level5"]],
  [
    "the same is shown once",
    ["+medal", "+medal", "+xp", "+xp", 1, "-medal", 9_000, "-xp"],
    ["0 medal", "1 xp", "9000 nothing"],
  ],
  [
    "each card is shown until it is dismissed",
    ["+medal", "+medal2", 9_000, "-medal", 20_000, "-medal2"],
    ["0 medal", "9000 nothing", "9800 medal2", "20000 nothing"],
  ],
  [
    "a card steps aside for a message, and comes back",
    ["+medal", "+medal2", 500, "+xp", 8_000, "-medal"],
    ["0 medal", "3000 xp", "4200 nothing", "5000 medal", "8000 nothing", "8800 medal2"],
  ],
  ["the end of something that is not shown changes nothing", ["+xp", "-medal"], ["0 xp"]],
];

test.each(CASES)("%s", (_, script, seen) => {
  expect(play(script)).toEqual(seen);
});
