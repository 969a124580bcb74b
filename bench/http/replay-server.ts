/** The baseline: node:http that sends the recorded statements, prepared, in the same transactions. */
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

const server = createServer(async (request, response) => {
  const id = /^\/api\/tasks\/([^/]+)$/u.exec(request.url ?? "")?.[1];
  for await (const _chunk of request);
  const body = JSON.stringify((id ? await answerComplete(id) : await answerRead()) ?? null);
  response
    .writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
    .end(body);
});
server.listen(Number(port), "127.0.0.1");
