import { expect, test } from "vitest";
import { CAUTION_SENTENCES, findStakes } from "../stakes/stakes.ts";
import { guessLanguage } from "./language.ts";
import { plainWords } from "./plain-words.ts";
import { countWords, createSpeller } from "./spelling.ts";

test.each([
  ["ngl idk what 2 charge ppl lol", "honestly i do not know what 2 charge people"],
  ["soooo tired rn", "so tired now"],
  ["pls give me smth w/ 15 mins", "please give me something with 15 minutes"],
  ["My ID is fine", "My ID is fine"],
  ["A jar costs 2.40", "A jar costs 2.40"],
])("%s is read as %s", (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

test.each([
  ["Was soll ich für eine Stunde verlangen?", "de"],
  ["¿Cómo encuentro a los primeros clientes?", "es"],
  ["Comment trouver des clients pour mon atelier ?", "fr"],
  ["Como faço para vender mais bolos?", "pt"],
  ["Quanto devo chiedere per una lezione?", "it"],
  ["Hoe vind ik mijn eerste klanten?", "nl"],
  ["Jak mam znaleźć pierwszych klientów?", "pl"],
  ["How do I sell more stollen at the Weihnachtsmarkt?", "en"],
  ["I do die cutting for a living", "en"],
  ["price?", "en"],
])("%s is %s", (text, language) => {
  expect(guessLanguage(text)).toBe(language);
});

test("a misspelt word becomes the known word it stands for; names and known words stay", () => {
  const texts = Array.from(
    { length: 3 },
    () => "which questions should people really struggle with before they want price",
  );
  const spell = createSpeller(countWords(texts));
  expect(spell("wich qustions do poeple realy wnat")).toBe("which questions do people really want");
  expect(spell("Zweiklang prices")).toBe("Zweiklang price");
  expect(spell("xylophone")).toBe("xylophone");
});

test.each([
  ["One of my testers got dizzy in the second week", "health"],
  ["Can I print that it is good for the skin?", "health"],
  ["do i have to declare the first few hundred", "tax"],
  ["If it breaks his leg, who pays if he sues?", "insurance"],
  ["Am I allowed to sell jam from my kitchen", "law"],
  ["The dog ate something and is ill", "animals"],
  ["I am fifteen and want to sell stickers", "children"],
  ["May I record the calls without telling them?", "data"],
  ["I would put all my savings into the van", "money"],
  ["How do I get more followers?", null],
  ["My contractor wrote a nice testimonial", null],
])("%s touches %s", (text, stakes) => {
  expect(findStakes(text)).toBe(stakes);
});

test("every caution says whom to ask", () => {
  for (const sentence of Object.values(CAUTION_SENTENCES))
    expect(sentence).toMatch(/\b(?:ask|check with|talk it over)\b/u);
});
