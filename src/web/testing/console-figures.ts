import type { PulseView } from "#contracts/console/pulse.ts";
import type { FigureView, RevenueView } from "#contracts/console/revenue.ts";

const STEPS = ["09", "10", "11", "12", "13", "14", "15"].map((day) => `2026-11-${day}T00:00:00.000Z`);
const BEFORE = ["02", "03", "04", "05", "06", "07", "08"].map((day) => `2026-11-${day}T00:00:00.000Z`);
const RANGE = {
  range: "7d",
  zone: "UTC",
  steps: STEPS,
  stepsBefore: BEFORE,
  until: "2026-11-15T20:41:30.000Z",
} as const;

/** A figure that rises by one each step, up to its value. */
function rising(value: number, before: number): FigureView {
  return {
    value,
    before,
    series: STEPS.map((_, index) => value - 6 + index),
    seriesBefore: STEPS.map((_, index) => before - 6 + index),
  };
}

const level = (value: number | null, before: number | null = value): FigureView => ({
  value,
  before,
  series: STEPS.map(() => value),
  seriesBefore: STEPS.map(() => before),
});

/** For tests: the figures of the drawings. */
export const PULSE: PulseView = {
  ...RANGE,
  inUtc: null,
  isTestMoney: false,
  currency: "usd",
  mrr: level(124_000, 108_000),
  trials: rising(46, 41),
  activeUsers: level(267, 226),
  totalUsers: rising(501, 427),
  retention: { ...level(0.885, 0.87), seriesBefore: STEPS.map(() => null) },
  completion: level(0.88, 0.85),
  session: level(342, 349),
  xp: { ...rising(623_100, 90_000), series: STEPS.map(() => 16_857) },
  basis: {
    activeSubscriptions: 62,
    trialsEndingIn7Days: 11,
    retention: { before: 218, returned: 193 },
    completion: { generated: 2_500, completed: 2_200 },
    sessions: 1_900,
    actionsPerSession: 5.7,
    xpEarned: 118_000,
    newUsers: 74,
  },
  funnel: { trialsStarted: 52, trialsEnded: 29, paid: 11 },
};

const NOTHING: FigureView = level(null);
export const EMPTY_PULSE: PulseView = {
  ...PULSE,
  mrr: level(0),
  trials: level(0),
  activeUsers: level(0, null),
  totalUsers: level(0),
  retention: NOTHING,
  completion: NOTHING,
  session: NOTHING,
  xp: level(0),
  basis: {
    activeSubscriptions: 0,
    trialsEndingIn7Days: 0,
    retention: { before: 0, returned: 0 },
    completion: { generated: 0, completed: 0 },
    sessions: 0,
    actionsPerSession: null,
    xpEarned: 0,
    newUsers: 0,
  },
  funnel: { trialsStarted: 0, trialsEnded: 0, paid: 0 },
};

export const REVENUE: RevenueView = {
  ...RANGE,
  isTestMoney: true,
  hasDemoPeople: false,
  currency: "usd",
  mrr: level(124_000, 108_000),
  active: level(62, 54),
  trials: level(46, 41),
  trialToPaid: level(11 / 29, 0.34),
  churn: level(3 / 54, 0.048),
  failed: { value: 2, before: 1, series: [0, 0, 1, 0, 0, 1, 0], seriesBefore: [0, 0, 0, 1, 0, 0, 0] },
  trialsOfRange: { begun: 52, ended: 29, paid: 11 },
  churnOf: { lost: 3, of: 54 },
  waiting: { count: 2, amount: 4_000 },
  movements: {
    start: 108_000,
    began: { count: 11, amount: 22_000 },
    returned: { count: 0, amount: 0 },
    cancelled: { count: 2, amount: 4_000 },
    unpaid: { count: 1, amount: 2_000 },
    end: 124_000,
  },
  trialsEnding: {
    within3Days: 4,
    within7Days: 7,
    later: 35,
    next: [
      {
        id: "u7",
        username: "Ruth Adeyemi",
        profileImageUrl: null,
        endsAt: "2026-11-16T10:00:00.000Z",
        daysLeft: 1,
        questsThisWeek: 9,
        lastSeenAt: "2026-11-15T10:00:00.000Z",
      },
      {
        id: "u9",
        username: "Lucía Peña",
        profileImageUrl: null,
        endsAt: "2026-11-17T10:00:00.000Z",
        daysLeft: 2,
        questsThisWeek: 0,
        lastSeenAt: "2026-11-03T10:00:00.000Z",
      },
    ],
  },
  failedPayments: [
    {
      id: "u11",
      username: "Hui-Min Tan",
      profileImageUrl: null,
      amount: 2_000,
      failedAt: "2026-11-11T10:00:00.000Z",
      givenUpAt: "2026-11-18T10:00:00.000Z",
    },
  ],
  accountsByPlan: { subscribed: 62, trial: 46, trialEnded: 118, legacy: 19, unsubscribed: 256 },
  cohorts: [
    { month: "2026-09", people: 14, staying: [14, 13, 13] },
    { month: "2026-10", people: 15, staying: [15, 15] },
    { month: "2026-11", people: 7, staying: [7] },
  ],
};
