import type { Generated } from "kysely";
import type { Language } from "#domain/accounts/language.ts";
import type { Role } from "#domain/accounts/role.ts";
import type { DeliveryState } from "#domain/network/deliveries.ts";
import type { BadgeFrame, TrailColour } from "#domain/progress/look.ts";
import type { TokenScope } from "#domain/tokens/tokens.ts";
import type { DeliveredEvent, WebhookEvent } from "#domain/webhooks/webhooks.ts";
import type { Json, NullableDay, NullableJson } from "./columns.ts";

export interface AccountsTables {
  users: {
    id: string;
    issuer: string;
    subject: string;
    email: string | null;
    username: string;
    role: Generated<Role>;
    total_xp: Generated<number>;
    /** How much of the total was imported. */
    imported_xp: Generated<number>;
    weekly_streak: Generated<number>;
    badge_frame: BadgeFrame | null;
    trail_colour: TrailColour | null;
    business_name: string | null;
    business_type: string | null;
    business_stage: string | null;
    business_description: string | null;
    goals: string | null;
    experience: string | null;
    time_commitment: string | null;
    weekly_schedule: NullableJson;
    time_zone: Generated<string>;
    streak_checked_day: NullableDay;
    previous_time_zone: string | null;
    time_zone_changed_at: Date | null;
    leaderboard_privacy: Generated<"public" | "alias" | "off">;
    leaderboard_asked_at: Date | null;
    shows_business_name: Generated<boolean>;
    shares_business_name: Generated<boolean>;
    takes_mail: Generated<boolean>;
    /** Null follows the browser. */
    language: Language | null;
    avatar_id: string | null;
    avatar_removed_at: Date | null;
    onboarded_at: Date | null;
    created_at: Date;
    closed_at: Date | null;
    closed_by: "self" | "admin" | null;
    /** Another value whenever the person's quests change; null if they have not since the column was added. */
    quests_version: string | null;
  };
  sessions: {
    id: string;
    token_hash: Buffer;
    user_id: string;
    device: string;
    created_at: Date;
    last_seen_at: Date;
  };
  sign_in_attempts: {
    id_hash: Buffer;
    state: string;
    nonce: string;
    verifier: string;
    return_to: string;
    created_at: Date;
  };
}

export interface TokensTables {
  api_tokens: {
    id: string;
    user_id: string;
    name: string;
    secret_hash: Buffer;
    last_four: string;
    scope: TokenScope;
    created_at: Date;
    expires_at: Date | null;
    last_used_on: NullableDay;
  };
}

export interface WebhooksTables {
  webhooks: {
    id: string;
    user_id: string;
    url: string;
    events: WebhookEvent[];
    created_at: Date;
    paused_at: Date | null;
    paused_by: "person" | "failing" | null;
    failing_since: Date | null;
  };
  webhook_deliveries: {
    id: string;
    webhook_id: string;
    event: DeliveredEvent;
    subject: string;
    data: Json<unknown>;
    state: Generated<DeliveryState>;
    attempts: Generated<number>;
    created_at: Date;
    next_at: Date | null;
    settled_at: Date | null;
    error: string | null;
  };
}
