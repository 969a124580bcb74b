export interface AdminTables {
  people_index: {
    user_id: string;
    created_at: Date;
    seen_at: Date;
    changes_at: Date | null;
    total_xp: number;
    /** Place in PLAN_KINDS. */
    plan: number;
    /** Place in SEGMENTS. */
    segment: number;
    is_onboarded: boolean;
    is_closed: boolean;
  };
  people_words: {
    user_id: string;
    words: string;
    plan: number;
    segment: number;
    is_onboarded: boolean;
    is_closed: boolean;
  };
  people_counts: {
    plan: number;
    segment: number;
    is_onboarded: boolean;
    is_closed: boolean;
    people: number;
  };
  people_inbox: {
    user_id: string;
  };
  operator_notes: {
    id: string;
    user_id: string;
    author_id: string | null;
    text: string;
    created_at: Date;
  };
}
