/** The baseline: node:http and one prepared query, nothing else. Started by auth-user.bench.ts. */
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import pg from "pg";
import { USER_COLUMNS } from "#server/platform/db/user-columns.ts";

const [host = "", port = ""] = process.argv.slice(2);
const pool = new pg.Pool({ host, port: 5432, user: "sidequest", database: "sidequest", max: 10 });
const text = `select ${USER_COLUMNS.join(", ")}, sessions.id as session_id, sessions.last_seen_at
  from sessions inner join users on users.id = sessions.user_id
  where sessions.token_hash = $1 and users.closed_at is null`;

const server = createServer(async (request, response) => {
  const token = /sq_session=([^;]+)/u.exec(request.headers.cookie ?? "")?.[1] ?? "";
  const values = [createHash("sha256").update(token).digest()];
  const { rows } = await pool.query({ name: "user", text, values });
  const body = JSON.stringify(rows[0] ?? null);
  response
    .writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
    .end(body);
});
server.listen(Number(port), "127.0.0.1");
