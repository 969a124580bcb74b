import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { InstanceView } from "#contracts/pages/instance.ts";
import type { WrittenPages } from "#contracts/pages/legal-variant.ts";
import {
  INSTANCE_ELEMENT_ID,
  PUBLIC_URL_MARK,
  SIGNED_IN_COOKIE,
  SUPPORT_EMAIL_MARK,
} from "#contracts/pages/page-marks.ts";
import { PAGE_PATHS } from "#contracts/pages/pages.ts";
import { AppError } from "#server/platform/errors.ts";
import { html, jsonBlock } from "./html.ts";
import { preparePage, type SendPage } from "./prepared-page.ts";
import { mountSiteFiles, type SiteDeps } from "./site-files.ts";
import { fillWrittenPage } from "./written-page.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";
/** A service worker outlives the page, so it must never be an old one. */
const SERVICE_WORKER = "service-worker.js";
const ASK_EACH_TIME = "no-cache";

/** Served under other addresses than their own, with what is known of this instance filled in. */
const BUILT_PAGES = ["index.html", "landing.html", "landing-without-samples.html", "legal.json"];

/** The browser files that the build produced. */
interface WebBuild {
  readonly folder: string;
  readonly index: string;
  readonly landing: string;
  /** The landing page without made-up figures and stories. */
  readonly landingWithoutSamples: string;
  /** Pages whose text is part of the first HTML answer, by path. */
  readonly written: WrittenPages;
  readonly plainStylesheet: string | undefined;
}

export function readWebBuild(folder: string): WebBuild | undefined {
  if (!BUILT_PAGES.every((page) => existsSync(join(folder, page)))) return undefined;
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Record<
    string,
    { file: string }
  >;
  const plain = manifest["src/web/plain.css"]?.file;
  return {
    folder,
    index: readFileSync(join(folder, "index.html"), "utf8"),
    landing: readFileSync(join(folder, "landing.html"), "utf8"),
    landingWithoutSamples: readFileSync(join(folder, "landing-without-samples.html"), "utf8"),
    written: JSON.parse(readFileSync(join(folder, "legal.json"), "utf8")) as WrittenPages,
    plainStylesheet: plain && `/${plain}`,
  };
}

/**
 * Serves the built files, the app's one HTML page at every page address, and the landing page to visitors.
 * Returns the handler for any other address.
 */
export async function mountPages(
  app: FastifyInstance,
  build: WebBuild | undefined,
  instance: InstanceView,
  site: SiteDeps & { readonly hasLandingSamples: boolean },
) {
  mountSiteFiles(app, site);
  if (!build) return () => notFound();
  await serveFiles(app, build.folder);
  const appPage = build.index.replace("<!--instance-->", () => jsonBlock(INSTANCE_ELEMENT_ID, instance).text);
  const sendApp = preparePage(appPage);
  for (const path of PAGE_PATHS) {
    if (path === "/") continue;
    const written = build.written[path];
    const send = written ? preparePage(fillWrittenPage(appPage, written, instance)) : sendApp;
    app.get(path, (request, reply) => send(request, reply, 200));
  }
  const landing = site.hasLandingSamples ? build.landing : build.landingWithoutSamples;
  mountHome(app, appPage, fillLanding(landing, instance, site.publicUrl));
  return (request: FastifyRequest, reply: FastifyReply) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const wantsPage = isRead && !/\.\w+$/u.test(request.url.split("?")[0] ?? "");
    return wantsPage ? sendApp(request, reply, 404) : notFound();
  };
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  const hashed = join(folder, "assets") + sep;
  const worker = join(folder, SERVICE_WORKER);
  const cachingOf = (path: string) => {
    if (path.startsWith(worker)) return ASK_EACH_TIME;
    return path.startsWith(hashed) ? IMMUTABLE : ONE_HOUR;
  };
  const options: FastifyStaticOptions = {
    root: folder,
    index: false,
    preCompressed: true,
    // Otherwise the plugin's own header would overwrite ours.
    cacheControl: false,
    setHeaders(reply, path) {
      reply.setHeader("cache-control", cachingOf(path));
      reply.setHeader("vary", "accept-encoding");
    },
  };
  // A route for each of the hundreds of hashed files would make the start longer.
  await app.register(fastifyStatic, { ...options, root: hashed, prefix: "/assets/" });
  await app.register(fastifyStatic, {
    ...options,
    wildcard: false,
    globIgnore: ["assets/**", "**/*.br", "**/*.gz", ...BUILT_PAGES],
    decorateReply: false,
  });
}

/** The readable cookie only chooses the page: the app verifies the session by itself. */
function mountHome(app: FastifyInstance, appPage: string, landing: string): void {
  const sendHome: SendPage = preparePage(appPage, ["cookie"]);
  const sendLanding: SendPage = preparePage(landing, ["cookie"]);
  app.get("/", (request, reply) => {
    const isMarked = request.cookies[SIGNED_IN_COOKIE] !== undefined;
    return (isMarked ? sendHome : sendLanding)(request, reply, 200);
  });
}

/** The public URL and support address are not known at build time. */
function fillLanding(page: string, { supportEmail }: InstanceView, publicUrl: URL): string {
  return page
    .replaceAll(PUBLIC_URL_MARK, () => html`${publicUrl.origin}`.text)
    .replaceAll(SUPPORT_EMAIL_MARK, () => html`${supportEmail}`.text);
}

function notFound(): never {
  throw new AppError("not_found", "There is nothing at this address.");
}
