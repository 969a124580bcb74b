import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { beginConsoleWatch, endConsoleWatch } from "#web/testing/web-console.ts";
import { fillJsdomGaps } from "./jsdom-gaps.ts";

// Unhandled rejections need nothing here: vitest fails the run on them by itself.
fillJsdomGaps();

beforeEach(beginConsoleWatch);

afterEach(() => {
  cleanup();
  endConsoleWatch();
});
