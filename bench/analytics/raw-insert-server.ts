/** The baseline: node:http, the session lookup and one batched insert. Started by ingest.bench.ts. */
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import pg from "pg";

const GATHER_MS = 25;

interface RawEvent {
  action: string;
  element: string;
  page: string;
  metadata: { sessionId: string; timestamp: string };
}

const [host = "", port = ""] = process.argv.slice(2);
const pool = new pg.Pool({ host, port: 5432, user: "sidequest", database: "sidequest", max: 10 });
await pool.query(`create table if not exists raw_events
  (at timestamptz not null, session text not null, user_id uuid, action text not null, element text not null,
   page text not null, metadata jsonb);
  create index if not exists raw_events_at on raw_events using brin (at)`);

let waiting: { userId: string; events: RawEvent[]; done: () => void }[] = [];
let isRunning = false;

async function run(): Promise<void> {
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    const rows = batch.flatMap(({ userId, events }) => events.map((event) => ({ userId, event })));
    await pool.query({
      name: "insert",
      text: `insert into raw_events select * from unnest($1::timestamptz[], $2::text[], $3::uuid[], $4::text[], $5::text[],
             $6::text[], $7::jsonb[])`,
      values: [
        rows.map(({ event }) => event.metadata.timestamp),
        rows.map(({ event }) => event.metadata.sessionId),
        rows.map(({ userId }) => userId),
        rows.map(({ event }) => event.action),
        rows.map(({ event }) => event.element),
        rows.map(({ event }) => event.page),
        rows.map(({ event }) => JSON.stringify(event.metadata)),
      ],
    });
    for (const { done } of batch) done();
  }
  isRunning = false;
}

function take(userId: string, events: RawEvent[]): Promise<void> {
  return new Promise((done) => {
    waiting.push({ userId, events, done });
    if (isRunning) return;
    isRunning = true;
    setTimeout(() => void run(), GATHER_MS);
  });
}

const server = createServer(async (request, response) => {
  if (request.method === "GET") return response.end();
  let body = "";
  for await (const chunk of request) body += chunk;
  const token = /sq_session=([^;]+)/u.exec(request.headers.cookie ?? "")?.[1] ?? "";
  const { rows } = await pool.query({
    name: "user",
    text: "select user_id from sessions where token_hash = $1",
    values: [createHash("sha256").update(token).digest()],
  });
  const { events } = JSON.parse(body) as { events: RawEvent[] };
  await take(rows[0].user_id, events);
  response.writeHead(200, { "content-type": "application/json" }).end(`{"accepted":${events.length}}`);
});
server.listen(Number(port), "127.0.0.1");
