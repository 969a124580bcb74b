import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { AlertRule } from "#domain/performance/alert-rules.ts";
import type { AlertType } from "#domain/performance/system-health.ts";
import type { Day, Json, NullableJson } from "./columns.ts";

/** PostgreSQL's bigint arrives as text. */
type BigNumber = ColumnType<string, number | string, number | string>;

export interface EventWordsTable {
  id: Generated<number>;
  word: string;
  is_from_visitor: boolean;
  added_on: Day;
  used_on: Day;
}

export interface VisitsTable {
  id: GeneratedAlways<string>;
  key: Buffer;
  user_id: string | null;
  started_at: Date;
  last_seen_at: Date;
  active_seconds: Generated<number>;
  actions: Generated<number>;
  claimed_actions: Generated<number>;
  page_views: Generated<number>;
  source: Generated<string>;
  device: string | null;
  marks: Generated<number>;
  /** In PostgreSQL's notation: "{[1,21),[25,26)}". */
  seen: Generated<string>;
  is_demo: Generated<boolean>;
}

export interface EventsTable {
  at: Date;
  visit_id: BigNumber;
  element: number;
  action: number;
  page: number;
  details: NullableJson;
}

export interface CountInboxTable {
  hour: Date;
  metric: string;
  key: string;
  n: BigNumber;
  total: number;
}

export interface HourlyCountsTable {
  metric: string;
  hour: Date;
  key: string;
  is_demo: Generated<boolean>;
  n: BigNumber;
  total: number;
}

export interface DailyCountsTable {
  metric: string;
  day: Day;
  key: string;
  is_demo: Generated<boolean>;
  n: BigNumber;
  total: number;
}

export interface PeopleActivityTable {
  user_id: string;
  last_seen_at: Date;
  day: Day;
  days: BigNumber;
  sessions: Generated<number>;
  active_seconds: ColumnType<string, number | string | undefined, number | string>;
  returned: Generated<number>;
  funnel: Generated<number>;
  funnel_at: Date | null;
}

/** Totals of people who were reset, without their identity. */
export interface ResetSumsTable {
  hour: Date;
  business_type: string;
  is_demo: boolean;
  generations: Generated<number>;
  succeeded: Generated<number>;
  generated: Generated<number>;
  spent_ms: Generated<number>;
  generated_completed: Generated<number>;
  completed: Generated<number>;
}

export interface SystemMinutesTable {
  minute: Date;
  instance: string;
  samples: number;
  ready: number;
  requests: number;
  errors: number;
  request_ms: number;
  cpu: number;
  memory: number;
  request_buckets: Generated<number[]>;
  queries: Generated<number>;
  query_ms: Generated<number>;
  generations: Generated<number>;
  failed_generations: Generated<number>;
  generation_ms: Generated<number>;
  quests: Generated<number>;
  enhancements: Generated<number>;
  first_words: Generated<number>;
  first_words_ms: Generated<number>;
  event_loop_ms: Generated<number>;
  connections: Generated<number>;
  live_clients: Generated<number>;
  queue: Generated<number>;
}

export interface AlertsTable {
  id: string;
  rule: AlertRule;
  type: AlertType;
  title: string;
  message: string;
  opened_at: Date;
  instance: string;
  seen_at: Date;
  good_samples: Generated<number>;
  resolved_at: Date | null;
}

export interface ReportsTable {
  id: string;
  user_id: string;
  created_at: Date;
  body: Json<unknown>;
}
