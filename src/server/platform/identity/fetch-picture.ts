import type { IncomingMessage } from "node:http";
import { type RequestOptions, request } from "node:https";
import { type PictureType, pictureType } from "#domain/avatars/picture-type.ts";
import { lookupPublic } from "../public-address.ts";

export const PICTURE_MAX_BYTES = 256 * 1024;
const TIMEOUT_MS = 5_000;
const ADDRESS_MAX_LENGTH = 2_048;

export interface FetchedPicture {
  readonly type: PictureType;
  readonly bytes: Buffer;
}

/** Throws if there is no usable picture; the message gives the reason without repeating the address. */
export type FetchPicture = (address: string) => Promise<FetchedPicture>;

interface PictureFetchOptions {
  /** Allowed host names; all others are refused. */
  readonly hosts: ReadonlySet<string>;
  readonly timeoutMs?: number;
  /** For tests: sends the request to another server. */
  readonly send?: typeof request;
}

/** Fetches from allowed hosts only, over https, without redirects, up to a size limit. */
export function createPictureFetch(options: PictureFetchOptions): FetchPicture {
  const { hosts, timeoutMs = TIMEOUT_MS, send = request } = options;
  return async (address) => {
    const url = allowedAddress(address, hosts);
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await ask(send, url, signal);
    const bytes = await readPicture(answer);
    const type = pictureType(bytes);
    if (!type) throw new Error("the answer is no supported picture");
    return { type, bytes };
  };
}

function allowedAddress(address: string, hosts: ReadonlySet<string>): URL {
  if (address.length > ADDRESS_MAX_LENGTH || !URL.canParse(address))
    throw new Error("the address cannot be read");
  const url = new URL(address);
  const { protocol, hostname, port, username, password } = url;
  if (protocol !== "https:" || port || username || password) throw new Error("the address is no plain https");
  if (!hosts.has(hostname)) throw new Error("the host is not one of AVATAR_HOSTS");
  return url;
}

function ask(send: typeof request, url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = {
    hostname: url.hostname,
    path: url.pathname + url.search,
    headers: { accept: "image/webp,image/png,image/jpeg,image/gif", "user-agent": "SideQuest" },
    lookup: lookupPublic(signal),
    signal,
    agent: false,
  };
  return new Promise((done, fail) => {
    send(options, done)
      .on("error", fail)
      // Alone, without an error, after an answer that asks for another protocol.
      .on("close", () => fail(new Error("the host closed the connection")))
      .end();
  });
}

async function readPicture(answer: IncomingMessage): Promise<Buffer> {
  try {
    // This also refuses redirects.
    if (answer.statusCode !== 200) throw new Error(`the host answered ${answer.statusCode}`);
    if (Number(answer.headers["content-length"] ?? 0) > PICTURE_MAX_BYTES) throw tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > PICTURE_MAX_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    answer.destroy();
  }
}

const tooLarge = () => new Error("the picture is larger than 256 kB");
