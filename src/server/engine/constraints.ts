import { CONSTRAINTS, type Constraint } from "./playbook/vocabulary.ts";

/** Words people use for the subject of each constraint. */
const SUBJECTS: Record<Constraint, string> = {
  "no-social-media":
    "social media|socials|social networks?|instagram|tiktok|facebook|twitter|linkedin|posting online",
  "no-calls":
    "(?:phone |cold |sales |video |zoom )?calls|calling(?: people| anyone| strangers| customers)?|cold[- ]call(?:ing|s)?|call (?:people|anyone|anybody|strangers|customers|clients|them)|(?:the )?(?:tele)?phone|phoning|talking on the phone",
  "no-meetings":
    "meetings?|meet(?:ing)? (?:people|strangers|clients|customers)|in[- ]person(?: meetings?| stuff)?|face[- ]to[- ]face",
  "no-spending":
    "(?:spare |extra |any )?(?:money|budget|cash|savings|funds)(?: at all)?|spending(?: any)?(?: money)?|(?:spend|pay) (?:anything|a (?:penny|cent|dime|pound|dollar|euro))|paid (?:tools?|software|stuff|things?)",
  "no-video":
    "video(?:s)?|(?:be(?:ing)? |go(?:ing)? )?on (?:a )?camera|film(?:ing)? myself|show(?:ing)? my face|my face (?:shown|online)|youtube|reels|live ?streams?",
  "no-ads": "ads|adverts?|advertising|paid ads|paid traffic",
  "no-code": "(?:(?:know )?how to )?cod(?:e|ing)|programming|developing software|technical stuff",
  "no-email":
    "cold e-?mails?|cold e-?mailing|e-?mail(?:ing)? strangers|mailing strangers|e-?mail marketing|newsletters?",
  "no-employees": "employees|staff|hir(?:e|ing)(?: anyone| people| staff)?|managing people|team",
  "no-events": "events?|fairs|trade shows|meet-?ups|networking events|conferences|markets and fairs",
};

/** Refusals close to the subject: "No X", "I hate X", "I won't do X", "without X", "X is not for me". */
const REFUSAL =
  "(?:no|not|never|nothing|without|avoid(?:ing)?|hat(?:e|ing)|dislik(?:e|ing)|refuse(?: to)?|can(?:no|')?t|won'?t|don'?t|do not|will not|would not|wouldn'?t|can not|not (?:good|comfortable)|uncomfortable|scared of|terrified of|afraid of|allergic to|anxious about|keep (?:me )?(?:off|away from)|stay(?:ing)? (?:off|away from)|skip|zero)";
const BETWEEN =
  "(?:\\s+(?:any|more|all|the|a|do|doing|to|make|making|take|taking|use|using|want|like|have|having|run|running|pay|for|on|of|at|with|and|or|be|being|go|going|want to|like to|need|afford|spend|hire|send|sending|attend|attending|write|writing|really|even|ever|please|me|by|into|kind|type|sort|much|touch|learn|learning|appear|appearing|host|hosting|put|put me|get on|getting on|talk|talking|pick up|answer|answering|deal|dealing|big|extra|spare|paid|cold|sales|phone|public|in|it|comes|ad|is|am|i|am not|stand|bear|interest|social media|calls|ads|video|meetings|,)){0,7}\\s+";
const AFTER =
  "\\s+(?:is|are|isn'?t|aren'?t|just)\\s+(?:a no|impossible for me|off the table|out|not (?:for me|an option|my thing|happening)|no go)";

const BROKE = "\\bi'?m (?:\\w+ )?(?:broke|skint)\\b";

const PATTERNS = Object.fromEntries(
  CONSTRAINTS.map((name) => [
    name,
    new RegExp(
      [
        `\\b${REFUSAL}${BETWEEN}(?:${SUBJECTS[name]})\\b`,
        `\\b(?:${SUBJECTS[name]})${AFTER}`,
        ...(name === "no-spending" ? [BROKE] : []),
      ].join("|"),
      "iu",
    ),
  ]),
) as Record<Constraint, RegExp>;

