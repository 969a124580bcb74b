/** Words by which money comes in. */
const COMES_IN =
  /\b(?:(?<=^\s*)took|sold|sells?|selling|charg(?:e|es|ed|ing)|prices?|priced|pays?(?= (?:me|us)\b)|paid(?= (?:me|us)\b)|(?:they|customers?|people|guests?|clients?|each|who|members?|students?|pupils?|parents?|kids|families|everyone|everybody) (?:would |will |all )?(?:pays?|paid)|pays|paying|go(?:es)? for|retails?|takings?|takes? in|took in|(?:i|we) (?:took|take|get|got(?: paid)?|were paid|was paid|earn|earned|bill|billed|invoiced?)|income|revenue|turnover|earned|made(?= (?:about |around )?$)|(?:left|keep|stays?|remains?) (?:from|of|out of)|tickets?|booked|rent(?:ed)? out|hire out|brings?(?: in)?|asking|donations?)\b/giu;

/** Words by which money goes out. */
const GOES_OUT =
  /\b(?:bought|buy|buying|buys|(?:i|we) (?:also |then |have to |must )?(?:pay|paid)(?! me\b| us\b)|(?<!\b(?:got|was|were|get) )paid(?! me\b| us\b)|pay(?= (?:my|the|a|an|for|her|him|them)\b)|costs?|costing|spen[dt]|spending|printed|printing|print|order|ordered|ordering|minus|less|expenses?|outgoings|fees?|gave|give|giving|owe)\b/giu;

export const COST_NOUNS =
  /\b(?:materials?|parts|ingredients?|supplies|packaging|postage|shipping|post|courier|parcel|stamps?|delivery|boxe?s?|bags?|labels?|wrap\w*|rent|insurance|stall|stand|booth|pitch|table|petrol|gas|fuel|diesel|parking|tolls?|van|hosting|software|licen[cs]es?|wages?|staff|helpers?|assistants?|electricity|power|water|website|studio|room|hall|venue|storage|garage|service|tyres|accountant|permit|feed|wine|food|drinks?|groceries|paint|fabric|wood|timber|ink|wax|paper|yarn|wool|clay|flour|sugar|milk|beans|jars?|props|hotel|train|ads?|advertising|flyers|commission)\b/iu;

export type Flow = "in" | "out";

/** Whether the words before an amount say that it comes in or goes out: the verb nearest to it decides. */
export function flowOf(lead: string): Flow | null {
  return flowByVerb(lead) ?? (COST_NOUNS.test(lead) ? "out" : null);
}

/** By the verb alone: "40 tote bags at 11" are sold, though bags may be a cost elsewhere. */
export function flowByVerb(lead: string): Flow | null {
  const [comes, goes] = [lastAt(lead, COMES_IN), lastAt(lead, GOES_OUT)];
  return comes === goes ? null : comes > goes ? "in" : "out";
}

function lastAt(text: string, pattern: RegExp): number {
  const last = [...text.matchAll(pattern)].at(-1);
  return last ? last.index + last[0].length : -1;
}
