import { expect, test } from "vitest";
import { explainEmptyBatch } from "./empty-batch.ts";

const DONE =
  "Every quest that fits your path and your week is open or done. Finish an open one, or correct in your profile what SideQuest knows about your business.";
const LONGER = "There you can also allow longer quests again.";
const RULED_OUT = "If something you ruled out is fine again, tell the mentor.";

test.each([
  [
    { days: 0, isShortOnly: true, ruledOut: 2 },
    "No day of the next seven has time for a quest. Give a day some time in your profile.",
  ],
  [{ days: 2, isShortOnly: false, ruledOut: 0 }, DONE],
  [{ days: 2, isShortOnly: false, ruledOut: 1 }, `${DONE} ${RULED_OUT}`],
  [{ days: 2, isShortOnly: true, ruledOut: 1 }, `${DONE} ${LONGER} ${RULED_OUT}`],
])("%j", (empty, text) => {
  expect(explainEmptyBatch(empty)).toBe(text);
});
