import fc from "fast-check";
import { expect, test } from "vitest";
import type { FunnelEvent } from "./analytics-events.ts";
import { FUNNEL_STEPS, onboardingTaken, stepsTaken } from "./funnel.ts";
import { funnelMark } from "./visit.ts";

const marks = (...events: FunnelEvent[]) => events.reduce((all, event) => all | funnelMark(event), 0);

test.each([
  [marks(), 0, []],
  [marks("landing_page_view"), 1, []],
  [marks("cta_click"), 0, []],
  [marks("onboarding_start", "onboarding_completion"), 0, ["started", "finished"]],
  [marks("onboarding_completion"), 0, []],
  [marks("landing_page_view", "onboarding_start"), 1, ["started"]],
  [marks("landing_page_view", "cta_click", "signup_attempt"), 2, []],
  [marks(...FUNNEL_STEPS), 4, ["started", "finished"]],
])("marks %i are %i steps", (given, steps, onboarding) => {
  expect(stepsTaken(given)).toEqual(FUNNEL_STEPS.slice(0, steps));
  expect(onboardingTaken(given)).toEqual(onboarding);
});

test("of any people, no step has more than the one before", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(255)), (people) => {
      const counts = FUNNEL_STEPS.map(
        (step) => people.filter((given) => stepsTaken(given).includes(step)).length,
      );
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
    }),
  );
});
