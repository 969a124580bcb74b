import { describe, expect, test } from "vitest";
import { RANGES, type Range, rangeSteps } from "#domain/analytics/ranges.ts";
import { type Plan, standingOf } from "#domain/billing/subscription.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { createChance } from "#server/testing/analytics/analytics-chance.ts";
import { adminOf } from "#server/testing/people/admin-people.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { readRevenue } from "./revenue.service.ts";

const NOW = new Date("2026-11-15T13:37:20Z");
const ZONE = "America/New_York";
const world = await openFileWorld();
const chance = createChance(28);
const ago = (days: number) => new Date(NOW.getTime() - Math.floor(days * MS_PER_DAY));

const users = Array.from({ length: 160 }, (_, index) => {
  const isClosed = chance.isLucky(0.1);
  return {
    id: chance.uuid(),
    issuer: "test",
    subject: `ledger-${index}`,
    username: `Person ${index}`,
    created_at: ago(200 + chance.below(100)),
    closed_at: isClosed ? ago(1) : null,
    closed_by: isClosed ? ("self" as const) : null,
  };
});

const subscriptions = users
  .filter(() => chance.isLucky(0.9))
  .map(({ id }) => {
    const isPaying = chance.isLucky(0.4);
    return {
      user_id: id,
      status: chance.pick(["trial", "trial", "trial", "subscribed", "legacy", "unsubscribed"] as const),
      trial_expires_at: chance.isLucky(0.8) ? ago(chance.next() * 240 - 30) : null,
      legacy_access: chance.isLucky(0.5),
      payment_state: isPaying ? chance.pick(["active", "past_due", "ended", "incomplete"] as const) : null,
      paid_until: isPaying ? ago(chance.next() * 40 - 30) : null,
      cancels_at_end: chance.isLucky(0.2),
      updated_at: NOW,
    };
  });

/** Up to three subscriptions a person, one after the other; a few belong to nobody any more. */
const spans = users.flatMap(({ id }) => {
  let from = ago(chance.next() * 230);
  return Array.from({ length: chance.below(4) }, () => {
    const hasEnded = chance.isLucky(0.6);
    const started_at = from;
    const ended_at = hasEnded ? new Date(started_at.getTime() + chance.next() * 90 * MS_PER_DAY) : null;
    from = new Date((ended_at ?? started_at).getTime() + chance.next() * 20 * MS_PER_DAY);
    return {
      id: chance.uuid(),
      user_id: chance.isLucky(0.05) ? null : id,
      is_test: chance.isLucky(0.8),
      monthly_amount: chance.pick([2_000, 2_000, 1_500]),
      currency: "usd",
      started_at,
      ended_at,
      end_reason: hasEnded ? chance.pick(["cancelled", "unpaid"] as const) : null,
    };
  }).filter(({ started_at }) => started_at < NOW);
});

const payments = users.slice(0, 90).map(({ id }) => {
  const state = chance.pick(["paid", "failed", "void"] as const);
  return {
    id: chance.uuid(),
    user_id: id,
    is_test: chance.isLucky(0.8),
    amount: 2_000,
    currency: "usd",
    state,
    period_start: ago(40 + chance.next() * 100),
    period_end: ago(10),
    failed_at: state !== "paid" || chance.isLucky(0.5) ? ago(chance.next() * 200) : null,
  };
});

await world.db.insertInto("users").values(users).execute();
await world.db.insertInto("subscriptions").values(subscriptions).execute();
await world.db.insertInto("paid_subscriptions").values(spans).execute();
await world.db.insertInto("payments").values(payments).execute();

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);

