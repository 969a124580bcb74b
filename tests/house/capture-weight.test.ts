import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

const LIMIT_BYTES = 5_000;

/** With everything they bring along. What the page had anyway counts too. */
const PARTS = ["queue", "start", "capture"];

test("seeing what people do costs a page less than 5 kB", async () => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rollupOptions: {
        input: PARTS.map((part) => `src/web/platform/analytics/analytics-${part}.ts`),
        preserveEntrySignatures: "strict",
      },
    },
  });
  const code = ("output" in built ? built.output : [])
    .map((part) => ("code" in part ? part.code : ""))
    .join("\n");
  const bytes = gzipSync(code, { level: 9 }).length;
  process.stdout.write(`capture: ${bytes} bytes of script, compressed\n`);
  expect(code).toContain("sendBeacon");
  expect(bytes).toBeLessThan(LIMIT_BYTES);
});
