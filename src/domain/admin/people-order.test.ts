import { expect, test } from "vitest";
import { DEFAULT_SORTING, pressColumn, type Sorting } from "./people-order.ts";

test.each<[string, Sorting, "seen" | "name" | "xp", Sorting]>([
  ["the sorted column turns round", DEFAULT_SORTING, "seen", { sort: "seen", order: "asc" }],
  ["and back", { sort: "seen", order: "asc" }, "seen", DEFAULT_SORTING],
  ["names begin at A", DEFAULT_SORTING, "name", { sort: "name", order: "asc" }],
  ["XP begins at the top", { sort: "name", order: "asc" }, "xp", { sort: "xp", order: "desc" }],
])("%s", (_what, before, pressed, after) => {
  expect(pressColumn(before, pressed)).toEqual(after);
});