/** The same figures from the raw rows, one by one, without groups or steps. */
function slowly(range: Range, isTest: boolean) {
  const { edges, count } = rangeSteps(range, NOW, ZONE, 3);
  const edge = (index: number) => edges[index] as Date;
  const [start, end] = [edge(2 * count), NOW];
  const ours = spans.filter((span) => span.is_test === isTest);
  const paidAt = (at: Date) =>
    ours.filter(({ started_at, ended_at }) => started_at < at && (ended_at === null || ended_at >= at));
  const mrr = (at: Date) => sum(paidAt(at).map(({ monthly_amount }) => monthly_amount));
  const firstPaid = (who: string) => {
    const times = ours.filter(({ user_id }) => user_id === who).map(({ started_at }) => started_at.getTime());
    return times.length > 0 ? new Date(Math.min(...times)) : null;
  };
  const isOpen = (who: string) => users.some(({ id, closed_at }) => id === who && closed_at === null);
  const trials = subscriptions.flatMap(({ user_id, status, trial_expires_at: expires }) => {
    if (status !== "trial" || !expires || !isOpen(user_id)) return [];
    const began = new Date(expires.getTime() - 30 * MS_PER_DAY);
    const paid = firstPaid(user_id);
    const ended = paid && paid < expires ? paid : expires;
    return began < ended ? [{ began, ended, paid }] : [];
  });
  const isIn = (at: Date | null, from: Date, to: Date) => at !== null && at >= from && at < to;
  const converted = (from: Date, to: Date) => {
    const over = trials.filter(({ ended }) => isIn(ended, from, to));
    const paid = over.filter((trial) => trial.paid !== null && trial.paid < to).length;
    return { paid, of: over.length, rate: share(paid, over.length) };
  };
  const lost = (from: Date, to: Date) => {
    const there = paidAt(from);
    const gone = there.filter(({ ended_at }) => ended_at !== null && ended_at < to).length;
    return { lost: gone, of: there.length, rate: share(gone, there.length) };
  };
  const failedIn = (from: Date, to: Date) =>
    payments.filter((payment) => payment.is_test === isTest && isIn(payment.failed_at, from, to)).length;
  const figure = (value: (index: number) => number | null) => ({
    value: value(3 * count),
    before: value(2 * count),
    series: Array.from({ length: count }, (_, index) => value(2 * count + 1 + index)),
    seriesBefore: Array.from({ length: count }, (_, index) => value(count + 1 + index)),
  });
  const moved = (rows: typeof spans) => ({
    count: rows.length,
    amount: sum(rows.map(({ monthly_amount }) => monthly_amount)),
  });
  const began = ours.filter(({ started_at }) => isIn(started_at, start, end));
  const hadPaid = (span: (typeof spans)[number]) =>
    ours.some(
      (other) =>
        span.user_id !== null && other.user_id === span.user_id && other.started_at < span.started_at,
    );
  const over = ours.filter(({ ended_at }) => isIn(ended_at, start, end));
  const waiting = payments.filter((payment) => payment.is_test === isTest && payment.state === "failed");
  return {
    mrr: figure((index) => mrr(edge(index))),
    active: figure((index) => paidAt(edge(index)).length),
    trials: figure(
      (index) => trials.filter((trial) => trial.began < edge(index) && trial.ended >= edge(index)).length,
    ),
    trialToPaid: figure((index) => converted(edge(index - count), edge(index)).rate),
    churn: figure((index) => lost(edge(index - count), edge(index)).rate),
    failed: {
      value: failedIn(start, end),
      before: failedIn(edge(count), start),
      series: Array.from({ length: count }, (_, index) =>
        failedIn(edge(2 * count + index), edge(2 * count + index + 1)),
      ),
      seriesBefore: Array.from({ length: count }, (_, index) =>
        failedIn(edge(count + index), edge(count + index + 1)),
      ),
    },
    trialsOfRange: {
      begun: trials.filter((trial) => isIn(trial.began, start, end)).length,
      ended: converted(start, end).of,
      paid: converted(start, end).paid,
    },
    churnOf: { lost: lost(start, end).lost, of: lost(start, end).of },
    waiting: { count: waiting.length, amount: sum(waiting.map(({ amount }) => amount)) },
    movements: {
      start: mrr(start),
      began: moved(began.filter((span) => !hadPaid(span))),
      returned: moved(began.filter(hadPaid)),
      cancelled: moved(over.filter(({ end_reason }) => end_reason === "cancelled")),
      unpaid: moved(over.filter(({ end_reason }) => end_reason === "unpaid")),
      end: mrr(end),
    },
  };
}

