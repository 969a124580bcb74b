import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { beginConsoleWatch, endConsoleWatch } from "#web/testing/web-console.ts";
import { fillJsdomGaps } from "./jsdom-gaps.ts";

// Unhandled rejections need nothing here: vitest fails the run on them by itself.
fillJsdomGaps();

// Only failing tests wait that long; a busy machine may need more than the usual second.
configure({ asyncUtilTimeout: 60_000 });

beforeEach(beginConsoleWatch);

afterEach(() => {
  cleanup();
  endConsoleWatch();
});
