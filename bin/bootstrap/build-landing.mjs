import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const FOLDER = "src/web/pages/landing";

/** `build-landing.mjs OUT` writes OUT/web: landing.html with and without samples, their files in assets/, and legal.json. */
const out = resolve(process.argv[2] ?? "dist/landing");
const shared = { configFile: "vite.landing.config.ts", logLevel: /** @type {const} */ ("warn") };
const fetched = join(out, "fetched");
const renderer = join(out, "renderer");
await build({ ...shared, build: { outDir: fetched } });
const sources = [`${FOLDER}/render-landing.tsx`, "src/web/pages/legal/render-legal.tsx"];
await build({ ...shared, build: { outDir: renderer, ssr: true, rollupOptions: { input: sources } } });

/**
 * @typedef {{ style: { text: string }, script: string, fonts: string[], icon: string }} LandingFiles
 * @type {{ renderLanding: (files: LandingFiles, hasSamples: boolean) => string }}
 */
const { renderLanding } = await import(pathToFileURL(join(renderer, "render-landing.mjs")).href);
/** @type {{ renderLegal: () => object }} */
const { renderLegal } = await import(pathToFileURL(join(renderer, "render-legal.mjs")).href);
/** @type {Record<string, { file: string, assets?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(fetched, ".vite/manifest.json"), "utf8"));

/** @param {string} source */
function built(source) {
  const entry = manifest[`${FOLDER}/${source}`];
  if (!entry) throw new Error(`The build made nothing of ${source}.`);
  return entry;
}

const style = built("landing.css");
const fonts = (style.assets ?? []).filter((path) => path.endsWith(".woff2"));
const script = built("browser/landing.ts").file;
const files = {
  style: { text: readFileSync(join(fetched, style.file), "utf8").trim() },
  script: `/${script}`,
  fonts: fonts.map((path) => `/${path}`),
  icon: `data:image/svg+xml,${encodeURIComponent(readFileSync("public/favicon.svg", "utf8"))}`,
};
for (const path of [script, ...fonts]) cpSync(join(fetched, path), join(out, "web", path));
writeFileSync(join(out, "web/landing.html"), renderLanding(files, true));
writeFileSync(join(out, "web/landing-without-samples.html"), renderLanding(files, false));
writeFileSync(join(out, "web/legal.json"), JSON.stringify(renderLegal()));
