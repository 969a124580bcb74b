import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { useSectionInSight } from "./use-section-in-sight.ts";

const SECTIONS = ["business", "reminders", "webhooks"];
const BOX_TOP_PX = 100;

/** Three sections of one height in a scrolling box, since jsdom has no layout. */
function renderSections(named: string) {
  const layout = { sectionPx: 1000 };
  function Sections() {
    const box = useRef<HTMLDivElement>(null);
    return (
      <>
        <p>{useSectionInSight(box, named)}</p>
        <div ref={box} data-testid="box">
          {SECTIONS.map((id) => (
            <div key={id} data-section={id} />
          ))}
        </div>
      </>
    );
  }
  render(<Sections />);
  const box = screen.getByTestId("box");
  const rect = (top: number, height: number) => ({ top, height }) as DOMRect;
  vi.spyOn(box, "clientHeight", "get").mockReturnValue(500);
  vi.spyOn(box, "scrollHeight", "get").mockImplementation(() => layout.sectionPx * SECTIONS.length);
  box.getBoundingClientRect = () => rect(BOX_TOP_PX, 500);
  for (const [index, part] of [...box.children].entries())
    part.getBoundingClientRect = () =>
      rect(BOX_TOP_PX + index * layout.sectionPx - box.scrollTop, layout.sectionPx);
  const scrollTo = (px: number) => {
    box.scrollTop = px;
    act(() => void box.dispatchEvent(new Event("scroll")));
  };
  return { box, layout, scrollTo };
}

function turnTo(widthPx: number) {
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(widthPx);
  act(() => void window.dispatchEvent(new Event("resize")));
}

test("the section in sight stays in sight where another width makes those above it higher", () => {
  const { box, layout, scrollTo } = renderSections("reminders");
  scrollTo(1000);
  layout.sectionPx = 1600;
  turnTo(360);
  expect([screen.getByText("reminders").textContent, box.scrollTop]).toEqual(["reminders", 1600]);
});

test("halfway through a section it stays halfway", () => {
  const { box, layout, scrollTo } = renderSections("business");
  scrollTo(1500);
  layout.sectionPx = 2000;
  turnTo(361);
  expect(box.scrollTop).toBe(3000);
});

test("a keyboard that opens over the window moves nothing", () => {
  const { box, layout, scrollTo } = renderSections("business");
  scrollTo(1200);
  layout.sectionPx = 1100;
  turnTo(window.innerWidth);
  expect(box.scrollTop).toBe(1200);
});
