import { lookup as resolve } from "node:dns";
import type { IncomingMessage } from "node:http";
import { type RequestOptions, request } from "node:https";
import type { LookupFunction } from "node:net";
import { type PictureType, pictureType } from "#domain/avatars/picture-type.ts";
import { isPublicAddress } from "../public-address.ts";

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
    lookup: lookupPublic,
    signal,
    agent: false,
  };
  return new Promise((done, fail) => {
    send(options, done).on("error", fail).end();
  });
}

/** Checks the resolved address on connecting, so that DNS rebinding cannot reach a private address. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const first = found?.[0];
    if (error || !first) return done(error ?? new Error("the host has no address"), "");
    if (!found.every(({ address }) => isPublicAddress(address)))
      return done(new Error("the host leads to a private address"), "");
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

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
