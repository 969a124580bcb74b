import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { createServer, request as secureRequest } from "node:https";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Transport } from "#server/testing/http-client.ts";
import { readCookie } from "#server/testing/over-network.ts";

/** A certificate for localhost that nobody but its own file vouches for. */
export function makeCertificate(folder: string) {
  const [certPath, keyPath] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "90"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", keyPath, "-out", certPath];
  execFileSync("openssl", ["req", "-x509", ...kind, ...names, ...files], { stdio: "ignore" });
  return { certPath, cert: readFileSync(certPath, "utf8"), key: readFileSync(keyPath, "utf8") };
}

interface Front {
  readonly cert: string;
  readonly key: string;
  readonly port: number;
  readonly upstreamPort: number;
}

/** https in front of the program, with the headers that Caddy's reverse_proxy sets. Passes upgrades on too. */
export async function startHttpsProxy({ cert, key, port, upstreamPort }: Front): Promise<void> {
  const forwarded = ({ headers, socket }: IncomingMessage) => ({
    ...headers,
    "x-forwarded-for": socket.remoteAddress ?? "",
    "x-forwarded-host": headers.host ?? "",
    "x-forwarded-proto": "https",
  });
  const passOn = (incoming: IncomingMessage) =>
    plainRequest({
      host: "127.0.0.1",
      port: upstreamPort,
      method: incoming.method ?? "GET",
      path: incoming.url ?? "/",
      headers: forwarded(incoming),
    });
  const server = createServer({ cert, key }, (incoming, outgoing) => {
    const asked = passOn(incoming);
    asked.on("response", (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(asked);
  });
  server.on("upgrade", (incoming, socket) => {
    const asked = passOn(incoming);
    asked.on("upgrade", (answer, upstream) => {
      const head = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${head.join("\r\n")}\r\n\r\n`);
      upstream.pipe(socket).pipe(upstream);
      for (const end of [upstream, socket]) end.on("error", () => end.destroy());
    });
    asked.on("error", () => socket.destroy());
    asked.end();
  });
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
}

/** Like `overNetwork`, to an address whose certificate only `ca` vouches for. */
export function overHttps(origin: string, ca: string): Transport {
  return {
    async inject({ method = "GET", url = "/", headers = {}, payload }) {
      const isObject = typeof payload === "object" && payload !== null;
      const body = payload === undefined ? "" : isObject ? JSON.stringify(payload) : String(payload);
      const answer = await new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
        const asked = secureRequest(
          new URL(String(url), origin),
          {
            method,
            ca,
            agent: false,
            headers: {
              ...(isObject && { "content-type": "application/json" }),
              ...(headers as Record<string, string>),
              ...(body && { "content-length": String(Buffer.byteLength(body)) }),
            },
          },
          (response) => {
            let text = "";
            response.setEncoding("utf8").on("data", (part: string) => {
              text += part;
            });
            response.on("end", () => resolve(Object.assign(response, { text })));
          },
        );
        asked.on("error", reject);
        asked.end(body);
      });
      return {
        statusCode: answer.statusCode ?? 0,
        headers: answer.headers,
        body: answer.text,
        cookies: (answer.headers["set-cookie"] ?? []).map(readCookie),
        json: () => JSON.parse(answer.text),
      };
    },
  };
}
