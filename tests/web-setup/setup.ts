import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { PAGE_PATHS } from "#contracts/pages/pages.ts";
import { knownPages } from "#web/platform/analytics/known-pages.ts";
import { beginConsoleWatch, endConsoleWatch } from "#web/testing/web-console.ts";
import { fillJsdomGaps } from "./jsdom-gaps.ts";

// Unhandled rejections need nothing here: vitest fails the run on them by itself.
fillJsdomGaps();
// As main.tsx does.
knownPages.paths = PAGE_PATHS;

// Only failing tests wait that long; a busy machine may need more than the usual second.
configure({ asyncUtilTimeout: 60_000 });

beforeEach(beginConsoleWatch);

afterEach(() => {
  cleanup();
  forgetTyped();
  endConsoleWatch();
});

/** What one test typed is not there for the next. */
function forgetTyped(): void {
  const stored: { removeItem(key: string): void } = Reflect.get(globalThis, "localStorage");
  for (const key of Object.keys(stored)) if (key.startsWith("draft:")) stored.removeItem(key);
}
