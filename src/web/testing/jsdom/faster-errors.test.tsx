import { render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { expect, test } from "vitest";
import { expectConsoleError } from "../web-console.ts";

test("a failed query names what was not found and shows the page", () => {
  render(<button type="button">Complete</button>);
  expect(() => screen.getByText("Start")).toThrow(
    expect.objectContaining({
      name: "TestingLibraryElementError",
      message: expect.stringMatching(/text: Start[\s\S]+<button[\s\S]+Complete/u),
    }),
  );
});

test("a query that waited in vain shows the page at the end", async () => {
  const { rerender } = render(<p>early</p>);
  const waited = waitFor(() => screen.getByText("Start"), { timeout: 30, interval: 10 });
  rerender(<p>late</p>);
  await expect(waited).rejects.toThrow(/text: Start[\s\S]+late/u);
});

test("React still warns", () => {
  expectConsoleError(/unique "key" prop/u);
  render(["one", "two"].map((word) => createElement("p", null, word)));
});
