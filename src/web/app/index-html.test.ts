import { expect, test } from "vitest";
import indexHtml from "../../../index.html?raw";
import { LOADING_SCREEN_ID } from "./loading-screen.ts";

const page = new DOMParser().parseFromString(indexHtml, "text/html");

test("the loading screen, the root and the place for the instance are in the page", () => {
  expect(page.getElementById(LOADING_SCREEN_ID)).not.toBeNull();
  expect(page.getElementById("root")).not.toBeNull();
  expect(indexHtml).toContain("<!--instance-->");
});

test("the theme is set by a blocking script before any style", () => {
  const [theme] = page.head.querySelectorAll("script");
  const [style] = page.head.querySelectorAll("link[rel=stylesheet]");
  expect(theme?.getAttribute("src")).toBe("/theme.js");
  expect(theme?.hasAttribute("defer") || theme?.hasAttribute("async") || theme?.type).toBeFalsy();
  expect(style && theme?.compareDocumentPosition(style)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("nothing is inline and nothing is loaded from another host", () => {
  expect(page.querySelectorAll("style, [style]")).toHaveLength(0);
  expect([...page.querySelectorAll("script")].filter((script) => script.textContent)).toEqual([]);
  expect(indexHtml).not.toMatch(/(?:src|href)="(?:https?:)?\/\//u);
});
