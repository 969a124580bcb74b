import type { ColumnType, Generated, Insertable, Selectable } from "kysely";
import type { Role } from "#domain/role.ts";

type Json<T> = ColumnType<T, string, string>;
type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;

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

/** Every table, as the migrations leave it. */
export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  sign_in_attempts: SignInAttemptsTable;
  idp_payloads: IdpPayloadsTable;
  idempotency_keys: IdempotencyKeysTable;
}

export type UserRecord = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type SessionRecord = Selectable<SessionsTable>;
export type NewSession = Insertable<SessionsTable>;
export type SignInAttempt = Insertable<SignInAttemptsTable>;
