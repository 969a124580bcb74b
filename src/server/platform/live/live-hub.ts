import type { RawData, WebSocket } from "ws";
import { LIVE_CLOSE, type LiveRequest, liveRequestSchema } from "#contracts/live.ts";
import type { Role } from "#domain/accounts/role.ts";
import { parseJson } from "#server/platform/parse-json.ts";
import type { Log } from "../log/log.ts";
import type { SessionWatch } from "../session-watch.ts";
import type { Broadcast } from "./broadcast.ts";
import { type LiveActor, LiveClient } from "./live-client.ts";

export const PING_EVERY_MS = 30_000;
/** How long we wait for the peers' close frames. */
const CLOSE_WITHIN_MS = 1_000;

/** A topic that clients can watch. */
interface LiveTopic {
  readonly name: string;
  readonly askedBy: LiveRequest["type"];
  mayWatch(role: Role): boolean;
  /** The first message to a new watcher. */
  first(): Promise<string>;
}

export interface LiveHub {
  add(socket: WebSocket, actor: LiveActor): void;
  /** How many connections a person has open. */
  countOf(personId: string): number;
  count(): number;
  /** Number of watchers of a topic in this process. */
  watchers(topic: string): number;
  /** How long sending the latest text to all sockets took; null before the first. */
  lagMs(): number | null;
  /** Closes all connections and resolves when they are gone. */
  close(): Promise<void>;
}

interface HubDeps {
  readonly log: Log;
  /** A text with `to` goes to that person only. */
  readonly broadcast: Broadcast<[to?: string]>;
  readonly topics: readonly LiveTopic[];
  readonly sessions: SessionWatch;
}

/** Holds this process's live connections and sends each the topics it watches. */
export function createLiveHub({ log, broadcast, topics, sessions }: HubDeps): LiveHub {
  const clients = new Set<LiveClient>();
  const people = new Map<string, number>();
  const watching = new Map(topics.map(({ name }) => [name, new Set<LiveClient>()]));
  let lagMs: number | null = null;
  let isClosed = false;

  const sendToWatchers = (topic: string, text: string, to: string | undefined) => {
    const startedAt = performance.now();
    // Encoded once for all clients.
    const bytes = Buffer.from(text);
    for (const client of watching.get(topic) ?? [])
      if (to === undefined || client.personId === to) client.send(bytes);
    lagMs = performance.now() - startedAt;
  };
  const stops = topics.map(({ name }) =>
    broadcast.subscribe(name, (text, to) => sendToWatchers(name, text, to)),
  );

  const forget = (client: LiveClient) => {
    if (!clients.delete(client)) return;
    for (const watchers of watching.values()) watchers.delete(client);
    const left = (people.get(client.personId) ?? 1) - 1;
    if (left > 0) people.set(client.personId, left);
    else people.delete(client.personId);
  };

  const answer = async (client: LiveClient, topic: LiveTopic) => {
    if (!topic.mayWatch(client.role)) return client.close(LIVE_CLOSE.refused, "forbidden");
    const text = await topic.first();
    if (!clients.has(client)) return;
    client.send(Buffer.from(text));
    watching.get(topic.name)?.add(client);
  };

  const handleMessage = (client: LiveClient, data: RawData, isBinary: boolean) => {
    if (!client.mayTalk()) return;
    const request = isBinary ? undefined : parseJson(liveRequestSchema, String(data));
    const topic = topics.find(({ askedBy }) => askedBy === request?.type);
    // Unknown requests are ignored: they may come from a newer or older page.
    if (topic) answer(client, topic).catch((err) => log.warn({ err, topic: topic.name }, "live answer"));
  };

  /** Closes a connection whose session ended, or whose role no longer lets it watch. */
  const checkRole = (client: LiveClient, role: Role | undefined) => {
    if (role === undefined) return client.close(LIVE_CLOSE.refused, "session ended");
    if (role === client.role) return;
    client.role = role;
    const isBeyond = topics.some(({ name, mayWatch }) => watching.get(name)?.has(client) && !mayWatch(role));
    if (isBeyond) client.close(LIVE_CLOSE.refused, "forbidden");
  };

  const pings = setInterval(() => {
    for (const client of clients) client.ping();
  }, PING_EVERY_MS).unref();

  return {
    add(socket, actor) {
      const client = new LiveClient(socket, actor);
      if (isClosed) return client.close(LIVE_CLOSE.goingAway, "restarting");
      clients.add(client);
      people.set(actor.id, (people.get(actor.id) ?? 0) + 1);
      socket.on("message", (data, isBinary) => handleMessage(client, data, isBinary));
      socket.on("ping", () => void client.mayTalk());
      socket.on("pong", () => client.heardPong());
      const unwatch = sessions.add({
        sessionId: actor.sessionId,
        onCheck: (role) => checkRole(client, role),
      });
      socket.on("close", () => {
        unwatch();
        forget(client);
      });
      // Broken frames and lost connections: the close event that follows handles them.
      socket.on("error", () => undefined);
    },
    countOf: (personId) => people.get(personId) ?? 0,
    count: () => clients.size,
    watchers: (topic) => watching.get(topic)?.size ?? 0,
    lagMs: () => lagMs,
    async close() {
      if (isClosed) return;
      isClosed = true;
      clearInterval(pings);
      for (const stop of stops) stop();
      for (const client of clients) client.close(LIVE_CLOSE.goingAway, "restarting");
      const endsAt = performance.now() + CLOSE_WITHIN_MS;
      while (clients.size > 0 && performance.now() < endsAt)
        await new Promise((wake) => setTimeout(wake, 10));
      for (const client of clients) client.cut();
    },
  };
}
