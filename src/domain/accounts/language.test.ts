import { expect, test } from "vitest";
import { languageFor } from "./language.ts";

test.each([
  ["the chosen one", "es", ["de-DE"], "es"],
  ["without a choice the browser's", null, ["de-AT", "en"], "de"],
  ["the first that we have", null, ["fr-FR", "es-419", "de"], "es"],
  ["written in capitals", null, ["DE"], "de"],
  ["one whose name only begins alike", null, ["den", "est"], "en"],
  ["none that we have", null, ["fr", "ja"], "en"],
  ["no language at all", null, [], "en"],
  ["a choice that we do not have", "tlh", ["es"], "es"],
])("%s", (_, chosen, browser, language) => {
  expect(languageFor(chosen, browser)).toBe(language);
});
