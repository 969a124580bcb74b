import http from "node:http";
import { text } from "node:stream/consumers";
import type { InjectOptions } from "fastify";
import type { Answer } from "#server/testing/http-client.ts";
import { readCookie } from "#server/testing/over-network.ts";

/** The request reached nobody, so it is safe to send it elsewhere. */
export class NeverReached extends Error {}

/** Uses a new connection, so that it is known whether the request was received. */
export function sendRequest(port: number, options: InjectOptions): Promise<Answer> {
  const { method = "GET", url = "/", headers = {}, payload } = options;
  const isObject = typeof payload === "object" && payload !== null;
  const body = payload === undefined ? undefined : isObject ? JSON.stringify(payload) : String(payload);
  return new Promise((resolve, reject) => {
    const request = http.request({
      host: "127.0.0.1",
      port,
      method,
      path: String(url),
      agent: false,
      headers: {
        ...(headers as Record<string, string>),
        ...(isObject && { "content-type": "application/json" }),
        ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
      },
    });
    request.once("response", (response) => readAnswer(response).then(resolve, reject));
    request.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "ECONNREFUSED" ? new NeverReached() : error),
    );
    request.end(body);
  });
}

async function readAnswer(response: http.IncomingMessage): Promise<Answer> {
  const body = await text(response);
  if (!response.complete) throw new Error("cut in the middle of an answer");
  return {
    statusCode: response.statusCode ?? 0,
    headers: response.headers,
    body,
    cookies: (response.headers["set-cookie"] ?? []).map(readCookie),
    json: () => JSON.parse(body),
  };
}
