import type { NullableJson } from "./columns.ts";

export interface AuditTables {
  audit_log: {
    id: string;
    at: Date;
    actor_id: string | null;
    actor_name: string;
    act: string;
    target_id: string | null;
    target_name: string | null;
    details: NullableJson;
  };
}
