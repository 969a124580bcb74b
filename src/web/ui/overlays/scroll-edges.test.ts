import { expect, test, vi } from "vitest";
import { markScrollEdges } from "./scroll-edges.ts";

/** A box of 400 pixels, since jsdom has no layout. */
function boxWith(content: string, contentPx: number) {
  const box = document.createElement("div");
  box.innerHTML = content;
  vi.spyOn(box, "clientHeight", "get").mockReturnValue(400);
  vi.spyOn(box, "scrollHeight", "get").mockReturnValue(contentPx);
  markScrollEdges(box);
  const scrollTo = (px: number) => {
    box.scrollTop = px;
    box.dispatchEvent(new Event("scroll"));
    return ["data-above", "data-below"].filter((name) => box.hasAttribute(name));
  };
  return { box, scrollTo };
}

test("it says where there is more to see", () => {
  const { scrollTo } = boxWith("<p>A year</p>", 1000);
  expect([0, 300, 600].map(scrollTo)).toEqual([["data-below"], ["data-above", "data-below"], ["data-above"]]);
});

test("keys scroll a box in which nothing takes the focus, and only such a one", () => {
  const tabbable = (content: string, contentPx: number) => {
    const { box, scrollTo } = boxWith(content, contentPx);
    scrollTo(0);
    return box.tabIndex === 0;
  };
  expect(tabbable("<p>A year</p>", 1000)).toBe(true);
  expect(tabbable("<button>Print</button>", 1000)).toBe(false);
  expect(tabbable("<p>A month</p>", 400)).toBe(false);
});
