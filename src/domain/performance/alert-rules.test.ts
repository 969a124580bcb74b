import { expect, test } from "vitest";
import { type AlertWindow, findBreaches, nextStep } from "./alert-rules.ts";

const CALM: AlertWindow = {
  requests: 812,
  p95Ms: 120,
  errorRate: 0,
  cpu: 20,
  memory: 40,
  generations: 10,
  generationSuccess: 1,
  queue: 0,
};

test.each<[Partial<AlertWindow>, string]>([
  [{}, ""],
  [{ p95Ms: 999 }, ""],
  [{ p95Ms: 1_000 }, "warning: API p95 above 1s: 1.0s over 812 requests in the last 5 minutes."],
  [{ p95Ms: 3_000 }, "critical: API p95 above 3s: 3.0s over 812 requests in the last 5 minutes."],
  [{ p95Ms: 3_000, requests: 19 }, ""],
  [
    { p95Ms: 3_000, requests: 20 },
    "critical: API p95 above 3s: 3.0s over 20 requests in the last 5 minutes.",
  ],
  [{ errorRate: 0.019 }, ""],
  [{ errorRate: 0.02 }, "warning: Error rate above 2%: 2.0% of 812 requests failed in the last 5 minutes."],
  [{ errorRate: 0.05 }, "critical: Error rate above 5%: 5.0% of 812 requests failed in the last 5 minutes."],
  [{ errorRate: 1, requests: 19 }, ""],
  [{ cpu: 74.9 }, ""],
  [{ cpu: 75 }, "warning: CPU above 75%: 75% on average in the last 5 minutes."],
  [{ cpu: 90, requests: 0 }, "critical: CPU above 90%: 90% on average in the last 5 minutes."],
  [{ memory: 78.2 }, "warning: Memory above 75%: 78% on average in the last 5 minutes."],
  [{ memory: 95 }, "critical: Memory above 90%: 95% on average in the last 5 minutes."],
  [{ generationSuccess: 0.95 }, ""],
  [
    { generationSuccess: 0.9 },
    "warning: Generation success below 95%: 90% of 10 generations went well in the last 5 minutes.",
  ],
  [{ generationSuccess: 0.8 }, "warning"],
  [{ generationSuccess: 0.79 }, "critical"],
  [{ generationSuccess: null, generations: 0 }, ""],
  [{ queue: 99 }, ""],
  [{ queue: 100 }, "warning: Queue above 100: 100 operations are waiting."],
  [{ queue: 1_000 }, "critical: Queue above 1,000: 1K operations are waiting."],
])("%j", (change, said) => {
  const lines = findBreaches({ ...CALM, ...change }).map(
    ({ type, title, message }) => `${type}: ${title}: ${message}`,
  );
  if (said === "") expect(lines).toEqual([]);
  else expect(lines).toEqual([expect.stringMatching(new RegExp(`^${said.replace(".", "\\.")}`, "u"))]);
});

test("every rule has its own message", () => {
  const breaches = findBreaches({ ...CALM, cpu: 80, memory: 92, queue: 300 });
  expect(breaches.map(({ rule, type }) => [rule, type])).toEqual([
    ["cpu", "warning"],
    ["memory", "critical"],
    ["queue", "warning"],
  ]);
});

test.each([
  ["calm", undefined, false, "none"],
  ["a limit is passed", undefined, true, "open"],
  ["it lasts", { goodSamples: 0 }, true, "renew"],
  ["a first good sample", { goodSamples: 0 }, false, "count"],
  ["a second", { goodSamples: 1 }, false, "count"],
  ["a third", { goodSamples: 2 }, false, "resolve"],
  ["bad again after two good ones", { goodSamples: 2 }, true, "renew"],
])("%s", (_what, open, isBreached, step) => expect(nextStep(open, isBreached)).toBe(step));
