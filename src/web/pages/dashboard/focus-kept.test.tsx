import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { completed, founder, quest, running } from "#web/testing/quests.ts";
import { renderDashboard } from "#web/testing/render-dashboard.tsx";

const description = "Scent first.\n1. Write the scent.\n2. Add the size.";
const waiting = quest(1, 0, { description });
const one = { ...waiting, ...running };
const paid = {
  "POST /api/auth/user/xp": { json: { ...founder, levelUp: false, newLevel: 4, awarded: 25, reason: null } },
};
/** The list as it is before and after the quest was changed. */
const changing = (before: readonly object[], change: object, after: readonly object[]) =>
  renderDashboard({
    quests: [],
    answers: {
      "GET /api/tasks": [{ json: before }, { json: after }],
      [`PATCH /api/tasks/${one.id}`]: {
        json: { ...change, streakStarted: false, earned: [], awardId: null },
      },
      ...paid,
    },
  });
const region = async (name: string) => within(await screen.findByRole("region", { name }));
const focused = () => document.activeElement;

test("after Start the first step has the focus", async () => {
  const { person } = changing([waiting], one, [one]);
  (await region("Quest 1")).getByRole("button", { name: /^Start/u }).focus();
  await person.keyboard("{Enter}");
  const step = await screen.findByRole("checkbox", { name: "Write the scent." });
  await waitFor(() => expect(focused()).toBe(step));
});

test("after Complete the next Start has it", async () => {
  const two = quest(2, 0);
  const { person } = changing([one, two], completed(1, 0), [completed(1, 0), two]);
  (await region("Quest 1")).getByRole("button", { name: "Complete" }).focus();
  await person.keyboard("{Enter}");
  const start = (await region("Quest 2")).getByRole("button", { name: /^Start/u });
  await waitFor(() => expect(focused()).toBe(start));
});

test("after the last Complete the heading of the day's end has it", async () => {
  const later = quest(2, 1);
  const { person } = changing([one, later], completed(1, 0), [completed(1, 0), later]);
  (await region("Quest 1")).getByRole("button", { name: "Complete" }).focus();
  await person.keyboard("{Enter}");
  const heading = await screen.findByRole("heading", { name: "Quest Master!" });
  await waitFor(() => expect(focused()).toBe(heading));
});

test("a page that opens with a started quest leaves the focus alone", async () => {
  renderDashboard({ quests: [one] });
  await region("Quest 1");
  expect(focused()).toBe(document.body);
});
