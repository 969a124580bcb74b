import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { stubServer } from "#web/testing/stub-server.ts";
import { expectConsoleError } from "#web/testing/web-console.ts";
import { track } from "../analytics/analytics-queue.ts";
import { tabSession } from "../analytics/analytics-session.ts";
import { createQueryClient } from "../api/query-client.ts";
import { browser } from "../browser.ts";
import { keepDraft, readDraft } from "../storage/drafts.ts";
import { isSigningOut, signOut, signOutEverywhere } from "./sign-out.ts";

let goTo: MockInstance<(path: string) => void>;

beforeEach(() => {
  goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
});

function filledCache() {
  const queries = createQueryClient();
  queries.setQueryData(["/api/tasks"], ["mine"]);
  return queries;
}

test("signing out calls the server, clears the cache and the drafts, and ends at /", async () => {
  const asked = stubServer({ "POST /api/auth/logout": { json: { ok: true } } });
  const queries = filledCache();
  keepDraft("maya", "quest:new", { title: "Half a thought" });
  await signOut(queries);
  expect(readDraft("maya", "quest:new")).toBeUndefined();
  expect(asked).toHaveLength(1);
  expect(queries.getQueryCache().getAll()).toEqual([]);
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/");
});

test.each([{ status: 500, text: "boom" }, { offline: true } as const])(
  "signing out ends at / even when the server fails, which only the console learns: %o",
  async (answer) => {
    expectConsoleError(/Signing out failed/u);
    stubServer({ "POST /api/auth/logout": answer });
    const queries = filledCache();
    await signOut(queries);
    expect(queries.getQueryCache().getAll()).toEqual([]);
    expect(goTo).toHaveBeenCalledExactlyOnceWith("/");
  },
);

test("signing out everywhere stays and says so when the server fails", async () => {
  stubServer({ "POST /api/auth/logout-everywhere": { status: 500, text: "boom" } });
  await expect(signOutEverywhere(filledCache())).rejects.toThrow("500: boom");
  expect(goTo).not.toHaveBeenCalled();
});

test("after a sign-out the next person gets a new session", async () => {
  stubServer({ "POST /api/auth/logout": { json: { ok: true } } });
  track("page_view", "/");
  const { id } = tabSession();
  await signOut(createQueryClient());
  expect(tabSession()).toMatchObject({ seq: 0, actions: 0, hasArrived: false });
  expect(tabSession().id).not.toBe(id);
});

test("background reads stop at the click, and go on only if signing out everywhere failed", async () => {
  stubServer({ "POST /api/auth/logout-everywhere": { status: 500, text: "boom" } });
  await expect(signOutEverywhere(filledCache())).rejects.toThrow();
  expect(isSigningOut()).toBe(false);

  stubServer({ "POST /api/auth/logout": { json: { ok: true } } });
  const leaving = signOut(filledCache());
  expect(isSigningOut()).toBe(true);
  await leaving;
  // The next page begins anew.
  expect(isSigningOut()).toBe(true);
});
