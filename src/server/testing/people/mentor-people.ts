import type { AddressInfo } from "node:net";
import type { Limits } from "#server/platform/llm/limits.ts";
import type { FakeModelServer } from "../fakes/fake-model-server.ts";
import type { HttpClient } from "../http-client.ts";
import type { TestWorld } from "../world.ts";

export const CHAT = "/api/rag/chat";

export const ask = (client: HttpClient, prompt: string, more: object = {}) =>
  client.post(CHAT, { prompt, ...more });

/** The answer; throws with the reason if there is none. */
export async function answerTo(client: HttpClient, prompt: string, more: object = {}) {
  const answer = await ask(client, prompt, more);
  if (answer.statusCode !== 200) throw new Error(`not answered: ${answer.body}`);
  return answer.json();
}

/** Limits as in production, with these times. */
function modelLimits(times: Omit<Limits["text"], "outputTokens">): Limits {
  const { firstTokenMs: attemptMs, totalMs } = times;
  return {
    text: { ...times, outputTokens: 600 },
    object: { attemptMs, totalMs, outputTokens: 1_200 },
    responseBytes: 200_000,
  };
}

/** For models that answer: long enough for a busy machine. */
export const PATIENT_LIMITS = modelLimits({ firstTokenMs: 60_000, idleMs: 60_000, totalMs: 120_000 });

/** For models that hang: short, to keep the test short. */
export const SHORT_MODEL_LIMITS = modelLimits({ firstTokenMs: 1_500, idleMs: 1_000, totalMs: 5_000 });

/** Environment variables for two models at fake servers on loopback. */
export function modelEnv(planner: FakeModelServer, mentor: FakeModelServer): Record<string, string> {
  const of = (role: string, { baseUrl }: FakeModelServer) => ({
    [`AI_${role}_PROVIDER`]: "openai-compatible",
    [`AI_${role}_MODEL`]: `fake-${role.toLowerCase()}`,
    [`AI_${role}_BASE_URL`]: baseUrl,
  });
  return { ...of("PLANNER", planner), ...of("MENTOR", mentor) };
}

interface ServerEvent {
  readonly event: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects
  readonly data: any;
}

/** Makes the world listen on a real socket. */
export async function listen(world: TestWorld): Promise<string> {
  await world.app.listen({ host: "127.0.0.1", port: 0 });
  return `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
}

/** Closes connections first: one left by an aborted client would delay the close. */
export async function closeListening(world: TestWorld): Promise<void> {
  world.app.server.closeAllConnections();
  await world.close();
}

/** Asks over a real socket and yields the events as they arrive; `stop` closes the connection. */
export async function askForEvents(origin: string, client: HttpClient, body: object) {
  const gone = new AbortController();
  const cookie = [...client.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
  const response = await fetch(new URL(CHAT, origin), {
    method: "POST",
    headers: { accept: "text/event-stream", "content-type": "application/json", cookie },
    body: JSON.stringify(body),
    signal: gone.signal,
  });
  return {
    status: response.status,
    headers: response.headers,
    events: readEvents(response),
    json: () => response.json(),
    stop: () => gone.abort(),
  };
}

async function* readEvents(response: Response): AsyncGenerator<ServerEvent> {
  let rest = "";
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    rest += text;
    for (let end = rest.indexOf("\n\n"); end >= 0; end = rest.indexOf("\n\n")) {
      const [, event = "", data = ""] = /^event: (.+)\ndata: (.+)$/u.exec(rest.slice(0, end)) ?? [];
      rest = rest.slice(end + 2);
      yield { event, data: JSON.parse(data) };
    }
  }
}

/** Collects all events to the end. */
export async function hear(origin: string, client: HttpClient, body: object): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of (await askForEvents(origin, client, body)).events) events.push(event);
  return events;
}
