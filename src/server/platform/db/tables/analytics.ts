import type { Generated, GeneratedAlways } from "kysely";
import type { BigCounter, BigNumber, Day, Json, NullableJson } from "./columns.ts";

export interface AnalyticsTables {
  event_words: {
    id: Generated<number>;
    word: string;
    is_from_visitor: boolean;
    added_on: Day;
    used_on: Day;
  };
  visits: {
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
  };
  events: {
    at: Date;
    visit_id: BigNumber;
    element: number;
    action: number;
    page: number;
    details: NullableJson;
  };
  count_inbox: {
    hour: Date;
    metric: string;
    key: string;
    n: BigNumber;
    total: number;
  };
  hourly_counts: {
    metric: string;
    hour: Date;
    key: string;
    is_demo: Generated<boolean>;
    n: BigNumber;
    total: number;
  };
  daily_counts: {
    metric: string;
    day: Day;
    key: string;
    is_demo: Generated<boolean>;
    n: BigNumber;
    total: number;
  };
  people_activity: {
    user_id: string;
    last_seen_at: Date;
    day: Day;
    days: BigNumber;
    sessions: Generated<number>;
    active_seconds: BigCounter;
    returned: Generated<number>;
    funnel: Generated<number>;
    funnel_at: Date | null;
  };
  /** Totals of people who were reset, without their identity. */
  reset_sums: {
    hour: Date;
    business_type: string;
    is_demo: boolean;
    generations: Generated<number>;
    succeeded: Generated<number>;
    generated: Generated<number>;
    spent_ms: Generated<number>;
    generated_completed: Generated<number>;
    completed: Generated<number>;
  };
  reports: {
    id: string;
    user_id: string;
    created_at: Date;
    body: Json<unknown>;
  };
  kept_figures: {
    kind: string;
    range: string;
    zone: string;
    body: Json<unknown>;
    worked_out_at: Date;
    spent_ms: number;
    asked_at: Date;
  };
}
