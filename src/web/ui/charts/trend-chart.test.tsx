import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { TrendChart } from "./trend-chart.tsx";

test("a gap is joined by dots, in the line and in the one that it is compared with", () => {
  const steps = ["Mon", "Tue", "Wed", "Thu"];
  const { container } = render(
    <TrendChart
      label="Visits, day by day"
      labels={steps}
      texts={steps}
      values={[1, 2, 3, 4]}
      compared={[2, null, null, 4]}
      ticks={[0, 5]}
      tickText={String}
    />,
  );
  const dashes = [...container.querySelectorAll(".stroke-control path")].map((path) =>
    path.getAttribute("stroke-dasharray"),
  );
  // Two points that stand alone, and what joins them.
  expect(dashes).toEqual(["4 4", "4 4", "1 6"]);
});
