import { sql } from "kysely";
import type { Tx } from "#server/platform/db/handles.ts";

/** Includes batches: onboarding makes first quests only if there has never been a batch. */
const TABLES = ["hidden_quests", "stated_constraints", "generations", "quests"] as const;

/** Adds the person's figures to anonymous hourly sums, so that reports still count them. */
async function keepSums(tx: Tx, userId: string): Promise<void> {
  const hour = (column: string) => sql`date_trunc('hour', ${sql.ref(column)}, 'UTC')`;
  await sql`
    insert into reset_sums as s (hour, business_type, is_demo, generations, succeeded, generated, spent_ms,
      generated_completed, completed)
    select hour, coalesce(d.business_type, ''), u.issuer = 'demo', sum(d.generations), sum(d.succeeded), sum(d.generated),
      sum(d.spent_ms), sum(d.generated_completed), sum(d.completed)
    from (
      select ${hour("created_at")} as hour, business_type, 1 as generations, is_ok::int as succeeded,
        case when is_ok then quests else 0 end as generated,
        case when is_ok then duration_ms::float8 else 0 end as spent_ms, 0 as generated_completed, 0 as completed
      from generations where user_id = ${userId}
      union all
      select ${hour("q.created_at")}, p.business_type, 0, 0, 0, 0, 1, 0
      from quests q join users p on p.id = q.user_id
      where q.user_id = ${userId} and q.origin = 'generated' and q.completed_at is not null
        and q.imported_at is null
      union all
      select ${hour("q.completed_at")}, p.business_type, 0, 0, 0, 0, 0, 1
      from quests q join users p on p.id = q.user_id
      where q.user_id = ${userId} and q.completed_at is not null and q.imported_at is null
    ) as d
    join users u on u.id = ${userId}
    group by 1, 2, 3
    on conflict (hour, business_type, is_demo) do update set
      generations = s.generations + excluded.generations, succeeded = s.succeeded + excluded.succeeded,
      generated = s.generated + excluded.generated, spent_ms = s.spent_ms + excluded.spent_ms,
      generated_completed = s.generated_completed + excluded.generated_completed,
      completed = s.completed + excluded.completed`.execute(tx);
}

/** Outcomes stay, anonymously, as training data and in the sums. */
export async function deleteQuests(tx: Tx, userId: string): Promise<void> {
  await keepSums(tx, userId);
  for (const table of TABLES) await tx.deleteFrom(table).where("user_id", "=", userId).execute();
}
