import type { Generated } from "kysely";
import type { MailType } from "#domain/email/mail-rules.ts";
import type { Json, NullableJson } from "./columns.ts";

export interface AuditLogTable {
  id: string;
  at: Date;
  actor_id: string | null;
  actor_name: string;
  act: string;
  target_id: string | null;
  target_name: string | null;
  details: NullableJson;
}

export interface InstanceSettingsTable {
  name: string;
  value: Json<unknown>;
  changed_at: Date;
}

export interface LeaderboardFlagsTable {
  user_id: string;
  flagged_at: Date;
  xp: number;
  state: Generated<"open" | "hidden" | "cleared">;
  decided_at: Date | null;
}

export interface MailsTable {
  id: string;
  user_id: string;
  type: MailType;
  episode: Generated<string>;
  state: "sending" | "sent" | "failed";
  attempts: Generated<number>;
  claimed_at: Date;
  settled_at: Date | null;
  error: string | null;
}

/** Leases and schedule of the server's periodic jobs. */
export interface JobsTable {
  name: string;
  next_at: Date;
  holder: string | null;
  held_until: Date | null;
  started_at: Date | null;
  finished_at: Date | null;
  runs: Generated<number>;
}
