import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../context.ts";

/** What an answer is made from, as of the start of the request; another value whenever that changed. */
export type VersionOf = (actor: Actor) => string | null;

/** The shape of an answer belongs to the code, so another build has other tags. */
const CODE = nameCode(fileURLToPath(import.meta.url));

/** The same on all instances of a build; code that was not built is new with each start. */
function nameCode(file: string): string {
  if (!file.endsWith(".mjs")) return randomBytes(15).toString("base64url");
  const folder = dirname(file);
  const built = readdirSync(folder).filter((name) => name.endsWith(".mjs"));
  return hash(Buffer.concat(built.toSorted().map((name) => readFileSync(join(folder, name)))));
}

/** The tag of an answer that is not made yet. It names the person: two may use one browser after another. */
export function tagOfVersion({ url }: Pick<FastifyRequest, "url">, actor: Actor, version: string | null) {
  return tag([CODE, actor.id, url, version ?? ""].join(" "));
}

export function tagOfBody(body: string): string {
  return tag(body);
}

function tag(content: string): string {
  return `W/"${hash(content)}"`;
}

function hash(content: string | Buffer): string {
  return createHash("sha1").update(content).digest("base64url");
}
