import { expect, test } from "vitest";
import { readFacts } from "./read-facts.ts";
import { REPORTS } from "./reports.cases.ts";

test.each(REPORTS)("%s", (line) => {
  const [report = "", marks = ""] = line.split("|");
  const stated = readFacts(report).flatMap(({ key, value }) => [key, `${key}=${value}`]);
  const facts = marks.split(" ");
  // "-firstSale" allows that it is denied.
  const isStated = (fact: string) =>
    fact.includes("=") || !stated.includes(`${fact}=no`) ? stated.includes(fact) : false;
  const missing = facts.filter((mark) => mark.startsWith("+") && !isStated(mark.slice(1)));
  const wrong = facts.filter((mark) => mark.startsWith("-") && isStated(mark.slice(1)));
  expect({ missing, wrong, stated }).toEqual({ missing: [], wrong: [], stated });
});
