import { expect, test } from "vitest";
import { remember } from "./remember.ts";

test("a result is made once while its key is among the last used", () => {
  const made: string[] = [];
  const lengthOf = remember(2, (key) => {
    made.push(key);
    return { length: key.length };
  });
  for (const key of ["one", "three", "one", "fifteen", "one", "three"])
    expect(lengthOf(key)).toEqual({ length: key.length });
  // "three" was used longest ago when "fifteen" came.
  expect(made).toEqual(["one", "three", "fifteen", "three"]);
});
