import type { Insertable, Selectable } from "kysely";
import type { AccountsTables, TokensTables, WebhooksTables } from "./accounts.ts";
import type { ActivityTables } from "./activity.ts";
import type { AdminTables } from "./admin.ts";
import type { AnalyticsTables } from "./analytics.ts";
import type { AuditTables } from "./audit.ts";
import type { AvatarsTables } from "./avatars.ts";
import type { BillingTables } from "./billing.ts";
import type { BusinessTables } from "./business.ts";
import type { EmailTables } from "./email.ts";
import type { FeedbackTables } from "./feedback.ts";
import type { LeaderboardTables } from "./leaderboard.ts";
import type { MentorTables } from "./mentor.ts";
import type { MoneyTables } from "./money.ts";
import type { PerformanceTables } from "./performance.ts";
import type { PlatformTables } from "./platform.ts";
import type { ProgressTables } from "./progress.ts";
import type { QuestsTables } from "./quests.ts";
import type { RemindersTables } from "./reminders.ts";
import type { ReviewTables } from "./review.ts";
import type { SharingTables, SocialTables } from "./sharing.ts";
import type { CompanionTables, LeaguesTables } from "./together.ts";
import type { XpTables } from "./xp.ts";

/** Every table, as of the latest migration. */
export interface Schema
  extends AccountsTables,
    ActivityTables,
    AdminTables,
    AnalyticsTables,
    AuditTables,
    AvatarsTables,
    BillingTables,
    BusinessTables,
    CompanionTables,
    EmailTables,
    FeedbackTables,
    LeaderboardTables,
    LeaguesTables,
    MentorTables,
    MoneyTables,
    PerformanceTables,
    PlatformTables,
    ProgressTables,
    QuestsTables,
    RemindersTables,
    ReviewTables,
    SharingTables,
    SocialTables,
    TokensTables,
    WebhooksTables,
    XpTables {}

export type UserRecord = Selectable<Schema["users"]>;
export type NewUser = Insertable<Schema["users"]>;
export type QuestRecord = Omit<Selectable<Schema["quests"]>, "before_shorter">;
export type NewQuest = Insertable<Schema["quests"]>;
export type NewLedgerEntry = Insertable<Schema["xp_ledger"]>;
export type SubscriptionRecord = Selectable<Schema["subscriptions"]>;
export type AlertRecord = Selectable<Schema["alerts"]>;
export type NewSession = Insertable<Schema["sessions"]>;
export type SignInAttempt = Insertable<Schema["sign_in_attempts"]>;
