/** The baseline: a `ws` server without sign-in, the same bytes to all. Started by broadcast.bench.ts. */
import { type WebSocket, WebSocketServer } from "ws";
import { measureMemory, obey, stampedText } from "./orders.ts";

const server = new WebSocketServer({
  host: "127.0.0.1",
  port: Number(process.argv[2]),
  perMessageDeflate: false,
});
const watchers = new Set<WebSocket>();
server.on("connection", (socket) => {
  socket.on("message", () => watchers.add(socket));
  socket.on("close", () => watchers.delete(socket));
});

obey({
  memory: measureMemory,
  broadcast: ({ bytes }) => {
    const text = Buffer.from(stampedText(bytes));
    for (const socket of watchers) socket.send(text, { binary: false });
  },
});
server.on("listening", () => process.send?.({}));
