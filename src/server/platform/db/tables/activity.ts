import type { Generated } from "kysely";
import type { ActivityKind } from "#domain/activity/activity.ts";

export interface ActivityTables {
  activity: {
    id: Generated<string>;
    user_id: string;
    kind: ActivityKind;
    subject: string | null;
    amount: number | null;
    at: Date;
    read_at: Date | null;
  };
}