describe.each(RANGES)("%s", (range) => {
  test.each([
    ["test", true],
    ["real", false],
  ])("every figure of %s money equals the slow computation over the raw rows", async (_, isTest) => {
    const view = await readRevenue(world.db, { now: NOW, zone: ZONE, range, isTest });
    expect(view).toMatchObject(slowly(range, isTest));
    const { start, began, returned, cancelled, unpaid, end } = view.movements;
    expect(start + began.amount + returned.amount - cancelled.amount - unpaid.amount).toBe(end);
  });
});

test("accounts by plan are those of standingOf, over all open accounts", async () => {
  const { accountsByPlan } = await readRevenue(world.db, { now: NOW, zone: ZONE, range: "7d", isTest: true });
  const counted = { subscribed: 0, trial: 0, trialEnded: 0, legacy: 0, unsubscribed: 0 };
  for (const { id } of users.filter(({ closed_at }) => closed_at === null)) {
    const row = subscriptions.find(({ user_id }) => user_id === id);
    const plan: Plan = {
      status: row?.status ?? "unsubscribed",
      trialExpiresAt: row?.trial_expires_at ?? null,
      legacyAccess: row?.legacy_access ?? false,
      paymentState: row?.payment_state ?? null,
      paidUntil: row?.paid_until ?? null,
      cancelsAtEnd: row?.cancels_at_end ?? false,
    };
    const { status, isTrialExpired } = standingOf(plan, NOW);
    counted[status === "trial" && isTrialExpired ? "trialEnded" : status] += 1;
  }
  expect(accountsByPlan).toEqual(counted);
});

test("cohorts: of those who first paid in a month, who pays at the end of each month since", async () => {
  const { cohorts } = await readRevenue(world.db, { now: NOW, zone: "UTC", range: "7d", isTest: true });
  const months = ["2026-06", "2026-07", "2026-08", "2026-09", "2026-10", "2026-11"];
  const startOf = (month: string) => new Date(`${month}-01T00:00:00Z`);
  const ends = [...months.slice(1).map(startOf), NOW];
  const ours = spans.filter(({ is_test }) => is_test);
  const who = (span: (typeof spans)[number]) => span.user_id ?? span.id;
  const first = (person: string) =>
    Math.min(...ours.filter((span) => who(span) === person).map(({ started_at }) => started_at.getTime()));
  const people = [...new Set(ours.map(who))];
  expect(cohorts).toEqual(
    months.map((month, index) => {
      const cohort = people.filter(
        (person) => first(person) >= +startOf(month) && first(person) < +(ends[index] as Date),
      );
      const pays = (person: string, at: Date) =>
        ours.some(
          (span) =>
            who(span) === person && span.started_at < at && (span.ended_at === null || span.ended_at >= at),
        );
      return {
        month,
        people: cohort.length,
        staying: [
          cohort.length,
          ...ends.slice(index + 1).map((at) => cohort.filter((person) => pays(person, at)).length),
        ],
      };
    }),
  );
});

test("the next trials to end, unpaid and open, with how many end when", async () => {
  const { trialsEnding, trials } = await readRevenue(world.db, {
    now: NOW,
    zone: ZONE,
    range: "7d",
    isTest: true,
  });
  expect(trialsEnding.within3Days + trialsEnding.within7Days + trialsEnding.later).toBe(trials.value);
  const ends = trialsEnding.next.map(({ endsAt }) => endsAt);
  expect(ends).toEqual([...ends].sort());
  expect(ends.length).toBeGreaterThan(2);
});

test("only admins may read it", async () => {
  const admin = await adminOf(world, { email: "boss@example.com", name: "Boss" });
  const member = await world.person({ email: "paula@example.com", name: "Paula" });
  expect((await world.visitor().get("/api/analytics/revenue")).statusCode).toBe(401);
  expect((await member.get("/api/analytics/revenue")).statusCode).toBe(403);
  const answer = await admin.get("/api/analytics/revenue?range=30d");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ range: "30d", isTestMoney: true, currency: "usd" });
  expect((await admin.get("/api/analytics/revenue?range=1y")).statusCode).toBe(400);
});
