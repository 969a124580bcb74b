import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const WORKER = "service-worker.js";
const MAIN = "index.html";
/** Outside the build, and needed to open the app. */
const PUBLIC_FILES = ["/theme.js", "/favicon.svg", "/site.webmanifest", "/icon-192.png"];
/** Pages that say nothing without connection or that few people ever open, and languages: who uses one keeps it. */
const ONLINE_ONLY =
  /\/src\/web\/(?:app\/console|pages\/(?:console|analytics|performance|balls|legal|api-docs)|features\/(?:admin|analytics|performance|setup)|platform\/language\/texts)\/|stripe/u;

interface BuiltFile {
  readonly name?: string;
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Writes into the service worker which files the app needs to open without connection, and a version of all of them. */
export const workerFiles: Plugin = {
  name: "worker-files",
  apply: "build",
  // After the page itself is made.
  enforce: "post",
  generateBundle(_, bundle) {
    const files = filesOf(bundle as Readonly<Record<string, BuiltFile>>);
    const page = bundle[MAIN];
    const source = readFileSync(resolve(import.meta.dirname, "public", WORKER), "utf8");
    const content = page?.type === "asset" ? String(page.source) : "";
    const version = createHash("sha256")
      .update([source, content, ...files, ...PUBLIC_FILES.map(readPublic)].join("\n"))
      .digest("hex");
    const written = source
      .replace('"__VERSION__"', JSON.stringify(version.slice(0, 16)))
      .replace('["__FILES__"]', JSON.stringify(files));
    this.emitFile({ type: "asset", fileName: WORKER, source: written });
  },
};

/** Their names stay, so their content tells a new version. */
const readPublic = (path: string) => readFileSync(resolve(import.meta.dirname, `public${path}`), "base64");

function filesOf(bundle: Readonly<Record<string, BuiltFile>>): string[] {
  const entry = Object.values(bundle).find(
    ({ name, fileName }) => name === "main" && fileName.endsWith(".js"),
  );
  if (!entry) throw new Error("vite.worker.ts finds no script of index.html");
  const scripts = new Set([entry.fileName]);
  for (const name of scripts) {
    const { imports = [], dynamicImports = [] } = bundle[name] ?? {};
    for (const next of [...imports, ...dynamicImports])
      if (!ONLINE_ONLY.test(bundle[next]?.facadeModuleId ?? "")) scripts.add(next);
  }
  const others = Object.keys(bundle).filter((name) => /\.css$|-latin-wght-normal-.*\.woff2$/u.test(name));
  return [...[...scripts, ...others].sort().map((name) => `/${name}`), ...PUBLIC_FILES];
}
