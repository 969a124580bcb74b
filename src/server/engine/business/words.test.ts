import { expect, test } from "vitest";
import type { Model } from "#domain/business/models.ts";
import { PLAYBOOK_FOLDER } from "#server/testing/quest-engine.ts";
import { loadPlaybook } from "../playbook/playbook.ts";
import { NO_PHRASES } from "./read-phrases.ts";
import { createTradeFinder } from "./trade/find-trade.ts";
import { questWords } from "./words.ts";

const playbook = loadPlaybook(PLAYBOOK_FOLDER);
const finder = createTradeFinder(playbook.trades);

function wordsOf(model: Model, sells: string, buyers: string | null = null) {
  return questWords(
    playbook.ways[model].slots,
    finder.find(sells, model),
    { ...NO_PHRASES, sells, buyers },
    null,
  );
}

test.each<[Model, string, string, string]>([
  ["handmade", "goat milk soap", "goat milk soap", "a bar of goat milk soap"],
  ["saas", "rota tool", "rota tools", "a rota tool"],
  ["teaching", "hospital German", "hospital German", "a hospital German lesson"],
  ["handmade", "cushion covers and pot holders", "cushion covers and pot holders", "a cushion cover"],
  ["freelance", "label and logo design", "label and logo design", "a label design"],
  [
    "handmade",
    "oak boards with brass handles from Wales",
    "oak boards with brass handles",
    "an oak board with brass handles",
  ],
])("%s of %s", (model, sells, many, one) => {
  const words = wordsOf(model, sells.replace(/ from Wales$/u, ""));
  expect([words["offer.many"], words["offer.one"]]).toEqual([many, one]);
});

test("a phrase too long for a title gives way to its head or to the trade", () => {
  expect(wordsOf("handmade", "hand-carved walnut spoons with silver inlay")["offer.many"]).toBe(
    "hand-carved walnut spoons",
  );
  expect(wordsOf("handmade", "extraordinarilylongwindedhandmadecandles")["offer.many"]).toBe(
    "things of this kind",
  );
});

test.each([
  ["builders and plumbers", "builder", "a builder"],
  [
    "parents of girls between 7 and 12",
    "parent of girls between 7 and 12",
    "a parent of girls between 7 and 12",
  ],
  ["estate agents", "estate agent", "an estate agent"],
])("one of %s", (buyers, customer, aCustomer) => {
  const words = wordsOf("freelance", "bookkeeping", buyers);
  expect([words.customers, words.customer, words.aCustomer]).toEqual([buyers, customer, aCustomer]);
});
