import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { maya } from "#web/platform/maya.ts";
import { GreetingCard } from "./greeting-card.tsx";

test("it greets by the first word of the name and shows the XP within the level", () => {
  render(<GreetingCard user={{ ...maya, businessName: "Wick & Willow" }} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Welcome back, Maya!");
  expect(screen.getByRole("img", { name: "Level 4" })).toBeTruthy();
  expect(screen.getByText("75/100 XP")).toBeTruthy();
  expect(screen.getByText("Wick & Willow")).toBeTruthy();
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("75");
});
