import { connect, createServer, type NetConnectOpts, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { listenOnLoopback } from "./listen-on-loopback.ts";

const MODES = ["delay", "cut", "freeze", "normal"] as const;
const DELAY_MS = 150;

/** How connections behave: normally, each chunk delayed, cut at once, or open without data. */
type ProxyMode = (typeof MODES)[number];

/** A TCP proxy on loopback in front of `target` that can misbehave. */
export async function openFlakyProxy(target: NetConnectOpts) {
  let mode: ProxyMode = "normal";
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.setNoDelay(true);
    from.on("error", () => to.destroy());
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
    // Chunks keep their order even if the mode changes: a proxy never reorders.
    let before = Promise.resolve();
    from.on("data", (bytes: Buffer) => {
      before = before.then(() => wait()).then(() => void to.write(bytes));
    });
    from.on("end", () => void before.then(() => to.end()));
  };
  const wait = () => {
    if (mode === "delay") return sleep(DELAY_MS);
    if (mode === "freeze") return new Promise<void>((resolve) => void held.push(resolve));
    return undefined;
  };
  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (mode === "cut") return void client.destroy();
    const upstream = connect({ ...target, allowHalfOpen: true } as NetConnectOpts);
    pass(client, upstream);
    pass(upstream, client);
  });
  const { port } = await listenOnLoopback(server);
  const turnTo = (next: ProxyMode) => {
    mode = next;
    if (next === "cut") for (const socket of sockets) socket.destroy();
    if (next !== "freeze") for (const release of held.splice(0)) release();
  };
  return {
    port,
    turnTo,
    /** Changes mode every 50 to 4,000 ms, repeatable for the same numbers; back to normal at the end. */
    async changeModes(forMs: number, random: () => number) {
      const end = Date.now() + forMs;
      while (Date.now() < end) {
        turnTo(MODES[Math.floor(random() * MODES.length)] ?? "normal");
        await sleep(Math.min(50 + random() * random() * 3_950, Math.max(0, end - Date.now())));
      }
      turnTo("normal");
    },
    close() {
      turnTo("cut");
      server.close();
    },
  };
}
