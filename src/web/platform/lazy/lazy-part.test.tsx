import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { stubServer } from "#web/testing/stub-server.ts";
import { browser } from "../browser.ts";
import { lazyPart, loadOrReload, MissingPartError } from "./lazy-part.ts";

const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
/** Whether it has settled a turn after the page was told to reload. */
async function settlesAfterReload(part: Promise<unknown>) {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  part.then(settle, settle);
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve));
  return isSettled;
}

let reload: MockInstance<() => void>;

beforeEach(() => {
  sessionStorage.clear();
  stubServer({ "GET /healthz": { json: { status: "alive" } } });
  reload = vi.spyOn(browser, "reload").mockImplementation(() => undefined);
});

test("a part that is gone after a deploy reloads the page, and shows nothing until then", async () => {
  expect(await settlesAfterReload(loadOrReload("page", gone))).toBe(false);
});

test("if it is still gone after the reload, it is an error and no second reload", async () => {
  void loadOrReload("page", gone);
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  await expect(loadOrReload("page", gone)).rejects.toBeInstanceOf(MissingPartError);
  expect(reload).toHaveBeenCalledOnce();
});

test("other parts that load well do not allow a second reload; the part itself does", async () => {
  sessionStorage.setItem("reloadedFor:page", "1");
  await loadOrReload("other", async () => "loaded");
  await expect(loadOrReload("page", gone)).rejects.toBeInstanceOf(MissingPartError);
  await loadOrReload("page", async () => "loaded");
  expect(await settlesAfterReload(loadOrReload("page", gone))).toBe(false);
});

test("without storage it never reloads, since it could not remember having done so", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  await expect(loadOrReload("page", gone)).rejects.toBeInstanceOf(MissingPartError);
  expect(reload).not.toHaveBeenCalled();
});

test("without a connection it never reloads: what is on screen would be gone", async () => {
  stubServer({ "GET /healthz": { offline: true } });
  await expect(loadOrReload("page", gone)).rejects.toBeInstanceOf(MissingPartError);
  expect(reload).not.toHaveBeenCalled();
});

const Words = () => "Here";
const frame = (Part: ReturnType<typeof lazyPart<object>>) =>
  render(
    <Suspense fallback="Not yet">
      <Part />
    </Suspense>,
  );

test("a preloaded part shows at once; another one waits for its file", async () => {
  const Early = lazyPart("early", async () => Words);
  await Early.preload();
  const { unmount } = frame(Early);
  expect(screen.queryByText("Here")).not.toBeNull();
  unmount();
  frame(lazyPart("late", async () => Words));
  expect(screen.queryByText("Not yet")).not.toBeNull();
  await screen.findByText("Here");
});

test("a preload that fails reloads nothing, and showing the part tries again", async () => {
  const load = vi.fn(gone as () => Promise<typeof Words>);
  const Part = lazyPart("page", load);
  await Part.preload();
  expect(reload).not.toHaveBeenCalled();
  load.mockImplementation(async () => Words);
  frame(Part);
  await screen.findByText("Here");
});