/** Up to the end of the clause: phrases that only look like refusals, and refusals by other people. */
const NO_REFUSAL = new RegExp(
  [
    "no (?:problem|issue|fear|trouble|worries|experience (?:with|in))",
    "not only|don't (?:just|only)|can'?t wait|(?:don'?t|do not|wouldn'?t|would not) mind|not (?:afraid|scared)",
    "(?:don'?t|do not|never|not|no longer) (?:[a-z]+ ){0,2}(?:hate|dislike|avoid|refuse|without)",
    "(?:people|somebody|someone|anyone|everyone|those|folks|[a-z]+s) who",
    "(?:they|he|she|most|half|none|many|some|customers?|clients?|people|older ones|the older|my (?:customers|clients|mother|father|wife|husband))(?:'d| would| will|'ll| of them)? (?:never|not|won'?t|don'?t|do not|doesn'?t|does not|can'?t|cannot|hates?|refuses?|avoids?|wouldn'?t)",
    "for people (?=scared|afraid|terrified|uncomfortable|allergic|anxious|without|with no)",
  ]
    .map((form) => `\\b(?:${form})\\b[^.!?;]*`)
    .join("|"),
  "giu",
);
/** Something missing so far is not ruled out. */
const NOT_YET = /\b(?:yet|so far)\b/iu;
/** A question rules something out only if it says so explicitly: "… if I hate calls?", "… without ads?" */
const SAID_IN_QUESTION =
  /\b(?:without|i (?:hate|dislike|refuse|never|won'?t|will not|can'?t|cannot|don'?t|do not)|i'?m (?:scared|terrified|afraid|allergic|not))\b.*$/iu;

/** The constraints stated in the text. */
export function findConstraints(text: string): Constraint[] {
  const plain = text.normalize("NFKC").replaceAll("’", "'").replaceAll(NO_REFUSAL, " ");
  const clauses = (plain.match(/[^.!?;\n]+[.!?;\n]?/gu) ?? [])
    .map((sentence) => (sentence.endsWith("?") ? (SAID_IN_QUESTION.exec(sentence)?.[0] ?? "") : sentence))
    .flatMap((sentence) => sentence.split(/\bbut\b/iu))
    .filter((clause) => !NOT_YET.test(clause))
    .map((clause) => clause.replaceAll(/[^\p{L}\p{N}'-]+/gu, " "));
  return CONSTRAINTS.filter((name) => clauses.some((clause) => PATTERNS[name].test(` ${clause} `)));
}

/** Constraints from the description and from the chat. */
export function readConstraints(description: string, stated: readonly string[]): ReadonlySet<Constraint> {
  return new Set([...findConstraints(description), ...CONSTRAINTS.filter((name) => stated.includes(name))]);
}

/** Subjects that texts mention without requiring them, so mentions of them are not checked. */
const SPOKEN_OF_ANYWAY: ReadonlySet<Constraint> = new Set(["no-spending", "no-employees"]);

/** Whether the text mentions the subject of a constraint. */
export function mentions(text: string, name: Constraint): boolean {
  return !SPOKEN_OF_ANYWAY.has(name) && new RegExp(`\\b(?:${SUBJECTS[name]})\\b`, "iu").test(text);
}

/** Constraints taken back: "Calls are fine again", "I'm ok with ads now". */
export function findLifted(text: string): Constraint[] {
  const plain = text.normalize("NFKC").replaceAll("’", "'");
  return CONSTRAINTS.filter((name) =>
    new RegExp(
      `\\b(?:${SUBJECTS[name]})\\s+(?:is|are)\\s+(?:fine|ok(?:ay)?|good|allowed)(?:\\s+(?:again|now))?|\\b(?:ok(?:ay)?|fine|happy) with\\s+(?:${SUBJECTS[name]})\\s+(?:again|now)`,
      "iu",
    ).test(plain),
  );
}

const NAMED = Object.fromEntries(
  CONSTRAINTS.map((name) => [name, new RegExp(`\\b(?:${SUBJECTS[name]})\\b`, "iu")]),
) as Record<Constraint, RegExp>;
/** Said beside what was hard, of what was not. */
const WENT_WELL = /\b(?:fine|easy|easier|went well|were good|was good|no problem|fun|not hard)\b/iu;

/** The subjects that an answer to "What was hard?" names. Nobody rules them out by it. */
export function findSubjects(text: string): Constraint[] {
  const clauses = text
    .normalize("NFKC")
    .replaceAll("’", "'")
    .split(/[.!?;,\n]+|\bbut\b/iu)
    .filter((clause) => !WENT_WELL.test(clause))
    .map((clause) => clause.replaceAll(/[^\p{L}\p{N}'-]+/gu, " "));
  return CONSTRAINTS.filter((name) => clauses.some((clause) => NAMED[name].test(` ${clause} `)));
}
