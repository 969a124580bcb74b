import { expect, test } from "vitest";
import { theEngine } from "#server/testing/quest-engine.ts";
import type { BusinessType, WaySlot } from "../playbook/vocabulary.ts";
import { readBusiness } from "./business.ts";

const readDescription = (type: BusinessType, description: string) =>
  readBusiness(theEngine().playbook, { type, name: null, description, describedAt: new Date(0) }, []);

test.each([
  ["Childminding at home", true],
  ["Tamales from my kitchen", true],
  ["I paint murals in kids rooms", false],
  ["Bicycle repair in my shed", false],
  ["Car detailing at your door", false],
])("%s needs a permit: %s", (description, isRegulated) => {
  expect(readDescription("Other", description).knowledge.yes.has("regulated")).toBe(isRegulated);
});

test.each<[BusinessType, string, WaySlot, string]>([
  ["Software/Apps", "Parking app for big zoos", "customers", "big zoo visitors"],
  ["Marketing Agency", "Instagram for small zoos", "customers", "small zoos"],
  ["Consulting", "Damp advice, old cottages", "customers", "owners of old cottages"],
  ["Other", "Massage for horses", "customers", "horse owners"],
  ["Creative Services", "I paint dragons on the walls of kids rooms", "customers", "parents"],
  ["E-commerce", "used toddler shoes, cleaned", "customers", "parents"],
  [
    "Marketing Agency",
    "Reels that make people eat in village inns, the bakery pays me",
    "customers",
    "bakeries",
  ],
  [
    "Freelancing",
    "Technical translator, 4 clients in medical devices",
    "customers",
    "clients in medical devices",
  ],
  ["Online Education", "Swim lessons so that grandparents feel safe", "customers", "grandparents"],
  ["Other", "Window cleaning for my neighbours", "customers", "neighbours"],
  ["Other", "I mend fences, three farmers have already asked", "customers", "farmers"],
  ["Software/Apps", "An app that pairs deaf swimmers with a coach", "customers", "deaf swimmers"],
  ["Online Education", "Basque for children, Saturdays", "customers", "parents"],
  ["Online Education", "six lesson video course, lino birds", "offer.many", "video lessons on lino birds"],
  ["Online Education", "I teach nurses to write poems", "offer.doing", "teaching writing poems"],
  ["Online Education", "I teach Basque on Zoom to sons of sailors", "offer.many", "lessons on Basque"],
  ["Online Education", "An e-mail course on quiet dogs", "offer.one", "an e-mail lesson on quiet dogs"],
  ["Consulting", "We run noise audits in factories", "offer.many", "noise audits"],
])("%s, %s: %s is %s", (type, description, slot, word) => {
  expect(readDescription(type, description).words[slot]).toBe(word);
});

test("what parents pay for is learned by their children", () => {
  const { words } = readDescription("Online Education", "Chess for girls aged 8 to 12");
  expect([words.customers, words.learners, words.aLearner]).toEqual([
    "parents of girls aged 8 to 12",
    "girls aged 8 to 12",
    "a girl",
  ]);
  expect(readDescription("Online Education", "Chess for nurses").words.learners).toBe("nurses");
});

test.each<[BusinessType, string, WaySlot, string]>([
  [
    "Content Creation",
    "tiktok with my uncle baking polish bread",
    "offer.many",
    "videos about baking Polish bread",
  ],
  ["Content Creation", "Short films about ferrymen, none published", "customers", "viewers"],
  ["Freelancing", "CVs. Truck drivers who want another job.", "customers", "truck drivers"],
  ["Marketing Agency", "We write Amazon pages for rug factories", "place", "your website"],
  ["Freelancing", "Subtitles and transcripts", "offer.one", "a set of subtitles"],
])("%s, %s: %s fits its sentence: %s", (type, description, slot, word) => {
  expect(readDescription(type, description).words[slot]).toBe(word);
});
