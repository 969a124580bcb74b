import { wordsOf } from "../../text/tokens.ts";

const LONGEST = 16;
const SHORTEST = 3;

/** From the speaker's side to the listener's. */
const TURNED: readonly [RegExp, string][] = [
  [/\bi am\b|\bi'm\b/giu, "you are"],
  [/\bi was\b/giu, "you were"],
  [/\bi've\b/giu, "you have"],
  [/\bi'd\b/giu, "you would"],
  [/\bi'll\b/giu, "you will"],
  [/\b(?:i|we)\b/giu, "you"],
  [/\bam\b/giu, "are"],
  [/\bmy\b|\bour\b/giu, "your"],
  [/\bmine\b|\bours\b/giu, "yours"],
  [/\bme\b|\bus\b/giu, "you"],
  [/\bmyself\b|\bourselves\b/giu, "yourself"],
];

const ASKS =
  /\?|^(?:(?:and|but|so|ok(?:ay)?|well|hi|hello|hey|please),? )*(?:how|what|which|who|whom|where|when|why|should|shall|could|can|may|might|do|does|did|is|are|was|were|will|would|has|have|am|give|tell|show|help|make|write|explain|say|pick|suggest|no|yes|thanks?|not|i need (?:help|advice)|any)\b/iu;
const SPEAKS_TO_MENTOR = /\b(?:you|your|yours|mentor|sidequest|quest|please)\b/iu;

/** The last plain statement of a message, said back: "my labels peel off" becomes "Your labels peel off." */
export function reflected(text: string): string | null {
  const statement = text
    .split(/(?<=[.!?;])\s+|\n+/u)
    .map((part) =>
      part
        .replace(
          /^(?:(?:and|but|so|ok(?:ay)?|well|hi|hello|hey|something else|different thing|another thing|also|anyway|back to [^:]{2,30})[,:]? )+/iu,
          "",
        )
        .replace(/[.!;:\s]+$/u, ""),
    )
    .findLast((part) => {
      const length = wordsOf(part).length;
      return length >= SHORTEST && length <= LONGEST && !ASKS.test(part) && !SPEAKS_TO_MENTOR.test(part);
    });
  if (!statement || !SUBJECT.test(statement) || !HAS_VERB.test(statement)) return null;
  const turned = TURNED.reduce((said, [pattern, word]) => said.replaceAll(pattern, word), statement);
  return `${turned.charAt(0).toUpperCase()}${turned.slice(1)}.`;
}

/** A statement has somebody or something in front. */
const SUBJECT =
  /^(?:i|we|he|she|they|it|my|our|his|her|their|the|this|that|these|those|a|an|one|two|three|four|five|six|some|somebody|someone|nobody|no one|everyone|everybody|people|most|all|half|only|there|\d)(?:\b|')/iu;

/** A statement has a verb; a mere phrase would sound odd when said back. */
const HAS_VERB =
  /\b(?:is|are|was|were|has|have|had|am|'s|'m|'re|want(?:s|ed)?|says?|said|asks?|asked|need(?:s|ed)?|get(?:s)?|got|takes?|took|costs?|pays?|paid|sells?|sold|makes?|made|keeps?|kept|goes|went|come(?:s)?|came|left|leaves?|gave|gives?|wrote|writes?|sent|sends?|buys?|bought|peels?|breaks?|broke|works?|worked|does|do|did|can'?t|cannot|won'?t|don'?t|doesn'?t|didn'?t|think(?:s)?|feel(?:s)?|know(?:s)?|\p{L}{3,}(?:ed|ing))\b/iu;
