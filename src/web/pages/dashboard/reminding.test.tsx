import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { quest } from "#web/testing/quests.ts";
import { NO_REMINDERS, PHONE } from "#web/testing/reminders.ts";
import { renderDashboard } from "#web/testing/render-dashboard.tsx";
import { shownToasts } from "#web/ui/toast/toast-store.ts";

const one = quest(1, 0);
const path = `/api/reminders/quests/${one.id}`;
const lastToast = () => shownToasts().map(({ title, description }) => [title, description])[0];

async function choose(person: ReturnType<typeof renderDashboard>["person"], name: string) {
  await person.click(
    (await screen.findAllByRole("button", { name: `Quest menu: ${one.title}` }))[0] as HTMLElement,
  );
  await person.click(await screen.findByRole("menuitem", { name }));
}

test("Remind me sets a reminder for devices that were added before, and says when", async () => {
  const at = "2026-11-12T19:00:00.000Z";
  const { asked, person } = renderDashboard({
    quests: [one],
    answers: {
      "GET /api/reminders": { json: { ...NO_REMINDERS, devices: [PHONE] } },
      [`PUT ${path}`]: { json: { questId: one.id, at } },
    },
  });
  await choose(person, "Remind me");
  await waitFor(() => expect(lastToast()?.[0]).toBe("Reminder set"));
  expect(lastToast()?.[1]).toContain("Quest 1");
  expect(asked.filter(({ method }) => method === "PUT").map(({ path }) => path)).toEqual([path]);
});

test("with no device that can be notified it says so, and leads to the reminders", async () => {
  const { asked, person } = renderDashboard({ quests: [one] });
  await choose(person, "Remind me");
  await waitFor(() =>
    expect(lastToast()).toEqual(["No reminder", "Notifications are blocked in this browser."]),
  );
  expect(shownToasts()[0]?.action?.label).toBe("Reminders");
  expect(asked.some(({ method }) => method === "PUT")).toBe(false);
});

test("a reminder that is set can be taken back", async () => {
  const quests = [{ questId: one.id, at: "2026-11-12T19:00:00.000Z" }];
  const { person } = renderDashboard({
    quests: [one],
    answers: {
      "GET /api/reminders": { json: { ...NO_REMINDERS, devices: [PHONE], quests } },
      [`DELETE ${path}`]: { status: 204 },
    },
  });
  await choose(person, "Don’t remind me");
  await waitFor(() => expect(lastToast()?.[0]).toBe("No reminder"));
});
