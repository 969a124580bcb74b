import { bucketOf } from "../../text/bucket.ts";
import { stemOf, wordsOf } from "../../text/tokens.ts";

/** Words and pairs of words are hashed into so many places; at this number few share one. */
export const ASK_BUCKETS = 1 << 17;

/**
 * What a way of asking is recognised by: each word's stem and each pair of neighbours, once. Small words stay, since
 * "how much", "should I" and "which" say what is asked.
 */
export function askFeaturesOf(asked: string): Set<number> {
  const stems = wordsOf(asked).map(stemOf);
  const pairs = stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`);
  return new Set([...stems, ...pairs].map((text) => bucketOf(text, ASK_BUCKETS)));
}
