import type { Generated } from "kysely";
import type { DeliveryState } from "#domain/network/deliveries.ts";
import type { AlertChannel, AlertEvent } from "#domain/performance/alert-delivery.ts";
import type { AlertRule } from "#domain/performance/alert-rules.ts";
import type { AlertType } from "#domain/performance/system-health.ts";

export interface PerformanceTables {
  system_minutes: {
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
  };
  alerts: {
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
    acknowledged_at: Generated<Date | null>;
    acknowledged_by: Generated<string | null>;
  };
  alert_deliveries: {
    id: string;
    alert_id: string | null;
    event: AlertEvent;
    channel: AlertChannel;
    target: string;
    state: Generated<DeliveryState>;
    attempts: Generated<number>;
    created_at: Date;
    next_at: Date;
    settled_at: Date | null;
    error: string | null;
  };
}
