import { expect, test } from "vitest";
import { csvText } from "./csv.ts";

const cell = (value: string | number | null) => csvText([[value]]).slice(1, -2);

test.each([
  ["=1+1", "'=1+1"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ["+49 30 1234", "'+49 30 1234"],
  ["-5", "'-5"],
  ["@cmd", "'@cmd"],
  ["\tx", `"'\tx"`],
  ["\rx", `"'\rx"`],
  ["\n=x", `"'\n=x"`],
  ["＝1+1", "'＝1+1"],
  ["＋49", "'＋49"],
  ["－5", "'－5"],
  ["＠cmd", "'＠cmd"],
  ["﹦1", "'﹦1"],
  [" =1+1", "' =1+1"],
  ["\u00a0\u3000＝1", "'\u00a0\u3000＝1"],
  ["\u200b=1", "'\u200b=1"],
  ["\uFEFF@x", "'\uFEFF@x"],
  ["\0=1", "'\0=1"],
  ["a=1", "a=1"],
  [" plain", " plain"],
  ["１＋１", "１＋１"],
  ["plain", "plain"],
  ["a,b", '"a,b"'],
  ["a;b", '"a;b"'],
  ['he said "no"', '"he said ""no"""'],
  ["two\nlines", '"two\nlines"'],
  [12.5, "12.5"],
  [-5, "'-5"],
  [null, ""],
])("the cell %j", (value, text) => {
  expect(cell(value)).toBe(text);
});

test("rows end as RFC 4180 says, after the mark for UTF-8", () => {
  expect(
    csvText([
      ["Day", "Title"],
      ["2026-11-12", "Ünïcode"],
    ]),
  ).toBe("\uFEFFDay,Title\r\n2026-11-12,Ünïcode\r\n");
});
