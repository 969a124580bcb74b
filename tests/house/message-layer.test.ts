import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { findProjectRoot } from "#server/platform/project-root.ts";

const LAYER_LIMIT_BYTES = 6_000;
/** One file, awaited before the first text is shown in that language. */
const LANGUAGE_LIMIT_BYTES = 48_000;

const root = findProjectRoot();
const language = (file: string) => join(root, "src/web/platform/language", file);
const weigh = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

test("the message layer costs the first screen at most 6 kB, in every language", async () => {
  const built = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    json: { namedExports: false },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rollupOptions: {
        input: [language("text.ts"), language("rich-text.tsx"), language("device-words.ts")],
        preserveEntrySignatures: "strict",
        external: /^react/u,
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.flatMap((file) => (file.type === "chunk" ? [file] : []));
  const isTexts = ({ moduleIds }: Rolldown.OutputChunk) => moduleIds.some((id) => id.endsWith(".json"));
  expect(chunks.filter(isTexts)).toHaveLength(2);
  const layer = chunks.filter((chunk) => !isTexts(chunk)).map(({ code }) => code);
  expect(layer.join()).toContain("documentElement.lang");
  expect(layer.reduce((sum, code) => sum + weigh(code), 0)).toBeLessThanOrEqual(LAYER_LIMIT_BYTES);
});

test.each(["de", "es"])("%s fetches at most 48 kB of texts", (name) => {
  const files = readdirSync(language("texts")).filter(
    (file) => file.startsWith(`${name}.`) && file.endsWith(".json"),
  );
  const texts = files.map((file) => readFileSync(language(`texts/${file}`), "utf8"));
  expect(weigh(texts.join(""))).toBeLessThanOrEqual(LANGUAGE_LIMIT_BYTES);
});
