import { setTimeout as sleep } from "node:timers/promises";
import type { InjectOptions } from "fastify";
import { type Answer, HttpClient, type Transport } from "#server/testing/http-client.ts";
import { type Balanced, Cut } from "./balancer.ts";
import type { Instance } from "./instance.ts";
import type { Machines } from "./machines.ts";
import { sendRequest } from "./send-request.ts";

const TRY_AGAIN_MS = 200;
const TRIES = 300;
let count = 0;

/** A simulated person with one session, through the balancer or directly at an instance. */
export function makePerson(machines: Machines, name: string) {
  const { balancer, origin } = machines;
  const number = ++count;
  const address = `10.0.${number >> 8}.${number & 255}`;
  const transport = (send: (options: InjectOptions) => Promise<Balanced>): Transport => ({
    inject: (options) =>
      record(machines, name, options, () =>
        send({ ...options, headers: { ...options.headers, "x-forwarded-for": address } }),
      ),
  });
  const client = new HttpClient(transport(balancer.send), origin);
  return {
    name,
    email: `${name}@example.com`,
    client,
    /** The same session at one instance. */
    at: (instance: Instance) =>
      new HttpClient(
        transport((options) => sendTo(instance, options)),
        origin,
        client.cookies,
      ),
    cookie: () => `sq_session=${client.cookies.get("sq_session")?.value}`,
    /** Retries until acknowledged, as the pages do: after a 503 or a cut request. */
    async persist(options: InjectOptions): Promise<Answer> {
      for (let tries = 1; ; tries++) {
        const answer = await client.send(options).catch((error: unknown) => {
          if (!(error instanceof Cut)) throw error;
        });
        if (answer && answer.statusCode < 400) return answer;
        if ((answer && answer.statusCode !== 503) || tries === TRIES)
          throw new Error(`${name} ${options.method} ${options.url}: ${answer?.statusCode} ${answer?.body}`);
        await sleep(TRY_AGAIN_MS);
      }
    },
    async signIn() {
      const { url, answer } = await client.signIn({ email: this.email, name });
      if (!client.cookies.has("sq_session"))
        throw new Error(`${name} is not signed in: ${url} ${answer.body}`);
    },
  };
}

export type Person = ReturnType<typeof makePerson>;

async function sendTo(instance: Instance, options: InjectOptions): Promise<Balanced> {
  try {
    return { answer: await sendRequest(instance.port, options), instance: instance.name };
  } catch (error) {
    throw new Cut(instance.name, error);
  }
}

async function record(
  { journal }: Machines,
  who: string,
  { method = "GET", url }: InjectOptions,
  send: () => Promise<Balanced>,
): Promise<Answer> {
  const at = journal.now();
  const write = (instance: string, outcome: number | "cut", answer: string) => {
    const what = `${method} ${String(url).split("?")[0]}`;
    journal.write({ at, ms: journal.now() - at, who, what, instance, outcome, answer });
  };
  try {
    const { answer, instance } = await send();
    write(instance, answer.statusCode, answer.statusCode >= 400 ? answer.body : "");
    return answer;
  } catch (error) {
    if (error instanceof Cut) write(error.instance, "cut", String(error.cause));
    throw error;
  }
}
