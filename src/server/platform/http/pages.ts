import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { InstanceView } from "#contracts/instance.ts";
import { INSTANCE_ELEMENT_ID } from "#contracts/page-marks.ts";
import { PAGE_PATHS } from "#contracts/pages.ts";
import { AppError } from "../errors.ts";
import { jsonBlock } from "./html.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";

/** What the build left for the browser. */
export interface WebBuild {
  readonly folder: string;
  readonly index: string;
  readonly plainStylesheet: string | undefined;
}

export function readWebBuild(folder: string): WebBuild | undefined {
  if (!existsSync(join(folder, "index.html"))) return undefined;
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Record<
    string,
    { file: string }
  >;
  const plain = manifest["src/web/plain.css"]?.file;
  return {
    folder,
    index: readFileSync(join(folder, "index.html"), "utf8"),
    plainStylesheet: plain && `/${plain}`,
  };
}

/** Serves the app's files, and its one HTML page at every page address. Returns the answer for any other. */
export async function mountPages(app: FastifyInstance, build: WebBuild | undefined, instance: InstanceView) {
  if (!build) return () => notFound();
  const hashed = join(build.folder, "assets") + sep;
  await app.register(fastifyStatic, {
    root: build.folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    // Otherwise the plugin's own header comes after ours and wins.
    cacheControl: false,
    globIgnore: ["**/*.br", "**/*.gz", "index.html"],
    setHeaders(reply, path) {
      reply.setHeader("cache-control", path.startsWith(hashed) ? IMMUTABLE : ONE_HOUR);
      reply.setHeader("vary", "accept-encoding");
    },
  });
  const page = build.index.replace("<!--instance-->", () => jsonBlock(INSTANCE_ELEMENT_ID, instance).text);
  const sendPage = (reply: FastifyReply, status: number) =>
    reply.code(status).type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page);
  for (const path of PAGE_PATHS) app.get(path, (_request, reply) => sendPage(reply, 200));
  return (request: FastifyRequest, reply: FastifyReply) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const wantsPage = isRead && !/\.\w+$/u.test(request.url.split("?")[0] ?? "");
    return wantsPage ? sendPage(reply, 404) : notFound();
  };
}

function notFound(): never {
  throw new AppError("not_found", "There is nothing at this address.");
}
