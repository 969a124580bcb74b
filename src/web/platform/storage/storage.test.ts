import { expect, test, vi } from "vitest";
import { deviceStore, tabStore } from "./storage.ts";

test("values are kept and removed", () => {
  expect(deviceStore.set("colour", "teal")).toBe(true);
  expect(deviceStore.get("colour")).toBe("teal");
  expect(tabStore.get("colour")).toBeNull();
  deviceStore.remove("colour");
  expect(deviceStore.get("colour")).toBeNull();
});

test("a store that throws keeps nothing and breaks nothing", () => {
  const forbidden = vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new Error("forbidden");
  });
  expect(tabStore.set("colour", "teal")).toBe(false);
  expect(tabStore.get("colour")).toBeNull();
  expect(() => tabStore.remove("colour")).not.toThrow();
  forbidden.mockRestore();
});
