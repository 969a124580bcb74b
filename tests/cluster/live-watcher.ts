import { WebSocket } from "ws";
import type { LiveRequest, PerformanceMessage } from "#contracts/live.ts";
import type { Instance } from "./instance.ts";
import type { Person } from "./person.ts";
import type { ServingClock } from "./serving-clock.ts";
import { until } from "./until.ts";

const SUBSCRIBE = JSON.stringify({ type: "subscribe-performance" } satisfies LiveRequest);

/** A page left open on one instance, subscribed to live updates. */
export async function watchLive(person: Person, instance: Instance, clock: ServingClock) {
  const socket = new WebSocket(`ws://127.0.0.1:${instance.port}/ws`, {
    headers: { cookie: person.cookie() },
  });
  const heard: PerformanceMessage[] = [];
  let closed: { at: number; code: number } | undefined;
  socket.on("message", (data) => heard.push(JSON.parse(String(data))));
  socket.on("close", (code) => {
    closed = { at: clock.now(), code };
  });
  socket.on("error", () => undefined);
  socket.on("open", () => socket.send(SUBSCRIBE));
  await until(`${person.name} watches at ${instance.name}`, () => heard.length > 0);
  return {
    instance,
    updates: () => heard.filter(({ type }) => type === "performance-update"),
    closed: () => closed,
    close: () => socket.terminate(),
  };
}
