/**
 * Two baselines in one node:http server: the recorded statements, prepared, in the same transactions; and a single
 * prepared write of what a person sees of a completion, which does not become cheaper or dearer with our statements.
 */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import pg from "pg";
import type { Recording } from "./recording.ts";

const [port = "", file = ""] = process.argv.slice(2);
const { connection, read, complete, questId } = JSON.parse(
  readFileSync(file, "utf8"),
  reviveBuffers,
) as Recording;
const pool = new pg.Pool({ ...connection, max: 10 });

function reviveBuffers(_key: string, value: { type?: string; data?: number[] } | null) {
  return value?.type === "Buffer" && value.data ? Buffer.from(value.data) : value;
}

const names = new Map<string, string>();
function named(text: string, values: unknown[]) {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return values.length > 0 ? { name, text, values } : { text };
}

async function answerRead(): Promise<unknown> {
  const [session, ...lists] = read;
  if (session) await pool.query(named(session.text, session.values));
  const results = await Promise.all(lists.map(({ text, values }) => pool.query(named(text, values))));
  return results.flatMap(({ rows }) => rows);
}

async function answerComplete(id: string): Promise<unknown> {
  const [session, ...statements] = complete;
  if (session) await pool.query(named(session.text, session.values));
  const client = await pool.connect();
  let last: unknown;
  for (const { text, values } of statements) {
    const isAward = text.startsWith('insert into "xp_ledger"');
    const mine = values.map((value, index) =>
      value === questId ? id : isAward && index === 0 ? randomUUID() : value,
    );
    last = (await client.query(named(text, mine))).rows[0] ?? last;
  }
  client.release();
  return last;
}

/** Our triggers are no part of the floor. */
const bare = new pg.Pool({ ...connection, max: 10, options: "-c session_replication_role=replica" });
const ONE_WRITE = `
  with done as (
    update quests set completed_at = now(), completed_day = current_date, xp_paid = xp_reward
    where id = $1 and completed_at is null returning *
  ),
  paid as (update users u set total_xp = u.total_xp + d.xp_reward from done d where u.id = d.user_id)
  select * from done`;

async function writeOnce(id: string): Promise<unknown> {
  return (await bare.query({ name: "one-write", text: ONE_WRITE, values: [id] })).rows[0];
}

const server = createServer(async (request, response) => {
  const [, path, id] = /^\/(api\/tasks|one-write)\/([^/]+)$/u.exec(request.url ?? "") ?? [];
  for await (const _chunk of request);
  const complete = path === "one-write" ? writeOnce : answerComplete;
  const body = JSON.stringify((id ? await complete(id) : await answerRead()) ?? null);
  response
    .writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
    .end(body);
});
server.listen(Number(port), "127.0.0.1");
