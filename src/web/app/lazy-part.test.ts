import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { browser } from "#web/platform/browser.ts";
import { loadOrReload, MissingPartError } from "./lazy-part.ts";

const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const settles = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => true,
      () => true,
    ),
    new Promise((resolve) => setTimeout(resolve, 20, false)),
  ]);

let reload: MockInstance<() => void>;

beforeEach(() => {
  sessionStorage.clear();
  reload = vi.spyOn(browser, "reload").mockImplementation(() => undefined);
});

test("a part that is gone after a deploy reloads the page, and shows nothing until then", async () => {
  expect(await settles(loadOrReload("page", gone))).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test("if it is still gone after the reload, it is an error and no second reload", async () => {
  void loadOrReload("page", gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(loadOrReload("page", gone)).rejects.toBeInstanceOf(MissingPartError);
  expect(reload).toHaveBeenCalledOnce();
});

test("other parts that load well do not allow a second reload; the part itself does", async () => {
  sessionStorage.setItem("reloadedFor:page", "1");
  await loadOrReload("other", async () => "loaded");
  await expect(loadOrReload("page", gone)).rejects.toBeInstanceOf(MissingPartError);
  await loadOrReload("page", async () => "loaded");
  expect(await settles(loadOrReload("page", gone))).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test("without storage it never reloads, since it could not remember having done so", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  await expect(loadOrReload("page", gone)).rejects.toBeInstanceOf(MissingPartError);
  expect(reload).not.toHaveBeenCalled();
});
