import { expect, test } from "vitest";
import { freeTop } from "./free-top.ts";

const ROOM = { fromPx: 16, heightPx: 70, limitPx: 440 };
const span = (top: number, bottom: number) => ({ top, bottom });

test.each([
  { case: "nothing is there", taken: [], top: 16 },
  { case: "buttons further down", taken: [span(200, 244)], top: 16 },
  { case: "a header's buttons", taken: [span(4, 48), span(8, 52)], top: 60 },
  { case: "a header, then a row that is too near", taken: [span(4, 48), span(100, 144)], top: 152 },
  { case: "a header, then room enough", taken: [span(4, 48), span(140, 184)], top: 56 },
  {
    case: "no free place: below the header",
    taken: [span(4, 48), span(60, 200), span(190, 330), span(320, 460)],
    top: 56,
  },
  { case: "one action as high as the window: in the upper part still", taken: [span(0, 740)], top: 370 },
])("$case", ({ taken, top }) => {
  expect(freeTop(ROOM, taken)).toBe(top);
});
