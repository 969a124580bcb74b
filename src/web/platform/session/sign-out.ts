import type { QueryClient } from "@tanstack/react-query";
import { logout, logoutEverywhere } from "#contracts/accounts.ts";
import { forgetSession, sendBeforeSignOut } from "../analytics/analytics-queue.ts";
import { call } from "../api/api.ts";
import { browser } from "../browser.ts";
import { reportProblem } from "../report.ts";
import { forgetDrafts } from "../storage/drafts.ts";

/** Ends this session. Whatever the server says, the browser leaves with nothing kept. */
export async function signOut(queries: QueryClient): Promise<void> {
  await letGo(queries);
  try {
    await call(logout, {});
  } catch (cause) {
    reportProblem("Signing out failed", cause);
  }
  leave(queries);
}

/** Throws when the other sessions may still be alive: then the person must know. */
export async function signOutEverywhere(queries: QueryClient): Promise<void> {
  await letGo(queries);
  await call(logoutEverywhere, {});
  leave(queries);
}

/** What is still being read would come to a session that is over. */
async function letGo(queries: QueryClient): Promise<void> {
  await Promise.all([sendBeforeSignOut(), queries.cancelQueries()]);
}

function leave(queries: QueryClient): void {
  forgetSession();
  queries.clear();
  forgetDrafts();
  browser.goTo("/");
}
