import type pg from "pg";

/** Durability is off while filling: the data may be lost on a crash. */
const WHILE_FILLING = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  autovacuum: "off",
};

/** Fills tables as fast as possible, then restores settings, updates statistics and writes all to disk. */
export async function fillFast(sql: pg.Client, fill: () => Promise<void>): Promise<void> {
  for (const [name, value] of Object.entries(WHILE_FILLING))
    await sql.query(`alter system set ${name} = ${value}`);
  await sql.query("select pg_reload_conf()");
  await sql.query("set maintenance_work_mem = '512MB'; set work_mem = '256MB'");
  await fill();
  await sql.query("vacuum analyze");
  for (const name of Object.keys(WHILE_FILLING)) await sql.query(`alter system reset ${name}`);
  await sql.query("select pg_reload_conf()");
  await sql.query("checkpoint; reset maintenance_work_mem; reset work_mem");
}
