import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy on loopback whose target can be switched or cut off. */
export async function openSwitch(firstPort: number) {
  let target: number | "nobody" | "silence" = firstPort;
  let heard: Buffer[] | undefined;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
  };
  const server = createServer((client) => {
    keep(client);
    if (target === "silence") return;
    if (target === "nobody") return void client.destroy();
    const upstream = connect({ host: "127.0.0.1", port: target });
    keep(upstream);
    client.on("data", (bytes: Buffer) => void heard?.push(bytes));
    client.pipe(upstream).pipe(client);
    client.once("close", () => upstream.destroy());
    upstream.once("close", () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  /** Closes open connections, so that clients reconnect to the target. "silence" keeps them mute. */
  const turnTo = (next: typeof target) => {
    target = next;
    for (const socket of sockets) {
      if (next === "silence") socket.unpipe().pause();
      else socket.destroy();
    }
  };
  return {
    port: (server.address() as AddressInfo).port,
    turnTo,
    /** Records data sent by clients; the returned function stops and returns it. */
    listen() {
      const parts: Buffer[] = [];
      heard = parts;
      return () => {
        heard = undefined;
        return Buffer.concat(parts).toString("latin1");
      };
    },
    close() {
      turnTo("nobody");
      server.close();
    },
  };
}
