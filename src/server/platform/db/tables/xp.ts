import type { Generated } from "kysely";

export interface XpTables {
  xp_ledger: {
    id: string;
    user_id: string;
    source_type: string;
    source_id: string;
    label: string;
    nominal: number;
    amount: number;
    reason: string | null;
    is_own: Generated<boolean>;
    is_suggested: Generated<boolean>;
    created_at: Date;
    settled_at: Date | null;
    claimed_at: Date | null;
    level_before: number | null;
    total_after: number | null;
    /** Set if it came from another SideQuest: it counts for the level alone. */
    imported_at: Date | null;
  };
}
