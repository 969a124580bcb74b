import { waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { emptySchedule } from "#domain/onboarding/weekly-schedule.ts";
import { drain } from "#web/platform/analytics/analytics-queue.ts";
import {
  button,
  enter,
  forgetEverything,
  give,
  goTo,
  isOff,
  renderOverlay,
  step,
} from "#web/testing/dialogs/onboarding.tsx";
import { maya } from "#web/testing/maya.ts";
import { shownToasts } from "#web/ui/toast/toast-store.ts";

const SAVE = "POST /api/auth/onboarding";
const SAVED = { json: { user: maya, hasFirstQuests: true } };

beforeEach(forgetEverything);

test("everything is sent once, with the browser's zone, and then it is complete", async () => {
  const { asked, onComplete } = renderOverlay({ answers: { [SAVE]: SAVED } });
  expect(drain()).toMatchObject([{ event: "onboarding_start" }]);
  await goTo(8);
  await give[7]?.();
  await userEvent.dblClick(button("Start Your Quest"));
  await waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
  const weeklySchedule = emptySchedule();
  weeklySchedule.monday.available = true;
  expect(asked.map(({ body }) => body)).toEqual([
    {
      businessName: "Wick & Willow",
      businessType: "E-commerce",
      businessStage: "Pre-Launch",
      businessDescription: "Candles.",
      goals: "Generate Revenue, Test Ideas",
      experience: "Some Experience",
      timeCommitment: "5-10 hours/week",
      weeklySchedule,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ]);
  expect(weeklySchedule.monday).toEqual({ available: true, startTime: "09:00", endTime: "17:00" });
  expect(window.localStorage.getItem("onboardingDraft")).toBeNull();
  expect(drain().at(-1)).toMatchObject({ event: "onboarding_completion" });
});

test("while it is saved the button says so and nothing can be pressed", async () => {
  let answer: (response: Response) => void = () => undefined;
  const { onComplete } = renderOverlay();
  await goTo(8);
  await give[7]?.();
  vi.stubGlobal("fetch", () => new Promise((resolve) => (answer = resolve)));
  await enter();
  expect(isOff("Setting up...")).toBe(true);
  expect(isOff("Back")).toBe(true);
  await userEvent.click(button("Back"));
  expect(step()).toBe(8);
  answer(new Response(JSON.stringify(SAVED.json)));
  await waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
});

test.each([
  [500, { status: 500, text: "broken" }],
  [401, { status: 401, json: { error: "unauthenticated", message: "Please sign in.", requestId: "r" } }],
  [0, { offline: true as const }],
])(
  "a failure (%i) stays on step 8 with everything typed, and can be tried again",
  async (status, failure) => {
    const { onComplete, unmount } = renderOverlay({ answers: { [SAVE]: failure } });
    await goTo(8);
    await give[7]?.();
    await userEvent.click(button("Start Your Quest"));
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([
        {
          title: "Error",
          description: "Failed to save your information. Please try again.",
          variant: "destructive",
        },
      ]),
    );
    expect(drain().at(-1)).toMatchObject({ action: "onboarding_error", metadata: { status } });
    expect([step(), isOff("Start Your Quest")]).toEqual([8, false]);
    // The message is at the upper edge, away from the button that tries again.
    expect(document.documentElement.style.getPropertyValue("--toast-overlay")).toMatch(/^calc\(100dvh/u);
    expect(onComplete).not.toHaveBeenCalled();
    unmount();
    const again = renderOverlay({ answers: { [SAVE]: SAVED } });
    await userEvent.click(button("Start Your Quest"));
    await waitFor(() => expect(again.onComplete).toHaveBeenCalledOnce());
    expect(again.asked[0]?.body).toMatchObject({ businessName: "Wick & Willow" });
  },
);
