import { configure, prettyDOM } from "@testing-library/react";
import * as React from "react";

// Set up for every test of the browser's code. Errors that nobody reads took a fifth of the time of these tests.

const OWNER_STACKS_LIMIT = 10_000;

/**
 * A query that waits fails many times before it succeeds, and each failure would print the whole page. Here the page is
 * printed when the message is read: for the one failure that is reported.
 */
function printPageWhenRead(): void {
  configure({
    getElementError(message, container) {
      const error = new Error();
      error.name = "TestingLibraryElementError";
      Object.defineProperty(error, "message", {
        configurable: true,
        get: () => [message, prettyDOM(container)].filter(Boolean).join("\n\n"),
        set: (value: string) =>
          Object.defineProperty(error, "message", { configurable: true, writable: true, value }),
      });
      return error;
    },
  });
}

/**
 * React's development build records for every element where it was made, as a second stack trace in its warnings. It
 * stops at a limit each second; here it is always at its limit. The warnings themselves come as before.
 */
function recordNoOwnerStacks(): void {
  const internals = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => OWNER_STACKS_LIMIT,
    set: () => undefined,
  });
}

printPageWhenRead();
recordNoOwnerStacks();
