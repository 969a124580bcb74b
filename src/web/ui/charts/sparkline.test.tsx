import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Sparkline } from "./sparkline.tsx";

function lines(points: (number | null)[]) {
  const { container } = render(<Sparkline points={points} label="Memory: rising" />);
  return [...container.querySelectorAll("path[stroke]")].map((path) => path.getAttribute("d"));
}

test("the lowest lies at the foot, the highest at the top, and it is said in words", () => {
  expect(lines([0, 5, 10])).toEqual(["M0 34L50 18L100 2"]);
  expect(screen.getByRole("img", { name: "Memory: rising" })).toBeTruthy();
});

test("where nothing was measured there is a gap, joined by dots", () => {
  expect(lines([0, 10, null, null, 10])).toEqual(["M0 34L25 2", "M100 2h0.01", "M25 2L100 2"]);
});

test("a change of one per cent does not look like a cliff", () => {
  expect(lines([100, 101])).toEqual(["M0 18.8L100 17.2"]);
});

test("a steady figure runs through the middle, nothing draws nothing", () => {
  expect(lines([7, 7])).toEqual(["M0 18L100 18"]);
  expect(lines([7])).toEqual(["M0 18L100 18"]);
  expect(lines([])).toEqual([]);
  expect(lines([null])).toEqual([]);
});
