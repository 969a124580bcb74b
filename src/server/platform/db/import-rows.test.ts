import { expect, test } from "vitest";
import { placeOf, writeInSlices } from "./import-rows.ts";

test.each([
  ["nobody has it: it stays", [], { id: "a", isNew: true }],
  ["it is here already", [["a", true]], { id: "a", isNew: false }],
  ["somebody else has it", [["a", false]], { id: "mine", isNew: true }],
  [
    "somebody else had it when it came",
    [
      ["a", false],
      ["mine", true],
    ],
    { id: "mine", isNew: false },
  ],
  ["they have left since", [["mine", true]], { id: "mine", isNew: false }],
  [
    "somebody else has both",
    [
      ["a", false],
      ["mine", false],
    ],
    { id: "mine", isNew: true },
  ],
] as const)("%s", (_, taken, place) => {
  expect(placeOf("a", "mine", new Map<string, boolean>(taken))).toEqual(place);
});

test("rows are written in slices, each once and in order", async () => {
  const rows = Array.from({ length: 1_201 }, (_, index) => index);
  const written: number[][] = [];
  const count = await writeInSlices(rows, async (slice) => {
    written.push(slice);
    return slice.length;
  });
  expect([count, written.map(({ length }) => length), written.flat()]).toEqual([
    1_201,
    [500, 500, 201],
    rows,
  ]);
});
