import { expect, test } from "vitest";
import { MS_PER_DAY } from "../general/durations.ts";
import {
  dialogFor,
  monthsAfter,
  NO_PLAN,
  type Plan,
  standingOf,
  trialBadgeTone,
  trialEnd,
} from "./subscription.ts";

const now = new Date("2026-11-15T12:00:00.000Z");
const after = (ms: number) => new Date(now.getTime() + ms);
const plan = (changes: Partial<Plan>): Plan => ({ ...NO_PLAN, ...changes });

test.each<[string, Partial<Plan>, string, boolean]>([
  ["nothing yet", {}, "unsubscribed", false],
  ["a trial that runs", { status: "trial", trialExpiresAt: after(1) }, "trial", true],
  ["a trial at its last moment", { status: "trial", trialExpiresAt: now }, "expired trial", false],
  ["a grant", { status: "subscribed" }, "subscribed", true],
  ["a grant after a trial", { status: "subscribed", trialExpiresAt: after(-MS_PER_DAY) }, "subscribed", true],
  ["legacy with access", { status: "legacy", legacyAccess: true }, "legacy", true],
  ["legacy without access, no trial used", { status: "legacy" }, "unsubscribed", false],
  [
    "legacy without access, trial used",
    { status: "legacy", trialExpiresAt: after(-1) },
    "expired trial",
    false,
  ],
  [
    "legacy without access, days of a trial left",
    { status: "legacy", trialExpiresAt: after(5 * MS_PER_DAY) },
    "expired trial",
    false,
  ],
  ["the access switch alone gives nothing", { legacyAccess: true }, "unsubscribed", false],
  ["paid", { paymentState: "active", paidUntil: after(1) }, "subscribed", true],
  [
    "paid after a trial",
    { status: "trial", trialExpiresAt: after(-1), paymentState: "active", paidUntil: after(1) },
    "subscribed",
    true,
  ],
  [
    "renewal under way",
    { paymentState: "active", paidUntil: after(-7 * MS_PER_DAY + 1) },
    "subscribed",
    true,
  ],
  [
    "renewal never came",
    { paymentState: "active", paidUntil: after(-7 * MS_PER_DAY) },
    "expired trial",
    false,
  ],
  ["renewal failed", { paymentState: "past_due", paidUntil: after(-7 * MS_PER_DAY + 1) }, "subscribed", true],
  [
    "renewal failed a week ago",
    { paymentState: "past_due", paidUntil: after(-7 * MS_PER_DAY) },
    "expired trial",
    false,
  ],
  [
    "cancelled, period runs",
    { paymentState: "active", cancelsAtEnd: true, paidUntil: after(1) },
    "subscribed",
    true,
  ],
  [
    "cancelled, period over",
    { paymentState: "active", cancelsAtEnd: true, paidUntil: now },
    "expired trial",
    false,
  ],
  ["lapsed", { paymentState: "ended", paidUntil: after(MS_PER_DAY) }, "expired trial", false],
  [
    "lapsed in a trial that runs",
    { status: "trial", trialExpiresAt: after(MS_PER_DAY), paymentState: "ended", paidUntil: after(-1) },
    "trial",
    true,
  ],
  ["first payment open", { paymentState: "incomplete" }, "unsubscribed", false],
])("%s", (_name, changes, expected, hasAccess) => {
  const standing = standingOf(plan(changes), now);
  expect(standing.isTrialExpired ? `expired ${standing.status}` : standing.status).toBe(expected);
  expect(standing.hasAccess).toBe(hasAccess);
});

test.each([
  [30 * MS_PER_DAY, 30],
  [29 * MS_PER_DAY + 1, 30],
  [29 * MS_PER_DAY, 29],
  [1, 1],
  [0, 0],
  [-1, 0],
])("%i ms before the end are %i days left", (ms, daysLeft) => {
  expect(standingOf(plan({ status: "trial", trialExpiresAt: after(ms) }), now).daysLeft).toBe(daysLeft);
});

test("days are left only while on trial", () => {
  const given = { trialExpiresAt: after(5 * MS_PER_DAY) };
  expect(standingOf(plan({ ...given, status: "subscribed" }), now).daysLeft).toBe(0);
  expect(
    standingOf(plan({ ...given, paymentState: "active", paidUntil: after(MS_PER_DAY) }), now).daysLeft,
  ).toBe(0);
  expect(standingOf(plan({ ...given, status: "legacy" }), now).daysLeft).toBe(0);
});

test("only an unpaid renewal is a failed payment, and only a payment is paid", () => {
  const unpaid = standingOf(plan({ paymentState: "past_due", paidUntil: after(-1) }), now);
  expect(unpaid).toMatchObject({ isPaymentFailed: true, isPaid: true });
  const paid = standingOf(plan({ paymentState: "active", paidUntil: after(1) }), now);
  expect(paid).toMatchObject({ isPaymentFailed: false, isPaid: true });
  expect(standingOf(plan({ status: "subscribed" }), now).isPaid).toBe(false);
});

test("a trial lasts 30 days to the millisecond", () => {
  expect(trialEnd(now).getTime() - now.getTime()).toBe(30 * MS_PER_DAY);
});

test.each([
  [0, "red"],
  [3, "red"],
  [4, "yellow"],
  [7, "yellow"],
  [8, "teal"],
  [30, "teal"],
])("with %i days left the badge is %s", (days, tone) => {
  expect(trialBadgeTone(days)).toBe(tone);
});

test("the dialog offers the trial to the new, the card to the expired, and nothing to others", () => {
  expect(dialogFor({ status: "unsubscribed", isTrialExpired: false })).toBe("trial");
  expect(dialogFor({ status: "trial", isTrialExpired: true })).toBe("payment");
  expect(dialogFor({ status: "trial", isTrialExpired: false })).toBeNull();
  expect(dialogFor({ status: "subscribed", isTrialExpired: false })).toBeNull();
  expect(dialogFor({ status: "legacy", isTrialExpired: false })).toBeNull();
});

test.each([
  ["2026-01-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2026-01-31T10:00:00.000Z", 2, "2026-03-31T10:00:00.000Z"],
  ["2027-12-31T23:59:00.000Z", 2, "2028-02-29T23:59:00.000Z"],
  ["2026-11-15T12:00:00.000Z", 1, "2026-12-15T12:00:00.000Z"],
  ["2026-11-15T12:00:00.000Z", 0, "2026-11-15T12:00:00.000Z"],
])("%s and %i months are %s", (start, months, end) => {
  expect(monthsAfter(new Date(start), months).toISOString()).toBe(end);
});
