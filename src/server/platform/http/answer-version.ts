import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../context.ts";

/** What an answer is made from, as of the start of the request; another value whenever that changed. */
export type VersionOf = (actor: Actor) => string | null;

/** The shape of an answer belongs to the code. A build has the same name on all instances. */
const CODE = nameCode(process.argv[1] ?? "");

function nameCode(file: string): string {
  return file.endsWith(".mjs") ? hash(readFileSync(file)) : randomBytes(15).toString("base64url");
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
