import { beforeEach, expect, test, vi } from "vitest";
import { browser } from "#web/platform/browser.ts";
import { shownToasts } from "#web/ui/toast/toast-store.ts";
import { startOfflineWorker } from "./offline-worker.ts";

const waiting = { postMessage: vi.fn() };
const active = { postMessage: vi.fn() };
let container: EventTarget & { register: () => Promise<unknown> };

beforeEach(() => {
  document.body.innerHTML = "";
  vi.spyOn(browser, "reload").mockImplementation(() => undefined);
  container = Object.assign(new EventTarget(), {
    controller: {},
    ready: Promise.resolve({ active }),
    register: () =>
      Promise.resolve(Object.assign(new EventTarget(), { waiting, update: () => Promise.resolve() })),
  });
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
});

const press = () => shownToasts()[0]?.action?.run();

test("a new version waits for the person, never reloads over typed text, and is used once", async () => {
  await startOfflineWorker();
  expect(active.postMessage).toHaveBeenCalledWith("keep-day");
  expect(shownToasts()[0]?.title).toBe("A new version is ready");
  const field = document.body.appendChild(document.createElement("textarea"));
  field.value = "Half a thought";
  press();
  expect(shownToasts()[0]?.title).toBe("Finish what you typed first");
  expect(waiting.postMessage).not.toHaveBeenCalled();
  field.value = "";
  press();
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith("use-new-version");
  expect(browser.reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event("controllerchange"));
  expect(browser.reload).toHaveBeenCalledOnce();
});

test("answers of the last visit are said to be that, once", async () => {
  await startOfflineWorker();
  for (let answer = 0; answer < 2; answer += 1)
    container.dispatchEvent(Object.assign(new Event("message"), { data: "kept-answer" }));
  expect(shownToasts()[0]?.title).toBe("The server cannot be reached");
});

test("where no worker may run, nothing happens", async () => {
  container.register = () => Promise.reject(new Error("refused"));
  active.postMessage.mockClear();
  await startOfflineWorker();
  expect(active.postMessage).not.toHaveBeenCalled();
});
