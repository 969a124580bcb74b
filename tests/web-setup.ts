import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { beginConsoleWatch, endConsoleWatch } from "./web-console.ts";
import { fillJsdomGaps } from "./web-jsdom-gaps.ts";

// Unhandled rejections need nothing here: vitest fails the run on them by itself.
fillJsdomGaps();

beforeEach(beginConsoleWatch);

afterEach(() => {
  cleanup();
  endConsoleWatch();
});
