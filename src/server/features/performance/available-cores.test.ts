import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { availableCores, coresOf } from "./available-cores.ts";

const root = mkdtempSync(join(tmpdir(), "cgroup-"));
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ["150000 100000\n", 1.5],
  ["max 100000\n", null],
  ["max", null],
  ["", null],
])("%j allows %j cores", (text, cores) => {
  expect(coresOf(text)).toBe(cores);
});

test("the tightest limit on the way up counts, and without one the machine's cores", () => {
  mkdirSync(join(root, "outer/inner"), { recursive: true });
  expect(availableCores(root, "/outer/inner")).toBe(availableParallelism());
  writeFileSync(join(root, "outer/inner/cpu.max"), "max 100000\n");
  writeFileSync(join(root, "outer/cpu.max"), "25000 100000\n");
  expect(availableCores(root, "/outer/inner")).toBe(0.25);
});
