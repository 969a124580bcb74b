/** Some hundreds of clients that record the age of each received message. Started by broadcast.bench.ts. */
import { WebSocket } from "ws";
import type { LiveRequest } from "#contracts/live.ts";
import { ageOf, obey } from "./orders.ts";

const AT_ONCE = 50;
let ages: number[] = [];
let isEnding = false;
process.once("SIGTERM", () => {
  isEnding = true;
  process.exit(0);
});

function connect(port: number, cookie: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    socket.on("error", reject);
    socket.on("close", (code, reason) => {
      if (isEnding) return;
      console.error(`A client was closed: ${code} ${reason}`);
      process.exit(1);
    });
    socket.on("open", () => {
      socket.send(JSON.stringify({ type: "subscribe-performance" } satisfies LiveRequest));
      resolve();
    });
    socket.on("message", (data: Buffer) => {
      // The app's first message is a real snapshot.
      if (data[0] !== 0x7b) ages.push(ageOf(data));
    });
  });
}

obey({
  connect: async ({ port, cookies }) => {
    for (let from = 0; from < cookies.length; from += AT_ONCE)
      await Promise.all(cookies.slice(from, from + AT_ONCE).map((cookie) => connect(port, cookie)));
  },
  latencies: () => {
    const ms = ages;
    ages = [];
    return { ms };
  },
});
process.send?.({});
