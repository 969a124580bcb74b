import { isModel, MODELS, type Model } from "#domain/business/models.ts";
import type { Trade } from "../playbook/schema.ts";
import type { BusinessType } from "../playbook/vocabulary.ts";
import type { Recognise } from "../text/recogniser.ts";
import { BY_TYPE, CLUES } from "./model-clues.ts";
import { GOODS, isSureOf } from "./trade/trade-evidence.ts";

const TRADE_FIRST = 2.5;
const TRADE_OTHER = 1.6;
/** Weight of a model that the description is recognised as for certain; a few words are recognised less surely. */
const RECOGNISED = 4.5;
const ENOUGH_WORDS = 16;
/** The share that counts if the type of business speaks against the model. */
const UNLIKE_TYPE = 0.6;
/** The share that counts if goods that were plainly named are never sold that way: soap of goat's milk is no food, a falafel cart no visit. */
const UNLIKE_TRADE = 0.4;

export interface ModelGuess {
  readonly model: Model;
  /** From 0 to 1: how far it is ahead of the next. */
  readonly certainty: number;
}

/** How the business makes money, told from its type, its description and the trades that it may be. */
export function guessModel(
  type: BusinessType,
  description: string,
  trades: readonly Trade[],
  recognise: Recognise,
): ModelGuess {
  const scores = new Map<Model, number>(MODELS.map((model) => [model, BY_TYPE[type][model] ?? 0]));
  const add = (model: Model, weight: number) => scores.set(model, (scores.get(model) ?? 0) + weight);
  const named = trades.filter(
    (trade) => trade.models.every((model) => GOODS.has(model)) && isSureOf(trade, description),
  );
  const isUnlike = (model: Model) =>
    GOODS.has(model) && named.length > 0 && !named.some(({ models }) => models.includes(model));
  const share = (model: Model) => (isUnlike(model) ? UNLIKE_TRADE : 1);
  for (const [model, weight, clue] of CLUES) if (clue.test(description)) add(model, weight * share(model));
  for (const { models } of trades)
    for (const [index, model] of models.entries())
      add(model, (index === 0 ? TRADE_FIRST : TRADE_OTHER) / trades.length);
  const isNamedOtherwise = (model: Model) =>
    named.length > 0 && !named.some(({ models }) => models.includes(model));
  for (const [model, weight] of recognisedModels(type, description, recognise))
    add(model, weight * (isNamedOtherwise(model) ? UNLIKE_TRADE : 1));
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!best || !second) throw new Error("there are no models");
  return { model: best[0], certainty: best[1] === 0 ? 0 : (best[1] - second[1]) / best[1] };
}

/** The weights of the models that the description is recognised as. */
function recognisedModels(type: BusinessType, description: string, recognise: Recognise): [Model, number][] {
  const trust = RECOGNISED * Math.min(1, description.split(/\s+/u).length / ENOUGH_WORDS);
  return recognise(description).flatMap(({ topic, probability }): [Model, number][] => {
    if (!isModel(topic)) return [];
    const fits = type === "Other" || BY_TYPE[type][topic] !== undefined;
    return [[topic, trust * probability * (fits ? 1 : UNLIKE_TYPE)]];
  });
}
