import pg from "pg";

export const DATABASE = "sidequest";
export const USER = "sidequest";

/** Creates the database if missing; also proves that the server answers. */
export async function ensureDatabase(host: string, port: number): Promise<void> {
  const client = new pg.Client({ host, port, user: USER, database: "postgres", password: "" });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
