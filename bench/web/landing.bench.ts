/**
 * What a visitor with a phone on a slow line gets: Lighthouse's own mobile settings against the built landing page,
 * the median of five runs, and what the page weighs.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { findBrowser } from "../../bin/bootstrap/browser.mjs";
import { startBenchApp } from "../http/bench-app.ts";
import { median, report } from "../results.ts";

const PORT = 4185;
const DEBUG_PORT = 4186;
const RUNS = 5;

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
  const rows = [
    row("performance", "≥ 95", score("performance"), score("performance") >= 95),
    row("accessibility", 100, score("accessibility"), score("accessibility") === 100),
    row("best practices", 100, score("best-practices"), score("best-practices") === 100),
    row("SEO", 100, score("seo"), score("seo") === 100),
    row("largest paint, ms", "≤ 1500", Math.round(lcpMs), lcpMs <= 1_500),
    row("layout shift", "≤ 0.02", Number(shift.toFixed(3)), shift <= 0.02),
    row("script, kB gzip", "≤ 100", kilobytes(scriptBytes), scriptBytes > 0 && scriptBytes <= 100_000),
    row("fonts, kB", "≤ 60", kilobytes(fontBytes), fontBytes > 0 && fontBytes <= 60_000),
  ];
  report("web-landing", rows, {
    runs: results.map(({ categories, audits }) => ({
      performance: 100 * (categories.performance?.score ?? 0),
      firstPaintMs: Math.round(audits["first-contentful-paint"]?.numericValue ?? Number.NaN),
      largestPaintMs: Math.round(audits["largest-contentful-paint"]?.numericValue ?? Number.NaN),
      /** As it was on this machine, before Lighthouse reckons with the slow phone. */
      observedPaintMs: observedPaint(audits.metrics),
    })),
    isMet: rows.every(({ met }) => met === "yes"),
  });
  if (rows.some(({ met }) => met === "no")) process.exitCode = 1;
}

function observedPaint(metrics: Result["audits"][string] | undefined): number {
  const details = metrics?.details as { items?: { observedLargestContentfulPaint?: number }[] } | undefined;
  return details?.items?.[0]?.observedLargestContentfulPaint ?? Number.NaN;
}

/** Every file that a run fetched, from the build. */
function weigh(results: readonly Result[], kind: RegExp, pack: (bytes: Buffer) => Buffer): number {
  const details = results[0]?.audits["network-requests"]?.details as
    | { items?: { url: string }[] }
    | undefined;
  const paths = new Set(
    details?.items?.map(({ url }) => new URL(url).pathname).filter((path) => kind.test(path)),
  );
  return [...paths].reduce((sum, path) => sum + pack(readFileSync(join("dist/web", path))).length, 0);
}

function kilobytes(bytes: number): number {
  return Number((bytes / 1_000).toFixed(1));
}

function row(what: string, target: string | number, result: number, isMet: boolean) {
  return { what, target, result, met: isMet ? "yes" : "no" };
}
