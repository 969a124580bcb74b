import type pg from "pg";

/**
 * Raw events expire (their sums are copied), the schema version is in the header, leases are temporary. The list of
 * people is derived: the restored accounts come onto it by themselves.
 */
const NOT_COPIED = [
  "schema_migrations",
  "visits",
  "event_words",
  "jobs",
  "people_index",
  "people_words",
  "people_counts",
  "people_inbox",
];

/** Our tables, referenced ones first. */
export async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; parents: string[] }>(
    `
    select c.relname as name,
           coalesce(array_agg(p.relname::text) filter (where p.relname is not null and p.oid <> c.oid), '{}') as parents
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
    left join pg_class p on p.oid = k.confrelid
    where c.relkind = 'r' and not c.relispartition and c.relname <> all($1)
    group by c.oid, c.relname
    order by c.relname`,
    [NOT_COPIED],
  );
  return parentsFirst(new Map(rows.map(({ name, parents }) => [name, parents])));
}

export function parentsFirst(parentsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const ordered = new Set<string>();
  const visit = (table: string, path: readonly string[]) => {
    if (ordered.has(table)) return;
    if (path.includes(table))
      throw new Error(`Tables refer to each other in a circle: ${[...path, table].join(" → ")}`);
    for (const parent of parentsOf.get(table) ?? []) visit(parent, [...path, table]);
    ordered.add(table);
  };
  for (const table of parentsOf.keys()) visit(table, []);
  return [...ordered];
}
