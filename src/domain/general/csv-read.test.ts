import { expect, test } from "vitest";
import { csvText } from "./csv.ts";
import { readCsv } from "./csv-read.ts";

test.each<[string, string, [number, ...string[]][]]>([
  ["nothing", "", []],
  ["only blank lines", "\n\r\n \n", []],
  ["one record", "a,b", [[1, "a", "b"]]],
  [
    "any line ending",
    "a,b\r\nc,d\ne,f\rg,h",
    [
      [1, "a", "b"],
      [2, "c", "d"],
      [3, "e", "f"],
      [4, "g", "h"],
    ],
  ],
  ["a mark at the start", "\uFEFFa,b", [[1, "a", "b"]]],
  ["semicolons", "a;b,c;d", [[1, "a", "b,c", "d"]]],
  [
    "tabs",
    "a\tb\nc\td",
    [
      [1, "a", "b"],
      [2, "c", "d"],
    ],
  ],
  ["quotes", '"a,1",b', [[1, "a,1", "b"]]],
  ["doubled quotes", '"he said ""no""",b', [[1, 'he said "no"', "b"]]],
  [
    "a line break within quotes counts as a line",
    '"a\nb",c\nd,e',
    [
      [1, "a\nb", "c"],
      [3, "d", "e"],
    ],
  ],
  ["blanks around cells go, within quotes they stay", ' a ," b "', [[1, "a", " b "]]],
  ["a quote within a word is a letter", 'a"b,c', [[1, 'a"b', "c"]]],
  ["a quote that never ends", '"a,b\nc', [[1, "a,b\nc"]]],
  ["empty cells", "a,,\n,,", [[1, "a", "", ""]]],
])("%s", (_, text, records) => {
  expect(readCsv(text).map(({ line, cells }) => [line, ...cells])).toEqual(records);
});

test("what we write is read back", () => {
  const rows = [
    ["Day", "What"],
    ["2026-11-12", 'Two "sets", wrapped;\nfor Ana'],
  ];
  expect(readCsv(csvText(rows)).map(({ cells }) => cells)).toEqual(rows);
});

test("a long hostile line is read in one pass", () => {
  expect(readCsv('"'.repeat(60_001))).toHaveLength(1);
  expect(readCsv(",".repeat(60_000))).toEqual([]);
});
