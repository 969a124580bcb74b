import type { HttpClient } from "#server/testing/http-client.ts";
import { watchLive } from "./live-watcher.ts";
import type { Machines } from "./machines.ts";
import type { Person } from "./person.ts";
import { sendRequest } from "./send-request.ts";
import { until } from "./until.ts";

/** Feedback messages accepted per person and hour. */
export const FEEDBACK_LIMIT = 20;
const TOO_MANY = FEEDBACK_LIMIT + 7;

/** Sends more than the limit, alternating between the clients; returns how often each status came. */
export async function sendTooMuch(ways: readonly HttpClient[]): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (let sent = 0; sent < TOO_MANY; sent++) {
    const answer = await ways[sent % ways.length]?.post("/api/feedback", {
      type: "bug",
      title: `Message ${sent}`,
      description: "Too much is too much.",
      email: "someone@example.com",
    });
    const status = answer?.statusCode ?? 0;
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

/** The expected result if the limit holds. */
export const LIMITED = { 200: FEEDBACK_LIMIT, 429: TOO_MANY - FEEDBACK_LIMIT };

/** Ends a session on the first instance; returns all instances' answers and how soon its sockets closed. */
export async function endSession({ instances, origin, clock }: Machines, person: Person) {
  const cookie = person.cookie();
  const pages = await Promise.all(instances.map((instance) => watchLive(person, instance, clock)));
  const ended = await person.at(instances[0]).post("/api/auth/logout");
  const endedAt = clock.now();
  const headers = { cookie, host: new URL(origin).host };
  const statuses = await Promise.all(
    instances.map(async ({ name, port }) => {
      const { statusCode } = await sendRequest(port, { url: "/api/auth/user", headers });
      return `${name}: ${statusCode}`;
    }),
  );
  await until("all pages are cut", () => pages.every((page) => page.closed() !== undefined));
  return {
    ended: ended.statusCode,
    statuses,
    slowestMs: Math.max(...pages.map((page) => (page.closed()?.at ?? 0) - endedAt)),
    codes: pages.map((page) => page.closed()?.code),
  };
}

/** How many people each instance reports as online. */
export function countOnline({ instances }: Machines, admin: Person): Promise<number[]> {
  return Promise.all(
    instances.map(async (instance) => {
      const answer = await admin.at(instance).get("/api/analytics/dashboard");
      if (answer.statusCode !== 200) throw new Error(`${instance.name}: ${answer.statusCode} ${answer.body}`);
      return answer.json().onlineUsers;
    }),
  );
}
