import { expect, test } from "vitest";
import { NO_PLAN, type Plan } from "../billing/subscription.ts";
import { MS_PER_DAY } from "../general/durations.ts";
import { PLAN_KIND_WORDS, PLAN_KINDS, type PlanKind, planKindOf } from "./plan-kinds.ts";

const NOW = new Date("2026-03-10T12:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * MS_PER_DAY);

const CASES: [string, Partial<Plan>, PlanKind][] = [
  ["nothing ever", {}, "none"],
  ["a trial that runs", { status: "trial", trialExpiresAt: inDays(1) }, "trial"],
  ["a trial that ends now", { status: "trial", trialExpiresAt: NOW }, "trial_ended"],
  ["a trial that is over", { status: "trial", trialExpiresAt: inDays(-40) }, "trial_ended"],
  ["a paid period", { paymentState: "active", paidUntil: inDays(10) }, "paying"],
  ["a renewal under way", { paymentState: "active", paidUntil: inDays(-6.9) }, "paying"],
  ["a renewal nobody answered for a week", { paymentState: "active", paidUntil: inDays(-7) }, "churned"],
  ["a failed renewal within its grace", { paymentState: "past_due", paidUntil: inDays(-2) }, "past_due"],
  ["a failed renewal after its grace", { paymentState: "past_due", paidUntil: inDays(-8) }, "churned"],
  [
    "cancelled, and paid until later",
    { paymentState: "active", paidUntil: inDays(3), cancelsAtEnd: true },
    "paying",
  ],
  [
    "cancelled, and over: no grace",
    { paymentState: "active", paidUntil: inDays(-1), cancelsAtEnd: true },
    "churned",
  ],
  ["ended by the provider", { paymentState: "ended", paidUntil: inDays(5) }, "churned"],
  ["a first payment not finished", { paymentState: "incomplete" }, "none"],
  ["a grant", { status: "subscribed" }, "granted"],
  [
    "a grant beside a payment",
    { status: "subscribed", paymentState: "active", paidUntil: inDays(1) },
    "paying",
  ],
  [
    "a grant after payments",
    { status: "subscribed", paymentState: "ended", paidUntil: inDays(-90) },
    "granted",
  ],
  ["legacy", { status: "legacy", legacyAccess: true }, "legacy"],
  ["legacy switched off, trial days left", { status: "legacy", trialExpiresAt: inDays(5) }, "trial_ended"],
  ["legacy switched off, nothing before", { status: "legacy" }, "none"],
  [
    "a trial after payments ended",
    { status: "trial", trialExpiresAt: inDays(2), paymentState: "ended", paidUntil: inDays(-2) },
    "trial",
  ],
];

test.each(CASES)("%s", (_what, plan, kind) => {
  expect(planKindOf({ ...NO_PLAN, ...plan }, NOW)).toBe(kind);
});

test("each kind has a case, and a definition of one sentence", () => {
  expect(new Set(CASES.map(([, , kind]) => kind))).toEqual(new Set(PLAN_KINDS));
  for (const kind of PLAN_KINDS) expect(PLAN_KIND_WORDS[kind].means).toMatch(/^[A-Z][^.]*\.$/u);
});
