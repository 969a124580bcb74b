import { expect, test } from "vitest";
import { gerundOf, isMass, pluralOf, singularOf, withArticle } from "./grammar.ts";

test.each([
  ["rota tool", "rota tools"],
  ["goat milk soap", "goat milk soap"],
  ["Dutch driving theory", "Dutch driving theory"],
  ["stock and excise tracking", "stock and excise tracking"],
  ["comics", "comics"],
  ["loaf", "loaves"],
  ["photos of roofs", "photos of roofs"],
  ["watch", "watches"],
])("many of %s: %s", (one, many) => expect(pluralOf(one)).toBe(many));

test.each([
  ["small breweries", "small brewery"],
  ["veterinary clinics around Toronto", "veterinary clinic around Toronto"],
  ["future paramedics", "future paramedic"],
  ["people with ADHD", "person with ADHD"],
  ["parents of girls aged 9 to 14", "parent of girls aged 9 to 14"],
  ["hoodies with bird drawings", "hoodie with bird drawings"],
  ["dairies", "dairy"],
  ["coaches", "coach"],
  ["midwives", "midwife"],
  ["glass boxes", "glass box"],
])("one of %s: %s", (many, one) => expect(singularOf(many)).toBe(one));

test.each([
  ["hour", "an hour"],
  ["unicycle", "a unicycle"],
  ["umbrella", "an umbrella"],
  ["HR check", "an HR check"],
  ["PDF pattern", "a PDF pattern"],
  ["SEO audit", "an SEO audit"],
  ["MVP", "an MVP"],
  ["UX test", "a UX test"],
  ["one-hour massage", "a one-hour massage"],
])("%s takes its article: %s", (noun, phrase) => expect(withArticle(noun)).toBe(phrase));

test.each([
  ["knit", "knitting"],
  ["sew", "sewing"],
  ["bake", "baking"],
  ["edit", "editing"],
  ["dye", "dyeing"],
  ["tie", "tying"],
])("%s: %s", (verb, gerund) => expect(gerundOf(verb)).toBe(gerund));

test("subtitles and bookkeeping are told without number", () => {
  expect(["English subtitles", "bookkeeping", "logo design"].every(isMass)).toBe(true);
});
