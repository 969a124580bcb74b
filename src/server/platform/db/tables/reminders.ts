import type { ColumnType, Generated } from "kysely";
import type { DigestFrequency } from "#domain/reminders/digest-time.ts";

export interface RemindersTables {
  reminder_settings: {
    user_id: string;
    quiet_from: string | null;
    quiet_to: string | null;
    digest: Generated<DigestFrequency>;
    digest_hour: Generated<number>;
    digest_weekday: Generated<number | null>;
    digest_at: Date | null;
  };
  calendar_feeds: {
    user_id: string;
    token_hash: Buffer;
    created_at: Date;
    read_at: Date | null;
    made_from: string | null;
    revision: Generated<number>;
    events: ColumnType<Record<string, StoredRevision>, string | undefined, string>;
  };
  push_devices: {
    id: string;
    user_id: string;
    session_id: string;
    name: string;
    endpoint: string;
    endpoint_hash: Buffer;
    public_key: string;
    auth_key: string;
    added_at: Date;
    last_sent_at: Date | null;
  };
  quest_reminders: {
    quest_id: string;
    user_id: string;
    asked_at: Date;
    due_at: Date | null;
    state: Generated<"waiting" | "claimed" | "sent" | "left_out">;
    attempts: Generated<number>;
    claimed_at: Date | null;
  };
}

/** What an event said, its number, and when it changed. */
export type StoredRevision = [print: string, sequence: number, changedAt: string];
