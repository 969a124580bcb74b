import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findProjectRoot } from "#server/platform/project-root.ts";

const root = findProjectRoot();
const readJson = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8"));

interface Component {
  readonly name: string;
  readonly version: string;
  readonly hashes: unknown;
}

test("npm run sbom lists every package that is shipped, with its version and hash, and none of the tools", () => {
  execFileSync(process.execPath, ["bin/sbom.mjs"], { cwd: root });
  const list = readJson("dist/sbom.json");
  expect(list).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.5" });
  const components: Component[] = list.components;
  const refs = components.map(({ name, version }) => `${name}@${version}`);
  const { dependencies, devDependencies } = readJson("package.json");
  for (const [name, version] of Object.entries(dependencies)) expect(refs).toContain(`${name}@${version}`);
  const names = new Set(components.map(({ name }) => name));
  expect(["vitest", "typescript", "vite", "playwright-core"].filter((name) => names.has(name))).toEqual([]);
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(["vitest", "typescript", "vite"]));
  expect(new Set(refs).size).toBe(refs.length);
  for (const { name, hashes } of components)
    expect([name, hashes]).toEqual([
      name,
      [{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/u) }],
    ]);
  const known = new Set([...refs, "sidequest@0.1.0"]);
  const graph: { ref: string; dependsOn: string[] }[] = list.dependencies;
  expect(graph.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref))).toEqual(
    [],
  );
});
