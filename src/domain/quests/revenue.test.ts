import { expect, test } from "vitest";
import { isRevenue } from "./revenue.ts";

test.each([
  [undefined, false],
  [{ name: "Revenue", value: 1 }, true],
  [{ name: "monthly SALES", value: 0.01 }, true],
  [{ name: "Income from workshops", value: 40 }, true],
  [{ name: "Earned so far", value: 40 }, true],
  [{ name: "in €", value: 12 }, true],
  [{ name: "$", value: 12 }, true],
  [{ name: "£ this week", value: 12 }, true],
  [{ name: "Revenue", value: 0 }, false],
  [{ name: "Revenue", value: -5 }, false],
  [{ name: "Visitors", value: 900 }, false],
])("%o is revenue: %s", (metric, expected) => {
  expect(isRevenue(metric)).toBe(expected);
});
