import { expect, test } from "vitest";
import { initials } from "../accounts/username.ts";
import { aliasFrom } from "./alias.ts";

test("the same bytes give the same alias, others another", () => {
  expect(aliasFrom(Uint8Array.of(0, 0, 0))).toBe("Brave Badger 10");
  expect(aliasFrom(Uint8Array.of(0, 0, 0))).toBe(aliasFrom(Uint8Array.of(0, 0, 0, 9)));
  const aliases = new Set(Array.from({ length: 32 }, (_, n) => aliasFrom(Uint8Array.of(n, n, n))));
  expect(aliases.size).toBe(32);
});

test("an alias is two words and a number, so that a face has two initials", () => {
  for (let byte = 0; byte < 256; byte++) {
    const alias = aliasFrom(Uint8Array.of(byte, 255 - byte, byte));
    expect(alias).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d\d$/u);
    expect(initials(alias)).toHaveLength(2);
  }
});
