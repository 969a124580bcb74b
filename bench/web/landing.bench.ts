/**
 * What a visitor with a phone on a slow connection gets: Lighthouse's default mobile settings against the
 * built landing page, the median of three runs, and the page's size.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { findBrowser } from "../../bin/bootstrap/browser.mjs";
import { atLeast, atMost } from "../figures.ts";
import { startBenchApp } from "../http/bench-app.ts";
import { benchPort } from "../port.ts";
import { median, report } from "../results.ts";

const PORT = benchPort(0);
const DEBUG_PORT = benchPort(1);
const RUNS = 3;

const app = await startBenchApp(PORT);
try {
  tell(await visit(`${app.origin}/`));
} finally {
  await app.stop();
}

async function visit(url: string): Promise<Result[]> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? "chromium",
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    const results: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const outcome = await lighthouse(url, { port: DEBUG_PORT, output: "json", logLevel: "error" });
      if (!outcome || outcome.lhr.runtimeError) throw new Error(`Lighthouse could not read ${url}.`);
      results.push(outcome.lhr);
    }
    return results;
  } finally {
    await browser.close();
  }
}

function tell(results: readonly Result[]): void {
  const score = (name: string) => 100 * median(results.map(({ categories }) => categories[name]?.score ?? 0));
  const figure = (name: string) =>
    median(results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const lcpMs = figure("largest-contentful-paint");
  const shift = figure("cumulative-layout-shift");
  const scriptBytes = weigh(results, /\.js$/u, (bytes) => gzipSync(bytes, { level: 9 }));
  const fontBytes = weigh(results, /\.woff2$/u, (bytes) => bytes);
  const rows = results.map(({ categories, audits }, index) => ({
    run: index + 1,
    performance: 100 * (categories.performance?.score ?? 0),
    firstPaintMs: Math.round(audits["first-contentful-paint"]?.numericValue ?? Number.NaN),
    largestPaintMs: Math.round(audits["largest-contentful-paint"]?.numericValue ?? Number.NaN),
    /** As measured on this machine, before Lighthouse simulates the slow phone. */
    observedPaintMs: observedPaint(audits.metrics),
  }));
  report("web-landing", rows, [
    atLeast(95, "Lighthouse, performance", score("performance")),
    atLeast(100, "Lighthouse, accessibility", score("accessibility")),
    atLeast(100, "Lighthouse, best practices", score("best-practices")),
    atLeast(100, "Lighthouse, SEO", score("seo")),
    atMost(1_500, "largest paint on a slow phone", lcpMs, "ms"),
    atMost(0.02, "layout shift", shift, ""),
    atMost(100, "script, gzip", scriptBytes / 1_000, "kB"),
    atMost(60, "fonts", fontBytes / 1_000, "kB"),
  ]);
}

function observedPaint(metrics: Result["audits"][string] | undefined): number {
  const details = metrics?.details as { items?: { observedLargestContentfulPaint?: number }[] } | undefined;
  return details?.items?.[0]?.observedLargestContentfulPaint ?? Number.NaN;
}

/** Total size of the files a run fetched, from the build. */
function weigh(results: readonly Result[], kind: RegExp, pack: (bytes: Buffer) => Buffer): number {
  const details = results[0]?.audits["network-requests"]?.details as
    | { items?: { url: string }[] }
    | undefined;
  const paths = new Set(
    details?.items?.map(({ url }) => new URL(url).pathname).filter((path) => kind.test(path)),
  );
  // No recorded requests means not measured, not size 0.
  if (paths.size === 0) return Number.NaN;
  return [...paths].reduce((sum, path) => sum + pack(readFileSync(join("dist/web", path))).length, 0);
}
