import * as z from "zod/mini";
import { sessionSchema, userSchema } from "../accounts.ts";
import { exportedFactSchema } from "../business/business.ts";
import { exportedCompanionSchema } from "../companion/companion.ts";
import { endpoint } from "../endpoint.ts";
import { endedWeekSchema } from "../leagues/leagues.ts";
import { hiddenQuestSchema } from "../quests.ts";
import { closedReviewSchema } from "../review/review.ts";
import { tokenSchema } from "../tokens/tokens.ts";
import { webhookDeliverySchema, webhookSchema } from "../webhooks/webhooks.ts";
import * as rows from "./export-rows.ts";

export const EXPORT_FORMAT = "sidequest-export";
/** Rises when a file of the version before could no longer be read. A part that is new needs no rise. */
export const EXPORT_VERSION = 1;

const instantText = z.string();
const dayText = z.string();

/** All data stored about one person, except session secrets. */
export const exportSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  exportedAt: instantText,
  account: z.extend(userSchema, {
    signIn: z.object({ issuer: z.string(), subject: z.string() }),
    previousTimeZone: z.nullable(z.string()),
    timeZoneChangedAt: z.nullable(instantText),
    onboardedAt: z.nullable(instantText),
    pictureRemovedAt: z.nullable(instantText),
  }),
  /** The profile picture from the sign-in provider, as stored. */
  picture: z.nullable(z.object({ type: z.string(), fetchedAt: instantText, base64: z.string() })),
  sessions: z.array(z.omit(sessionSchema, { isCurrent: true })),
  quests: z.array(rows.exportedQuest),
  hiddenQuests: z.array(hiddenQuestSchema),
  /** Everything learned about the business, oldest first. */
  businessFacts: z.array(exportedFactSchema),
  xpLedger: z.array(rows.exportedAward),
  /** With the latest completion, the zone of the date, and the number of dates skipped before it. */
  activeDays: z.array(
    z.object({
      day: dayText,
      lastAt: z.nullable(instantText),
      timeZone: z.nullable(z.string()),
      skippedDates: z.number(),
    }),
  ),
  repairedDays: z.array(z.object({ day: dayText, repairedOn: dayText })),
  schedulePeriods: z.array(z.object({ from: dayText, weekdays: z.array(z.string()) })),
  achievements: z.array(rows.exportedAchievement),
  generations: z.array(
    z.object({
      id: z.string(),
      createdAt: instantText,
      day: dayText,
      quests: z.number(),
      writer: z.string(),
      /** The recorded decision data. */
      decision: z.unknown(),
    }),
  ),
  conversation: z.array(rows.exportedMessage),
  suggestions: z.array(rows.exportedSuggestion),
  statedConstraints: z.array(rows.exportedConstraint),
  modelCalls: z.array(z.object({ day: dayText, calls: z.number() })),
  shares: z.array(rows.exportedShare),
  /** Public pages, including revoked ones. */
  shareLinks: z.array(
    z.object({
      id: z.string(),
      subject: z.string(),
      path: z.string(),
      createdAt: instantText,
      revokedAt: z.nullable(instantText),
    }),
  ),
  feedback: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      description: z.string(),
      email: z.string(),
      page: z.nullable(z.string()),
      lastAction: z.nullable(z.string()),
      userAgent: z.nullable(z.string()),
      createdAt: instantText,
      replies: z.array(z.object({ text: z.string(), createdAt: instantText })),
    }),
  ),
  uiRatings: z.array(
    z.object({
      day: dayText,
      visualDesign: z.number(),
      navigation: z.number(),
      responsiveDesign: z.number(),
      loadingSpeed: z.number(),
      feedback: z.nullable(z.string()),
    }),
  ),
  aiRatings: z.array(z.object({ day: dayText, aiTool: z.number(), aiTask: z.number() })),
  /** The latest 200 tabs of the last 90 days, with the events recorded in each. */
  visits: z.array(
    z.object({
      startedAt: instantText,
      lastSeenAt: instantText,
      activeSeconds: z.number(),
      source: z.string(),
      device: z.nullable(z.string()),
      events: z.array(
        z.object({
          at: instantText,
          action: z.string(),
          element: z.string(),
          page: z.string(),
          details: z.unknown(),
        }),
      ),
    }),
  ),
  /** Over all visits: the last 62 days, return windows after sign-up, and funnel steps reached. */
  activity: z.nullable(
    z.object({
      lastSeenAt: instantText,
      days: z.array(dayText),
      sessions: z.number(),
      activeSeconds: z.number(),
      cameBack: z.array(z.string()),
      funnel: z.array(z.string()),
      funnelAt: z.nullable(instantText),
    }),
  ),
  /** The list of what happened, of the last 30 days. */
  activityList: z.array(
    z.object({
      kind: z.string(),
      subject: z.nullable(z.string()),
      amount: z.nullable(z.number()),
      at: instantText,
      readAt: z.nullable(instantText),
    }),
  ),
  reminderSettings: z.nullable(
    z.object({
      quietFrom: z.nullable(z.string()),
      quietTo: z.nullable(z.string()),
      digest: z.string(),
      digestHour: z.number(),
      digestWeekday: z.nullable(z.number()),
    }),
  ),
  calendarAddress: z.nullable(z.object({ createdAt: instantText, readAt: z.nullable(instantText) })),
  pushDevices: z.array(
    z.object({
      name: z.string(),
      service: z.string(),
      addedAt: instantText,
      lastSentAt: z.nullable(instantText),
    }),
  ),
  questReminders: z.array(
    z.object({
      questId: z.string(),
      askedAt: instantText,
      dueAt: z.nullable(instantText),
      state: z.string(),
    }),
  ),
  /** Personal keys to the API, without their secrets. */
  apiAccess: z.array(z.omit(tokenSchema, { id: true, isExpired: true })),
  /** Addresses that are told of the person's events, without their secrets, and what was sent there. */
  webhooks: z.array(
    z.extend(z.omit(webhookSchema, { id: true }), {
      deliveries: z.array(
        z.extend(z.omit(webhookDeliverySchema, { id: true, nextAt: true }), { data: z.unknown() }),
      ),
    }),
  ),
  mails: z.array(z.object({ type: z.string(), state: z.string(), at: instantText })),
  /** What operators noted about the person. */
  operatorNotes: z.array(z.object({ text: z.string(), createdAt: instantText })),
  leaderboardFlag: z.nullable(z.object({ flaggedAt: instantText, xp: z.number(), state: z.string() })),
  /** Null for someone who never had a plan. The payment provider stores cards and invoices. */
  subscription: z.nullable(
    z.object({
      status: z.string(),
      trialExpiresAt: z.nullable(instantText),
      legacyAccess: z.boolean(),
      customerId: z.nullable(z.string()),
      subscriptionId: z.nullable(z.string()),
      paymentState: z.nullable(z.string()),
      paidUntil: z.nullable(instantText),
      cancelsAtEnd: z.boolean(),
    }),
  ),
  /** Null for someone who never joined; weeks that are over, of the last four. */
  league: z.nullable(
    z.object({
      league: z.int(),
      showsName: z.boolean(),
      joinedAt: instantText,
      leftAt: z.nullable(instantText),
      weeks: z.array(endedWeekSchema),
    }),
  ),
  companion: z.nullable(exportedCompanionSchema),
  companionInvites: z.array(
    z.object({ createdAt: instantText, expiresAt: instantText, usedAt: z.nullable(instantText) }),
  ),
  /** Weeks as they were closed. */
  reviews: z.array(closedReviewSchema),
  /** Removed entries are included until they are deleted for good. */
  moneyEntries: z.array(rows.exportedMoneyEntry),
  moneyGoals: z.array(rows.exportedMoneyGoal),
  moneySettings: z.nullable(rows.exportedMoneySettings),
  /** What was paid, from the ledger of payments. Amounts are cents. */
  paidSubscriptions: z.array(
    z.object({
      monthlyAmount: z.number(),
      currency: z.string(),
      startedAt: instantText,
      endedAt: z.nullable(instantText),
      endReason: z.nullable(z.string()),
      isTest: z.boolean(),
    }),
  ),
  payments: z.array(
    z.object({
      amount: z.number(),
      currency: z.string(),
      state: z.string(),
      periodStart: instantText,
      periodEnd: instantText,
      failedAt: z.nullable(instantText),
      isTest: z.boolean(),
    }),
  ),
  socialConnections: z.array(rows.exportedHandle),
});

export type ExportView = z.output<typeof exportSchema>;

/** What an import leaves out, and how the person is told; `import-parts.ts` has the parts that it takes in. */
export const LEFT_PARTS = {
  sessions: "signIns",
  apiAccess: "signIns",
  webhooks: "signIns",
  calendarAddress: "signIns",
  pushDevices: "signIns",
  questReminders: "signIns",
  reminderSettings: "signIns",
  subscription: "plan",
  paidSubscriptions: "plan",
  payments: "plan",
  league: "company",
  companion: "company",
  companionInvites: "company",
  shareLinks: "company",
  leaderboardFlag: "company",
  activeDays: "streak",
  repairedDays: "streak",
  schedulePeriods: "streak",
  account: "profile",
  picture: "profile",
  generations: "records",
  modelCalls: "records",
  feedback: "records",
  uiRatings: "records",
  aiRatings: "records",
  visits: "records",
  activity: "records",
  activityList: "records",
  mails: "records",
  operatorNotes: "records",
} as const;

export const exportEverything = endpoint({
  method: "GET",
  path: "/api/export",
  access: "member",
  summary: "Everything the product knows about the person, as one JSON file.",
  output: exportSchema,
  isSlow: true,
});
