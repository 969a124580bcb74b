import type { Generated } from "kysely";
import type { BigNumber, Day, Json } from "./columns.ts";

export interface PlatformTables {
  /** Leases and schedule of the server's periodic jobs. */
  jobs: {
    name: string;
    next_at: Date;
    holder: string | null;
    held_until: Date | null;
    started_at: Date | null;
    finished_at: Date | null;
    runs: Generated<number>;
  };
  instance_settings: {
    name: string;
    value: Json<unknown>;
    changed_at: Date;
  };
  idempotency_keys: {
    scope: string;
    key: string;
    request_hash: Buffer;
    body: string | null;
    created_at: Date;
  };
  idp_payloads: {
    model: string;
    id: string;
    payload: Json<Record<string, unknown>>;
    uid: string | null;
    grant_id: string | null;
    consumed_at: Date | null;
    expires_at: Date | null;
  };
  model_spending: {
    day: Day;
    micros: BigNumber;
  };
  model_quotas: {
    user_id: string;
    day: Day;
    calls: number;
  };
}
