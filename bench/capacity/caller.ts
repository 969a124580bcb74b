import http from "node:http";
import type { Socket } from "node:net";
import { brotliDecompressSync } from "node:zlib";

export interface Request {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly cookie?: string;
  readonly body?: unknown;
  readonly etag?: string | undefined;
  readonly accept?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  json(): unknown;
}

/** Makes calls like a browser: over a few kept-alive connections, compressed, and with cached ETags. */
export function createCaller(port: number, connections: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const read = new WeakMap<Socket, number>();
  let bytesIn = 0;

  const send = ({ method, path, cookie = "", body, etag, accept = "*/*" }: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        cookie,
        accept,
        "accept-encoding": "gzip, deflate, br",
        ...(etag && { "if-none-match": etag }),
        ...(text && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
      };
      const request = http.request({ host: "127.0.0.1", port, path, method, agent, headers }, (response) => {
        const { socket } = response;
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          bytesIn += socket.bytesRead - (read.get(socket) ?? 0);
          read.set(socket, socket.bytesRead);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            json: () => parse(Buffer.concat(chunks), response.headers["content-encoding"]),
          });
        });
      });
      request.on("error", reject).end(text);
    });

  return { send, bytesIn: () => bytesIn, close: () => agent.destroy() };
}

export type Caller = ReturnType<typeof createCaller>;

function parse(bytes: Buffer, encoding: string | undefined): unknown {
  return JSON.parse((encoding === "br" ? brotliDecompressSync(bytes) : bytes).toString());
}
