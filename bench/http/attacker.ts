/** One member who writes one quest `AT_ONCE` times at once, repeatedly, until stopped or out of time. */
import http from "node:http";

const AT_ONCE = 500;
const AT_MOST_MS = 120_000;

const [port = "", cookie = "", questId = ""] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
const end = Date.now() + AT_MOST_MS;

async function write(writer: number): Promise<void> {
  for (let count = 0; Date.now() < end; count++) await patch(`Wick ${writer} ${count}`);
}

function patch(title: string): Promise<void> {
  const body = JSON.stringify({ title });
  const headers = {
    cookie,
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  };
  const path = `/api/tasks/${questId}`;
  return new Promise((resolve) => {
    const request = http.request(
      { host: "127.0.0.1", port, path, method: "PATCH", agent, headers },
      (response) => response.resume().on("end", resolve),
    );
    request.on("error", () => resolve()).end(body);
  });
}

await Promise.all(Array.from({ length: AT_ONCE }, (_, writer) => write(writer)));
