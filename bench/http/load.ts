import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface Shot {
  readonly method: "GET" | "PATCH" | "POST";
  readonly path: string;
  readonly body?: string;
  /** The client has this answer already: 304 is expected. */
  readonly etag?: string;
  /** Compressed, as a browser asks for it. */
  readonly isCompressed?: boolean;
}

export interface Target {
  readonly port: number;
  readonly cookie: string;
}

/** Sends each shot once, to its own target, `clients` at a time, over kept-alive connections. */
export async function fireMixed(
  shots: readonly (Shot & Target)[],
  clients: number,
  agent: http.Agent,
): Promise<void> {
  let next = 0;
  const client = async () => {
    for (let shot = shots[next++]; shot; shot = shots[next++]) await send(shot, shot, agent);
  };
  await Promise.all(Array.from({ length: clients }, client));
}

/** Sends every shot once, `clients` at a time, and returns how long each took in ms. */
export async function fire(target: Target, shots: readonly Shot[], clients: number): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let next = 0;
  const client = async () => {
    for (let shot = shots[next++]; shot; shot = shots[next++]) times.push(await send(target, shot, agent));
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return times;
}

/** Sends the shots at planned times, whatever the responses do. Latency counts from the planned time. */
export async function fireAtRate(
  target: Target,
  shots: readonly Shot[],
  perSecond: number,
): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const startedAt = performance.now();
  const answers: Promise<number>[] = [];
  while (answers.length < shots.length) {
    const dueCount = Math.floor(((performance.now() - startedAt) * perSecond) / 1_000) + 1;
    for (const shot of shots.slice(answers.length, dueCount)) {
      const plannedAt = startedAt + (answers.length * 1_000) / perSecond;
      answers.push(
        send(target, shot, agent).then(
          () => performance.now() - plannedAt,
          // A refusal under load counts as later than any response.
          () => Number.POSITIVE_INFINITY,
        ),
      );
    }
    // Sleeps: a busy wait would take a core from the processes being measured.
    await sleep(1);
  }
  const times = await Promise.all(answers);
  agent.destroy();
  return times;
}

function send(
  { port, cookie }: Target,
  { method, path, body, etag, isCompressed }: Shot,
  agent: http.Agent,
): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      ...(etag && { "if-none-match": etag }),
      ...(isCompressed && { "accept-encoding": "gzip, deflate, br" }),
      ...(body && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
    };
    const request = http.request({ host: "127.0.0.1", port, path, method, agent, headers }, (response) => {
      if (response.statusCode !== (etag ? 304 : 200))
        reject(new Error(`${method} ${path}: status ${response.statusCode}`));
      response.resume().on("end", () => resolve(performance.now() - startedAt));
    });
    request.on("error", reject).end(body);
  });
}
