import type { Generated } from "kysely";

export interface BusinessTables {
  business_facts: {
    id: Generated<string>;
    user_id: string;
    key: string;
    value: string;
    source: string;
    quest_id: string | null;
    note_id: string | null;
    learned_at: Date;
  };
}
