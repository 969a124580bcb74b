import type { AddressInfo, Server } from "node:net";

/** Makes a server listen on a free port of this machine; `close` also cuts open connections. */
export async function listenOnLoopback(server: Server & { closeAllConnections?(): void }) {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections?.();
      }),
  };
}
