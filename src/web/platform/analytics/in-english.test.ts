import { expect, test, vi } from "vitest";
import { inEnglish } from "./in-english.ts";

vi.mock("../language/messages.ts", () => ({
  messages: {
    Profile: "Profil",
    Schedule: "Zeitplan",
    "Profile: {section}": "Profil: {section}",
    "{n} quests": ["1 Aufgabe", "{n} Aufgaben"],
    "Read the <a>terms</a>.": "Lies die <a>Bedingungen</a>.",
    "Move “{title}” to {day}": "Auf {day} verschieben: „{title}“",
    "{name}": "{name}",
  },
}));

test("a shown text is named by the English one", () => {
  expect(inEnglish("Profil")).toBe("Profile");
  expect(inEnglish("Lies die Bedingungen.")).toBe("Read the terms.");
});

test("what was filled in is filled in again, in English as far as it is known", () => {
  expect(inEnglish("Profil: Zeitplan")).toBe("Profile: Schedule");
  expect(inEnglish("Auf 3.4. verschieben: „Flyer“")).toBe("Move “Flyer” to 3.4.");
  expect(inEnglish("5 Aufgaben")).toBe("5 quests");
});

test("other texts stay", () => {
  expect(inEnglish("Found quest")).toBe("Found quest");
  expect(inEnglish("")).toBe("");
});
