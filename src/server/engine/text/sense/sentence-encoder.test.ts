import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, expect, test } from "vitest";
import { cosine } from "../vectors.ts";
import { SenseThread } from "./sense-thread.ts";
import { openSentenceEncoder } from "./sentence-encoder.ts";

const folder = mkdtempSync(join(tmpdir(), "sidequest-encoder-"));
const weights = join(folder, "encoder.bin");
execFileSync(process.execPath, ["bin/bootstrap/make-encoder.mjs", weights]);
const encode = openSentenceEncoder(weights);
afterAll(() => rmSync(folder, { recursive: true }));

test("vectors are those of the model that the weights come from", () => {
  // By the same model in double precision.
  const right = [-0.05610342, -0.03223917, 0.05607183, -0.01544132, -0.10755212];
  const vector = encode("How do I get my first customer?");
  expect(vector).toHaveLength(384);
  for (const [index, value] of right.entries())
    expect(Math.abs((vector[index] ?? 0) - value)).toBeLessThan(0.005);
});

test("texts of like meaning lie near each other, whatever their words", () => {
  const unpaid = encode("He shook my hand in September and I have not seen a penny since.");
  const invoice = encode("A customer does not pay my invoice.");
  const name = encode("Which name is better for my candle shop?");
  expect(cosine(unpaid, invoice)).toBeGreaterThan(cosine(unpaid, name));
  expect(cosine(encode("WHERE do I find Customers"), encode("where do i find customers"))).toBeCloseTo(1, 5);
});

test("anything that people type gives a unit vector", () => {
  for (const text of [
    "",
    "?",
    "🙂🙂",
    "価格はいくらですか",
    "a".repeat(4_000),
    "word ".repeat(900),
    "naïve café\u0000",
  ])
    expect(Math.hypot(...encode(text))).toBeCloseTo(1, 5);
});

/** As the build makes it: by itself, Node does not read TypeScript. */
const worker = join(folder, "sense-worker.mjs");
await build({
  configFile: false,
  logLevel: "warn",
  build: {
    ssr: "src/server/engine/text/sense/sense-worker.ts",
    outDir: folder,
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: { output: { entryFileNames: "[name].mjs" } },
  },
});

function openThread(rest: Partial<ConstructorParameters<typeof SenseThread>[0]> = {}) {
  const problems: unknown[] = [];
  const onProblem = (err: unknown) => problems.push(err);
  const thread = new SenseThread({ worker, weights, onProblem, timeoutMs: 60_000, ...rest });
  return { thread, problems };
}

test("the thread gives the same vector, ends when nobody asks, and starts again", async () => {
  const { thread, problems } = openThread({ idleMs: 1 });
  const text = "What should I charge?";
  expect(await thread.read(text)).toEqual(encode(text));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await thread.read(text)).toEqual(encode(text));
  await thread.close();
  expect(problems).toEqual([]);
});

test("without a vector in time, with too many waiting, and after the end there is none", async () => {
  const { thread } = openThread({ mostWaiting: 1 });
  const first = thread.read("What should I charge?");
  expect(await thread.read("And who buys it?")).toBeNull();
  expect(await first).not.toBeNull();
  await thread.close();
  expect(await thread.read("And now?")).toBeNull();
  const hurried = openThread({ timeoutMs: 0 }).thread;
  expect(await hurried.read("What should I charge?")).toBeNull();
  await hurried.close();
});

test("weights that cannot be read are told, and the question goes on without", async () => {
  const broken = join(folder, "broken.bin");
  writeFileSync(broken, "no weights");
  const { thread, problems } = openThread({ weights: broken });
  expect(await thread.read("What should I charge?")).toBeNull();
  expect(problems).toHaveLength(1);
  await thread.close();
});
