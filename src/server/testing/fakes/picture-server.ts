import {
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from "node:http";
import type { request as httpsRequest } from "node:https";
import { createPictureFetch } from "#server/platform/identity/fetch-picture.ts";
import { listenOnLoopback } from "./listen-on-loopback.ts";

/** The smallest GIF: one transparent pixel. */
export const TINY_GIF = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=", "base64");

type Answer = (response: ServerResponse) => void;

/** A picture host over real HTTP, and a fetch that sends every request to it. */
export async function openPictureServer(host = "pictures.example.com") {
  const asked: string[] = [];
  let answer: Answer = (response) => response.writeHead(200, { "content-type": "image/gif" }).end(TINY_GIF);
  const server = createServer((incoming, response) => {
    asked.push(`${incoming.headers.host}${incoming.url}`);
    answer(response);
  });
  const { port, close } = await listenOnLoopback(server);
  const send = ((options: RequestOptions, done: (answer: IncomingMessage) => void) => {
    const headers = { ...options.headers, host };
    const { path, signal } = options;
    return request(
      { path, headers, hostname: "127.0.0.1", port, agent: false, ...(signal && { signal }) },
      done,
    );
  }) as typeof httpsRequest;
  return {
    address: `https://${host}/face`,
    asked,
    fetchPicture: createPictureFetch({ hosts: new Set([host]), send, timeoutMs: 500 }),
    behave: (next: Answer) => {
      answer = next;
    },
    close,
  };
}
