import { afterEach, expect, test, vi } from "vitest";
import { keepLanguage } from "./language.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock("./texts/de.ts");
  localStorage.clear();
});

test("another language is kept on the device, and asks for a reload", () => {
  expect(keepLanguage("de")).toBe(true);
  expect(localStorage.getItem("language")).toBe("de");
});

test("the browser's language needs no entry, and the one shown no reload", () => {
  keepLanguage("es");
  expect(keepLanguage(null)).toBe(false);
  expect(localStorage.getItem("language")).toBeNull();
  expect(keepLanguage("en")).toBe(false);
});

test("where nothing can be stored, nothing is loaded again", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(keepLanguage("de")).toBe(false);
});

test("if the texts cannot be fetched, the app speaks English", async () => {
  localStorage.setItem("language", "de");
  vi.resetModules();
  vi.doMock("./texts/de.ts", () => {
    throw new Error("no connection");
  });
  const { t } = await import("./text.ts");
  expect(t("Start")).toBe("Start");
  expect(document.documentElement.lang).not.toBe("de");
});

test("with them it speaks German, and says so to screen readers", async () => {
  localStorage.setItem("language", "de");
  vi.resetModules();
  const { t } = await import("./text.ts");
  expect(t("Start")).toBe("Starten");
  expect(document.documentElement.lang).toBe("de");
});
