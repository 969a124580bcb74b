import type { Model } from "#domain/business/models.ts";
import { headOf, singularOf } from "./grammar.ts";
import { VISITED } from "./people-nouns.ts";

/** Models whose buyers are private people. */
const PRIVATE: readonly Model[] = ["handmade", "on-site", "appointments", "teaching", "resale", "food"];
const USED_IN_PRIVATE: readonly Model[] = ["app", "content"];
const OF_CHILDREN =
  /(?<!\b(?:my|our|own|two|three|of|small) )\b(?:children'?s?|kids'?|toddlers?|bab(?:y|ies)|nursery)\b/iu;
const FOR_PARENTS = /parent|famil|child|school|nurser|kindergarten|teacher|mother|mum|grand|expecting/iu;

const AT_A_TIME =
  /\bin (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|the (?:morning|evening|rain))\b/iu;

/**
 * The buyers that were read, put right for the model: a private user is no park. What is counted ("bars need five
 * weeks") and people of one date are nobody's buyers.
 */
export function buyersOf(read: string | null, model: Model, pieces = ""): string | null {
  if (!read || AT_A_TIME.test(read) || read.toLowerCase() === pieces) return null;
  if (!USED_IN_PRIVATE.includes(model)) return read;
  const head = headOf(read);
  return VISITED.test(head.split(" ").at(-1) ?? "") ? `${singularOf(head)} visitors` : read;
}

/** Whom the text speaks for though it names no buyers: what is made for children is paid by parents. */
export function impliedBuyers(text: string, model: Model, ofTrade: string): string | null {
  const isForChildren = PRIVATE.includes(model) && OF_CHILDREN.test(text) && !FOR_PARENTS.test(ofTrade);
  return isForChildren ? "parents" : null;
}

/** Models that sell things at a place of their own: an agency that writes for Amazon shops has none there. */
const AT_A_PLACE: readonly Model[] = ["handmade", "resale", "food", "print-on-demand", "downloads", "app"];

export function placeOf(read: string | null, model: Model): string | null {
  if (!read || !AT_A_PLACE.includes(model)) return null;
  return (model === "app") === (read === "the app store") ? read : null;
}
