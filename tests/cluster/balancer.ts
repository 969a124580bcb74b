import { setTimeout as sleep } from "node:timers/promises";
import type { InjectOptions } from "fastify";
import type { Answer } from "#server/testing/http-client.ts";
import { isReady } from "../process/start-up-process.ts";
import type { Instance } from "./instance.ts";
import { NeverReached, sendRequest } from "./send-request.ts";

const ASK_EVERY_MS = 100;

export interface Balanced {
  readonly answer: Answer;
  readonly instance: string;
}

/** The request reached an instance, but no complete answer came back. */
export class Cut extends Error {
  readonly instance: string;

  constructor(instance: string, cause: unknown) {
    super(`cut by ${instance}`, { cause });
    this.instance = instance;
  }
}

/**
 * Round-robin over the ready instances. Only a request that reached no instance is sent to the next one.
 * If none is ready, tries all of them, so that the client gets an instance's own error.
 */
export function openBalancer(instances: readonly Instance[]) {
  const ready = new Set<Instance>();
  let turn = 0;
  let isClosed = false;

  const ask = async (instance: Instance) => {
    if (await isReady(instance.port)) ready.add(instance);
    else ready.delete(instance);
  };
  const watch = async (instance: Instance) => {
    while (!isClosed) {
      await ask(instance);
      await sleep(ASK_EVERY_MS);
    }
  };
  const watching = instances.map(watch);

  const inRoundRobin = () => {
    const open = instances.filter((instance) => ready.has(instance));
    const all = open.length > 0 ? open : [...instances];
    const first = turn++ % all.length;
    return [...all.slice(first), ...all.slice(0, first)];
  };

  const attempt = async (instance: Instance, options: InjectOptions): Promise<Balanced | undefined> => {
    try {
      return { answer: await sendRequest(instance.port, options), instance: instance.name };
    } catch (error) {
      if (!(error instanceof NeverReached)) throw new Cut(instance.name, error);
      ready.delete(instance);
      return undefined;
    }
  };

  return {
    isReady: (instance: Instance) => ready.has(instance),
    async send(options: InjectOptions): Promise<Balanced> {
      for (;;) {
        for (const instance of inRoundRobin()) {
          const balanced = await attempt(instance, options);
          if (balanced) return balanced;
        }
        await sleep(ASK_EVERY_MS);
      }
    },
    async close() {
      isClosed = true;
      await Promise.all(watching);
    },
  };
}
