import { expect, test } from "vitest";
import { featuresOf } from "./features.ts";

test.each(["constructor", "toString", "__proto__"])("'%s' is a word like any other", (word) => {
  expect(featuresOf(`I sell ${word} sets`).size).toBeGreaterThan(0);
});

test("a brand is also what it stands for", () => {
  const [brand, plain] = ["insta", "instagram"].map((word) => new Set(featuresOf(word).keys()));
  expect([...(plain ?? [])].every((bucket) => brand?.has(bucket))).toBe(true);
});
