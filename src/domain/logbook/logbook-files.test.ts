import { expect, test } from "vitest";
import { ENGLISH, type Speech } from "../general/speech.ts";
import type { LogbookEntry } from "./logbook.ts";
import { logbookCsv, logbookMarkdown } from "./logbook-files.ts";

const entry = (day: string, more: Partial<LogbookEntry> = {}): LogbookEntry => ({
  title: "Call the printer",
  category: "Operations",
  day,
  outcome: null,
  notes: null,
  link: null,
  metric: null,
  timeSpentSec: null,
  ...more,
});

const FULL = entry("2026-11-12", {
  outcome: "partly",
  notes: "Asked for 50.\nThey say Friday.",
  link: "https://shop.example/labels",
  metric: { name: "labels", value: 1_250 },
  timeSpentSec: 5_400,
});

test("as Markdown: a heading a month, an entry a quest, notes as a quotation", () => {
  expect(logbookMarkdown([FULL, entry("2026-10-31")])).toBe(`# Founder's logbook

## November 2026

### Thu, Nov 12: Call the printer

Operations · Partly done · 1,250 labels · 1 h 30 min

> Asked for 50.
> They say Friday.

<https://shop.example/labels>

## October 2026

### Sat, Oct 31: Call the printer

Operations
`);
});

test("as Markdown the headings, words and numbers are in the reader's language, what was typed is not", () => {
  const german: Speech = {
    ...ENGLISH,
    language: "de",
    t: (english) => ({ "Founder's logbook": "Logbuch", Operations: "Betrieb" })[english] ?? english,
  };
  const text = logbookMarkdown([FULL], german);
  expect(text).toContain("# Logbuch\n\n## November 2026\n\n### Do., 12. Nov.: Call the printer\n");
  expect(text).toContain("Betrieb · Partly done · 1.250 labels");
});

test("as Markdown nothing that was typed comes alive", () => {
  const text = logbookMarkdown([
    entry("2026-11-12", {
      title: "# Big\n## [x](javascript:alert(1))",
      notes: "<img src=x>\n# Heading",
      link: "javascript:alert(1)",
    }),
  ]);
  expect(text).toContain("### Thu, Nov 12: \\# Big \\#\\# \\[x\\](javascript:alert(1))\n");
  expect(text).toContain("> \\<img src=x\\>\n> \\# Heading\n");
  expect(text).not.toContain("<javascript");
});

test("as CSV: one row a quest, no cell a formula", () => {
  const [head, full, guarded] = logbookCsv([
    FULL,
    entry("2026-11-01", { title: '=HYPERLINK("http://x")', notes: "@SUM(A1)" }),
  ]).split(/\r\n/u);
  expect(head).toBe("\uFEFFDay,Title,Category,Outcome,Notes,Link,Metric,Value,Minutes spent");
  expect(full).toBe(
    '2026-11-12,Call the printer,Operations,Partly done,"Asked for 50.\nThey say Friday.",https://shop.example/labels,labels,1250,90',
  );
  expect(guarded).toBe(`2026-11-01,"'=HYPERLINK(""http://x"")",Operations,,'@SUM(A1),,,,`);
});
