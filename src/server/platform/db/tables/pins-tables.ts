import type { Generated } from "kysely";

export interface PinsTable {
  id: Generated<string>;
  user_id: string;
  note: string;
  pinned_at: Date;
}
