import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { changeHash, contentHash } from "../../bin/bootstrap/content-hash.mjs";
import { ROOT } from "../../bin/bootstrap/paths.mjs";

const folder = mkdtempSync(join(ROOT, "node_modules", ".changes-"));
const file = join(folder, "a.ts");
const hashes = () => [changeHash([relative(ROOT, folder)]), contentHash([relative(ROOT, folder)])];
afterAll(() => rmSync(folder, { recursive: true }));

test("a file that was written anew, of the same size and with its old time, is read again before a start", () => {
  writeFileSync(file, "one");
  utimesSync(file, 1_000, 1_000);
  const [changes, contents] = hashes();
  expect(hashes()).toEqual([changes, contents]);
  writeFileSync(file, "two");
  utimesSync(file, 1_000, 1_000);
  expect(hashes()[0]).not.toBe(changes);
  expect(hashes()[1]).not.toBe(contents);
});

test("a file that came, went or was renamed changes both", () => {
  const before = hashes();
  writeFileSync(join(folder, "b.ts"), "");
  const after = hashes();
  expect(after.filter((hash) => before.includes(hash))).toEqual([]);
});
