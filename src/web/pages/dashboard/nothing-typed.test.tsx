import { fireEvent } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { MENTOR_BUTTON_ID } from "#web/features/mentor/mentor-button.tsx";
import { startCapture } from "#web/platform/analytics/analytics-capture.ts";
import { nameOf } from "#web/platform/analytics/analytics-clicks.ts";
import { forgetSession, storeUnsent } from "#web/platform/analytics/analytics-queue.ts";
import { browser } from "#web/platform/browser.ts";
import { elementsOf, eventsOf, stubBeacon } from "#web/testing/capture.ts";
import { completed, founder, quest, running } from "#web/testing/quests.ts";
import { renderApp } from "#web/testing/render-app.tsx";
import { EMPTY_DASHBOARD } from "#web/testing/render-dashboard.tsx";

/** Whatever comes from a person has this in it, and must not be found in anything that is sent. */
const MARK = "zebra";

const user = {
  ...founder,
  username: `Maya ${MARK}`,
  email: `${MARK}@example.com`,
  businessName: `${MARK} candles`,
  businessDescription: `Candles with a ${MARK}`,
  goals: MARK,
};
const own = { title: `Paint a ${MARK}`, description: `All about the ${MARK}`, category: `My ${MARK}` };
const EXCHANGE = {
  id: "00000000-0000-4000-8000-000000000077",
  prompt: `Where do I sell a ${MARK}?`,
  timestamp: "2026-11-12T10:00:00.000Z",
  attempts: [
    {
      messageId: "a",
      text: `Sell the ${MARK} at [the ${MARK} market](https://${MARK}.example.com).`,
      model: "Model A",
      basis: { cards: [], profile: [], quests: [] },
      isStopped: false,
      timestamp: "2026-11-12T10:00:00.000Z",
      suggestedTask: {
        suggestionId: "00000000-0000-4000-8000-000000000078",
        title: `Call the ${MARK} shop`,
        description: `Step one: the ${MARK}`,
        category: "Sales",
        difficulty: "Beginner",
        xpReward: 25,
        isAdded: false,
      },
    },
  ],
};

const WAIT = { timeout: 60_000 };
const PRESSABLE = "button, a[href], [role=menuitem], [role=tab]";

/** What can be opened, by the button's selector and what it is called among the features. */
const OPENERS = [
  [`[data-quest-id="${quest(1, 0).id}"] [data-track='Quest title']`, "Task Workspace"],
  [`[data-quest-id="${quest(2, 0).id}"] [data-track='Quest title']`, "Read Quest"],
  ["article [data-track='Complete']", "Complete Quest"],
  ["[aria-keyshortcuts=n]", "New Quest"],
  ["[aria-label=Profile]", "Profile"],
  ["[aria-label=Feedback]", "Feedback"],
  [`#${MENTOR_BUTTON_ID}`, "AI Mentor"],
] as const;

const opened = (feature: string) => document.querySelector(`[data-feature="${feature}"]:not([hidden])`);

async function open(selector: string, feature: string) {
  const button = await vi.waitUntil(() => document.querySelector<HTMLElement>(selector), WAIT);
  fireEvent.click(button);
  return vi.waitUntil(() => opened(feature), WAIT);
}

/** Every name the page could be counted by, as a person could read it and as it would be sent. */
function names(): { read: string; sent: string }[] {
  return [...document.querySelectorAll<HTMLElement>(PRESSABLE)].map((element) => ({
    read: element.getAttribute("aria-label") ?? element.textContent,
    sent: nameOf(element),
  }));
}

function typeEverywhere(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("input[type=text], textarea")) {
    fireEvent.change(field, { target: { value: `typed ${MARK}` } });
    fireEvent.click(field);
  }
  for (const form of document.forms) fireEvent.submit(form);
}

test("whatever is opened, pressed or typed on the dashboard, nobody's words are in what is sent", async () => {
  vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
  const beacons = stubBeacon();
  const tasks = [
    quest(1, 0, { ...own, ...running }),
    quest(2, 0, { ...own, title: `Sell a ${MARK}` }),
    completed(4, 0, own),
  ];
  renderApp({
    path: "/",
    user,
    answers: {
      ...EMPTY_DASHBOARD,
      "GET /api/tasks": { json: tasks },
      "GET /api/tasks/completed": { json: { quests: [], next: null } },
      "GET /api/rag/conversation": { json: { exchanges: [EXCHANGE] } },
      "GET /api/rag/mentor": { json: { models: [], starters: [`How do I sell a ${MARK}?`] } },
    },
  });
  startCapture();
  onTestFinished(forgetSession);

  const seen = names();
  for (const [selector, feature] of OPENERS) {
    const dialog = await open(selector, feature);
    typeEverywhere();
    seen.push(...names());
    fireEvent.keyDown(dialog, { key: "Escape" });
    await vi.waitUntil(() => !opened(feature), WAIT);
  }
  expect(seen.filter(({ read }) => read.includes(MARK)).length).toBeGreaterThan(10);
  expect(seen.filter(({ sent }) => sent.includes(MARK))).toEqual([]);

  storeUnsent();
  const events = beacons.sent("/api/analytics/actions").flatMap(eventsOf);
  const elements = elementsOf(events);
  for (const expected of [
    "button_click Quest title",
    "feature_used Task Workspace",
    "form_submit New Quest",
  ]) {
    expect(elements).toContain(expected);
  }
  expect(beacons.all.map(({ body }) => body).join()).not.toContain(MARK);
});
