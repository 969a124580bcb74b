import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { browser } from "#web/platform/browser.ts";
import { lazyPart } from "#web/platform/lazy/lazy-part.ts";
import { stubServer } from "#web/testing/stub-server.ts";
import { PageFrame } from "./page-frame.tsx";

function renderPage(Page: ReturnType<typeof lazyPart<object>>) {
  const seen: unknown[] = [];
  const shown = { current: { firstPath: "/here", screens: 0 } };
  render(<PageFrame path="/here" screen={{ title: "Here", Page }} shown={shown} />, {
    onCaughtError: (error) => seen.push(error),
  });
  return seen;
}

test.each([
  ["the first page keeps the browser's own focus", "/here", 0, false],
  ["a later page takes the focus to its heading", "/here", 1, true],
  ["so does the page of someone who left before the first was there", "/elsewhere", 0, true],
])("%s", async (_name, firstPath, screens, takesFocus) => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const Page = lazyPart("headed", async () => () => <h1>Here</h1>);
  const shown = { current: { firstPath, screens } };
  render(<PageFrame path="/here" screen={{ title: "Here", Page }} shown={shown} />);
  const heading = await screen.findByRole("heading", { name: "Here" });
  expect(document.activeElement === heading).toBe(takesFocus);
});

async function renderLoadingPage(): Promise<{ draw: () => HTMLElement }> {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const Page = lazyPart("late", async () => () => (
    <p>
      Loading the figures <button type="button">Range</button>
    </p>
  ));
  const shown = { current: { firstPath: "/elsewhere", screens: 1 } };
  render(<PageFrame path="/here" screen={{ title: "Here", Page }} shown={shown} />);
  const part = await screen.findByText("Loading the figures");
  return {
    draw: () => {
      const heading = document.createElement("h1");
      part.after(heading);
      return heading;
    },
  };
}

test("a heading that comes after its page takes the focus when it is there, and hands it on when it is drawn anew", async () => {
  const { draw } = await renderLoadingPage();
  const first = draw();
  await expect.poll(() => document.activeElement).toBe(first);
  first.remove();
  const second = draw();
  await expect.poll(() => document.activeElement).toBe(second);
});

test("the focus stays where somebody has put it", async () => {
  const { draw } = await renderLoadingPage();
  const first = draw();
  await expect.poll(() => document.activeElement).toBe(first);
  const button = screen.getByRole("button", { name: "Range" });
  button.focus();
  first.remove();
  draw();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(button);
});

test("a page that crashes shows a friendly notice, and Retry shows the page again", async () => {
  let isBroken = true;
  const Page = lazyPart("crashing", async () => () => {
    if (isBroken) throw new Error("boom");
    return <h1>Mended</h1>;
  });
  const caught = renderPage(Page);
  await screen.findByRole("heading", { name: "We lost the trail" });
  expect(caught).toHaveLength(1);
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByRole("heading", { name: "Mended" });
});

test("Retry on a page whose chunk is gone reloads the page", async () => {
  const reload = vi.spyOn(browser, "reload").mockImplementation(() => undefined);
  stubServer({ "GET /healthz": { json: { status: "alive" } } });
  sessionStorage.setItem("reloadedFor:gone", "1");
  renderPage(lazyPart("gone", () => Promise.reject(new TypeError("gone"))));
  fireEvent.click(await screen.findByRole("button", { name: "Retry" }));
  await expect.poll(() => reload).toHaveBeenCalledOnce();
});

test("while a page loads, its skeleton says so", () => {
  renderPage(lazyPart("slow", () => new Promise(() => undefined)));
  expect(screen.getByRole("status").textContent).toBe("Loading the page");
});
