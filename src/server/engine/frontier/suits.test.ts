import { expect, test } from "vitest";
import { aTemplate } from "#server/testing/quest-engine.ts";
import type { BatchRequest } from "../draft.ts";
import { suits } from "./suits.ts";

const KIND = "handmade/yarn-and-thread";

function ofTrade(id: string | null, kind: string | null = null) {
  const business = {
    way: { model: "handmade", slots: {} },
    tags: new Set(),
    trade: id && { id },
    kind,
    words: {},
  };
  return { person: { business } } as unknown as Pick<BatchRequest, "person">;
}

const ofKind = { kind: KIND, trades: new Set(["knitting", "embroidery"]) };
const ofOneTrade = { kind: KIND, trades: new Set(["knitting"]), isOfSomeTrades: true };

test.each([
  ["a quest of the whole kind, a trade of the kind", ofKind, ofTrade("embroidery"), true],
  ["a quest of the whole kind, a business that is like the kind", ofKind, ofTrade(null, KIND), true],
  ["a quest of the whole kind, a trade of another kind", ofKind, ofTrade("pottery"), false],
  ["a quest of one trade, that trade", ofOneTrade, ofTrade("knitting"), true],
  ["a quest of one trade, another trade of the kind", ofOneTrade, ofTrade("embroidery"), false],
  ["a quest of one trade, a business that is like the kind", ofOneTrade, ofTrade(null, KIND), false],
])("%s: %s", (_name, quest, request, isSuited) => {
  expect(suits(aTemplate("q", quest), request)).toBe(isSuited);
});
