import * as z from "zod/mini";
import { parseJson } from "#server/platform/parse-json.ts";
import type { SharedRedis } from "../redis/open-redis.ts";
import { createBroadcast } from "./broadcast.ts";

/** Messages between instances. Delivery is not guaranteed: nothing may depend on it. */
export interface Exchange {
  publish(topic: string, text: string): void;
  /** Receives messages of other instances, never our own. Returns a function that unsubscribes. */
  subscribe(topic: string, listener: (text: string, from: string) => void): () => void;
}

/** For a single instance. */
export const noExchange: Exchange = { publish: () => undefined, subscribe: () => () => undefined };

const messageSchema = z.object({ from: z.string(), topic: z.string(), text: z.string() });

export function createExchange({ commands, listener, prefix }: SharedRedis, instance: string): Exchange {
  const channel = `${prefix}exchange`;
  const received = createBroadcast<[from: string]>();
  const listen = () => void listener.subscribe(channel).catch(() => undefined);
  listener.on("ready", listen);
  if (listener.status === "ready") listen();
  listener.on("message", (_channel, message) => {
    const read = parseJson(messageSchema, message);
    if (!read || read.from === instance) return;
    received.publish(read.topic, read.text, read.from);
  });
  return {
    publish(topic, text) {
      if (commands.status !== "ready") return;
      commands.publish(channel, JSON.stringify({ from: instance, topic, text })).catch(() => undefined);
    },
    subscribe: received.subscribe,
  };
}
