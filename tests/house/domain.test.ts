import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { findProjectRoot } from "#server/platform/project-root.ts";

const root = findProjectRoot();

/** What the shared compile target says about a file with this text in `domain`. */
function complaints(text: string): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, "tsconfig.shared.json"),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
        throw new Error(String(diagnostic.messageText));
      },
    },
  );
  if (!config) throw new Error("tsconfig.shared.json cannot be read");
  const file = join(root, "src/domain/probe.ts");
  const host = ts.createCompilerHost(config.options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, language) =>
    name === file ? ts.createSourceFile(name, text, language) : read.call(host, name, language);
  const program = ts.createProgram([file], config.options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

test("domain and contracts see neither the browser nor Node", () => {
  expect(complaints("export const ok = [1].map(String);")).toEqual([]);
  expect(complaints("export const title = document.title;")).toHaveLength(1);
  expect(complaints("export const env = process.env;")).toHaveLength(1);
  expect(complaints('import fs from "node:fs"; export const x = fs;')).toHaveLength(1);
});

test("domain reads no clock and no random numbers", () => {
  const CLOCK_OR_CHANCE = /Date\.now|new Date\(\)|Math\.random|performance\.now|randomUUID/u;
  const files = readdirSync(join(root, "src/domain"), { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  expect(files.length).toBeGreaterThan(4);
  const guilty = files.filter((name) =>
    CLOCK_OR_CHANCE.test(readFileSync(join(root, "src/domain", name), "utf8")),
  );
  expect(guilty).toEqual([]);
});
