import { expect, test } from "vitest";
import { rankFound } from "./rank-found.ts";

const open = (title: string, dueDate = "2026-11-20") => ({
  title,
  dueDate,
  inProgress: false,
  isCompleted: false,
  completedAt: null,
});
const done = (title: string, completedAt: string) => ({ ...open(title), isCompleted: true, completedAt });
const running = (title: string) => ({ ...open(title, "2026-12-31"), inProgress: true });

test.each([
  [
    "the running one leads",
    [open("Soap a"), running("Call"), done("Soap b", "2026-11-01")],
    "Call, Soap a, Soap b",
  ],
  ["titles before other texts", [open("Call", "2026-11-01"), open("Soap")], "Soap, Call"],
  ["open by due date", [open("Soap b", "2026-11-22"), open("Soap a", "2026-11-21")], "Soap a, Soap b"],
  ["done newest first", [done("Soap b", "2026-10-01"), done("Soap a", "2026-11-01")], "Soap a, Soap b"],
  ["open before done, whatever the text", [done("Soap", "2026-11-01"), open("Call")], "Call, Soap"],
])("%s", (_case, quests, order) => {
  expect(
    rankFound(quests, ["soap"])
      .map(({ title }) => title)
      .join(", "),
  ).toBe(order);
});
