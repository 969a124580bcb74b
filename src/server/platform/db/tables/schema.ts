import type { ColumnType, Generated, Insertable, Selectable } from "kysely";
import type { Role } from "#domain/accounts/role.ts";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { Weekday } from "#domain/onboarding/weekly-schedule.ts";
import type { Difficulty, QuestOrigin } from "#domain/quests/quest.ts";
import type {
  AlertsTable,
  CountInboxTable,
  DailyCountsTable,
  EventsTable,
  EventWordsTable,
  HourlyCountsTable,
  PeopleActivityTable,
  ReportsTable,
  ResetSumsTable,
  SystemMinutesTable,
  VisitsTable,
} from "./analytics-tables.ts";
import type { AvatarsTable } from "./avatar-tables.ts";
import type {
  PaymentEventsTable,
  SandboxInvoicesTable,
  SandboxSubscriptionsTable,
  SubscriptionsTable,
} from "./billing-tables.ts";
import type { Day, Json, NullableJson } from "./columns.ts";
import type {
  AuditLogTable,
  InstanceSettingsTable,
  JobsTable,
  LeaderboardFlagsTable,
  MailsTable,
} from "./console-tables.ts";
import type {
  BusinessFactsTable,
  GenerationsTable,
  MentorMessagesTable,
  ModelQuotasTable,
  ModelSpendingTable,
  PluginTotalsTable,
  QuestSuggestionsTable,
  StatedConstraintsTable,
  ToolOpeningsTable,
  TrainingDataTable,
} from "./engine-tables.ts";
import type { AiRatingsTable, FeedbackTable, UiRatingsTable } from "./feedback-tables.ts";
import type {
  LeaderboardCountsTable,
  LeaderboardEntriesTable,
  LeaderboardInboxTable,
  LeaderboardPeopleView,
} from "./leaderboard-tables.ts";
import type { ShareLinksTable, SharesTable } from "./sharing-tables.ts";

export interface UsersTable {
  id: string;
  issuer: string;
  subject: string;
  email: string | null;
  username: string;
  role: Generated<Role>;
  total_xp: Generated<number>;
  weekly_streak: Generated<number>;
  business_name: string | null;
  business_type: string | null;
  business_stage: string | null;
  business_description: string | null;
  goals: string | null;
  experience: string | null;
  time_commitment: string | null;
  weekly_schedule: NullableJson;
  time_zone: Generated<string>;
  streak_checked_day: ColumnType<CalendarDay | null, CalendarDay | null | undefined, CalendarDay | null>;
  previous_time_zone: string | null;
  time_zone_changed_at: Date | null;
  leaderboard_privacy: Generated<"public" | "alias" | "off">;
  leaderboard_asked_at: Date | null;
  shows_business_name: Generated<boolean>;
  shares_business_name: Generated<boolean>;
  takes_mail: Generated<boolean>;
  avatar_id: string | null;
  avatar_removed_at: Date | null;
  onboarded_at: Date | null;
  created_at: Date;
  closed_at: Date | null;
  closed_by: "self" | "admin" | null;
}

interface SessionsTable {
  id: string;
  token_hash: Buffer;
  user_id: string;
  device: string;
  created_at: Date;
  last_seen_at: Date;
}

interface SignInAttemptsTable {
  id_hash: Buffer;
  state: string;
  nonce: string;
  verifier: string;
  return_to: string;
  created_at: Date;
}

interface IdpPayloadsTable {
  model: string;
  id: string;
  payload: Json<Record<string, unknown>>;
  uid: string | null;
  grant_id: string | null;
  consumed_at: Date | null;
  expires_at: Date | null;
}

interface IdempotencyKeysTable {
  scope: string;
  key: string;
  request_hash: Buffer;
  body: string | null;
  created_at: Date;
}

interface QuestsTable {
  id: string;
  user_id: string;
  title: string;
  title_key: string;
  description: string;
  xp_reward: number;
  xp_paid: number | null;
  category: string;
  difficulty: Difficulty;
  estimated_hours: number;
  origin: QuestOrigin;
  template_id: string | null;
  reason: string | null;
  due_at: Date;
  created_at: Date;
  started_at: Date | null;
  completed_at: Date | null;
  completed_day: ColumnType<CalendarDay | null, CalendarDay | null | undefined, CalendarDay | null>;
  completion_notes: string | null;
  deleted_at: Date | null;
}

interface HiddenQuestsTable {
  user_id: string;
  quest_id: string;
  title: string;
  title_key: string;
  category: string;
  template_id: string | null;
  reason: string | null;
  hidden_at: Date;
}

