import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { deviceWords } from "./device-words.ts";
import { tx } from "./rich-text.tsx";
import { t, tn } from "./text.ts";

vi.mock("./messages.ts", () => ({
  messages: {
    Start: "Starten",
    "Unknown device": "Unbekanntes Gerät",
    "{browser} on {system}": "{browser} auf {system}",
    "Due {day}, {title}": "{title}, fällig {day}",
    "{n} quests": ["{n} Quest", "{n} Quests"],
    "Read the <a>terms</a>, {name}.": "{name}, lies die <a>Bedingungen</a>.",
  },
}));

test("a known text is said in the language, an unknown one in English", () => {
  expect(t("Start")).toBe("Starten");
  expect(t("Stop")).toBe("Stop");
});

test.each([
  ["Chrome on Windows", "Chrome auf Windows"],
  ["Firefox", "Firefox"],
  ["Unknown device", "Unbekanntes Gerät"],
])("the device %s is %s", (name, words) => {
  expect(deviceWords(name)).toBe(words);
});

test("a language may place the values elsewhere", () => {
  expect(t("Due {day}, {title}", { day: "heute", title: "Fotos" })).toBe("Fotos, fällig heute");
});

test("a value with braces or dollars in it is left as it is", () => {
  expect(t("Due {day}, {title}", { day: "{title}", title: "$& {day}" })).toBe("$& {day}, fällig {title}");
});

test.each([
  [0, "0 Quests"],
  [1, "1 Quest"],
  [2, "2 Quests"],
])("%i takes its own form", (n, text) => {
  expect(tn(n, "1 quest", "{n} quests")).toBe(text);
});

test("without a translation, a number takes the English form, with thousands set apart", () => {
  expect(tn(1, "1 day", "{n} days")).toBe("1 day");
  expect(tn(1_200, "1 day", "{n} days")).toBe("1,200 days");
});

test("elements of a sentence stand where the language wants them", () => {
  const { container } = render(
    <p>{tx("Read the <a>terms</a>, {name}.", { a: (text) => <a href="/terms">{text}</a>, name: "Maya" })}</p>,
  );
  expect(container.innerHTML).toBe('<p>Maya, lies die <a href="/terms">Bedingungen</a>.</p>');
});