interface XpLedgerTable {
  id: string;
  user_id: string;
  source_type: string;
  source_id: string;
  label: string;
  nominal: number;
  amount: number;
  reason: string | null;
  is_own: Generated<boolean>;
  is_suggested: Generated<boolean>;
  created_at: Date;
  settled_at: Date | null;
  claimed_at: Date | null;
  level_before: number | null;
  total_after: number | null;
}

interface ActiveDaysTable {
  user_id: string;
  day: Day;
  last_at: Date | null;
  time_zone: string | null;
  skipped: Generated<number>;
}

interface RepairedDaysTable {
  user_id: string;
  day: Day;
  repaired_on: Day;
}

interface SchedulePeriodsTable {
  user_id: string;
  from_day: Day;
  weekdays: Weekday[];
}

interface QuestTotalsTable {
  user_id: string;
  completed: Generated<number>;
  reward_sum: Generated<number>;
  early_finishes: Generated<number>;
  revenue_reports: Generated<number>;
  full_weeks: Generated<number>;
}

interface CategoryTotalsTable {
  user_id: string;
  category: string;
  completed: number;
  xp: number;
  estimated_hours: Generated<number>;
  spent_seconds: Generated<number>;
}

interface EarnedAchievementsTable {
  user_id: string;
  achievement_id: string;
  earned_at: Date;
}

interface SocialConnectionsTable {
  user_id: string;
  platform: "twitter" | "linkedin" | "instagram";
  handle: string;
  connected_at: Date;
}

/** Every table, as of the latest migration. */
export interface Schema {
  users: UsersTable;
  avatars: AvatarsTable;
  sessions: SessionsTable;
  sign_in_attempts: SignInAttemptsTable;
  idp_payloads: IdpPayloadsTable;
  idempotency_keys: IdempotencyKeysTable;
  quests: QuestsTable;
  hidden_quests: HiddenQuestsTable;
  xp_ledger: XpLedgerTable;
  active_days: ActiveDaysTable;
  repaired_days: RepairedDaysTable;
  schedule_periods: SchedulePeriodsTable;
  quest_totals: QuestTotalsTable;
  category_totals: CategoryTotalsTable;
  earned_achievements: EarnedAchievementsTable;
  generations: GenerationsTable;
  plugin_totals: PluginTotalsTable;
  training_data: TrainingDataTable;
  tool_openings: ToolOpeningsTable;
  stated_constraints: StatedConstraintsTable;
  business_facts: BusinessFactsTable;
  mentor_messages: MentorMessagesTable;
  quest_suggestions: QuestSuggestionsTable;
  model_spending: ModelSpendingTable;
  model_quotas: ModelQuotasTable;
  social_connections: SocialConnectionsTable;
  subscriptions: SubscriptionsTable;
  payment_events: PaymentEventsTable;
  sandbox_subscriptions: SandboxSubscriptionsTable;
  sandbox_invoices: SandboxInvoicesTable;
  share_links: ShareLinksTable;
  shares: SharesTable;
  feedback: FeedbackTable;
  ui_ratings: UiRatingsTable;
  ai_ratings: AiRatingsTable;
  event_words: EventWordsTable;
  visits: VisitsTable;
  events: EventsTable;
  count_inbox: CountInboxTable;
  hourly_counts: HourlyCountsTable;
  daily_counts: DailyCountsTable;
  people_activity: PeopleActivityTable;
  reset_sums: ResetSumsTable;
  system_minutes: SystemMinutesTable;
  alerts: AlertsTable;
  reports: ReportsTable;
  audit_log: AuditLogTable;
  instance_settings: InstanceSettingsTable;
  leaderboard_flags: LeaderboardFlagsTable;
  leaderboard_people: LeaderboardPeopleView;
  leaderboard_entries: LeaderboardEntriesTable;
  leaderboard_counts: LeaderboardCountsTable;
  leaderboard_inbox: LeaderboardInboxTable;
  mails: MailsTable;
  jobs: JobsTable;
}

export type UserRecord = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type QuestRecord = Selectable<QuestsTable>;
export type NewQuest = Insertable<QuestsTable>;
export type NewLedgerEntry = Insertable<XpLedgerTable>;
export type SubscriptionRecord = Selectable<SubscriptionsTable>;
export type AlertRecord = Selectable<AlertsTable>;
export type SessionRecord = Selectable<SessionsTable>;
export type NewSession = Insertable<SessionsTable>;
export type SignInAttempt = Insertable<SignInAttemptsTable>;
