/** A feeling that comes before any business: who grieves or is frightened is not given a price list. */
export type Feeling = "grief" | "distress" | "joy";

/** Somebody with such a feeling gets no small talk, sums or price list. */
export function isHurt(feeling: Feeling | null): boolean {
  return feeling !== null && feeling !== "joy";
}

const CLOSE =
  "(?:wife|husband|partner|mother|father|mum|mom|mam|dad|parents?|son|daughter|child|baby|sister|brother|friend|grand(?:mother|father|ma|pa|mum|dad)|gran|nan|aunt|uncle|fianc[eé]e?|girlfriend|boyfriend)";

const GRIEF = new RegExp(
  String.raw`\b(?:(?:my|our|her|his) (?:\p{L}+ )?${CLOSE}(?:'s)? (?:has |had |have |just |recently |suddenly )*(?:died|passed(?: away)?|is dying|was killed|funeral|death)|lost (?:my|our) (?:\p{L}+ )?${CLOSE}|death of (?:my|our) (?:\p{L}+ )?${CLOSE}|(?:i|we) (?:buried|am mourning|are mourning|am grieving)\b|miscarriage|stillb(?:irth|orn)|(?:i am|i'm|im) (?:a )?widow(?:er|ed)?\b)`,
  "iu",
);
/** "Mum died in March": without "my" only names that children say. */
const OWN_KIN =
  /(?:^|[.!?,;:] ?|\b(?:since|when|because|after|and|but) )(?:mum|mom|mam|dad|mother|father|gran|nan|grandma|grandpa|grandad|granny) (?:has |had |just |recently |suddenly )*(?:died|passed(?: away)?|is dying)\b/iu;
/** Somebody whom one works for or with has lost somebody. */
const OF_OTHERS = new RegExp(
  String.raw`\b(?:(?:an?|the|my|our|one|this|that) )?(?:customer|client|buyer|supplier|neighbour|student|pupil|guest|seller|landlord)(?:'?s|\b[^.!?]{0,40}\b(?:his|her|their)) (?:\p{L}+ )?${CLOSE} (?:has |had |have |just |recently |suddenly )*(?:died|passed(?: away)?|is dying|was killed)\b`,
  "iu",
);
const VERY = "(?:so |really |very |just |totally |completely )*";
/** A fear about the work, such as of standing at a stall: it is answered as a question of the work. */
const WORK_FEAR = "(?:to|of|about|that|he|she|they|it|people|nobody|no one|customers?|clients?)";
/** Fears that are more than that, after the same words. */
const REAL_FEAR = String.raw`(?:go(?:ing)? (?:home|on|out)|di(?:e|es|ed|ing)|death|life|living|los(?:e|ing) (?:everything|my|our|the (?:house|home|flat|kids))|everything|myself|(?:my|our) (?:\p{L}+ )?${CLOSE}|my (?:ex|own)|him|her|hits?|hurts?|(?:it )?is (?:cancer|back)|wak(?:e|ing)|(?:they|he|she) (?:will |'ll )?(?:take|hurt|kill|leave)|(?:will |'ll )?take (?:my|our) (?:kids|children|home|house)|open(?:ing)? (?:the |my )?(?:letters?|post|mail|bills?|door)|answer(?:ing)? the (?:door|phone))`;
const AFRAID = String.raw`(?:scared|afraid|terrified)(?! ${WORK_FEAR}\b(?! ${REAL_FEAR}\b))`;
const ASHAMED =
  "ashamed(?! (?:to|of) (?:ask|call|ring|phon|post|show|sell|charg|rais|tell|send|writ|talk|speak|say))";
const DISTRESS = new RegExp(
  String.raw`\b(?:(?:i am|i'm|im|i feel|feeling|been) ${VERY}(?:${ASHAMED}|${AFRAID}|hopeless|worthless|useless|devastated|heartbroken|panicking|desperate|miserable|humiliated|overwhelmed|exhausted|burn(?:ed|t) out|lonely)|can(?:'|no| no)?t (?:stop crying|sleep|breathe)|cry(?:ing)? (?:every|all|after|in|again|myself)|i (?:have |just )?cried\b|(?:in|into|to) tears|sobb(?:ed|ing)|wake up at (?:night|\w+) (?:every|with)|panic attack|i (?:wanna|want to) (?:quit|give up)|laughed at (?:me|my|us)|the worst (?:\p{L}+ )?(?:alive|ever)|(?:wasting|ruin(?:ing|ed)) my (?:life|degree|time|youth)|(?:hasn'?t|has not|won'?t) (?:spoken|talk|speak) to me|i hate (?:myself|my life)|(?<!\p{L} )(?:my )?life is (?:(?:just |so |too |really |very )*(?:hard|heavy)(?! to\b)|too much)|(?:no ?body|no ?one) (?:really )?cares (?:about|for) me|feel like (?:a|the) (?:failure|fraud|worst|idiot|loser))\b`,
  "iu",
);
const JOY =
  /\b(?:(?:got|made|had|sold|landed|signed|received) (?:the|my|our) (?:very )?first (?:\p{L}+ )?(?:order|sale|customer|client|booking|job|subscriber|review|payment|one|piece)|(?:i'm|im|i am) (?:so )?(?:happy|proud|dancing|over the moon|thrilled|excited|buzzing)|we did it|it worked|sold out (?:in|today|for the first)|best day ever|(?:looks?|turned out|came out) (?:so |really |absolutely |just )*(?:lovely|great|beautiful|amazing|perfect|fantastic|brilliant|gorgeous|wonderful|awesome))\b.*!|!!.*\b(?:order|sold|customer|booked|yes)\b|\b(?:first order|first sale|first customer|first booking).*!/iu;

/** Something good that is only told: nothing is asked, so nothing is advised. */
const SHARED =
  /\b(?:no question\b|(?:just|only) (?:wanted|want|had|have) to (?:say|tell|share)|wanted to (?:tell|share (?:it |this )?with) (?:you|some(?:body|one))|made my (?:whole |entire )?(?:day|week|month|year|evening|weekend)|(?:good|happy) (?:cry|tears?)|tears of joy|(?:i|we) (?:finally )?(?:got|did|made|have|passed|finished|won|landed|signed)\b[^?]{3,140}!!)/iu;
/** What makes it good: without one of these words it could as well be bad. */
const GOOD =
  /\b(?:sold|hugg?(?:ed|s|ing)?|loved|loves it|lovely|thanked|proud|happy|glad|smil(?:ed|es|ing)|danc(?:ed|es|ing)|laugh(?:ed|ing)|good cry|happy tears|tears of joy|made my|first (?:order|sale|customer|client|booking|review)|won|passed|permission|approved|booked|beautiful|wonderful|amazing|delighted|finished|five stars?|came back|paid me|permit|licence)\b/iu;
const SAD =
  /\b(?:sad|worried|scared|afraid|di(?:ed|es|e|ing)|dead|death|lost|los(?:e|ing|s)|ill|illness|sick|hurts?|hate[ds]?|debts?|hopeless|fail\w*|angry|refund\w*|complain\w*|sue[ds]?|hospital\w*|intensive|quit\w*|giv(?:e|ing) up|hit|hits|beat\w*|rap(?:ed|e)|abus\w+|assault\w*|stole\w*|steal\w*|cancer|leuk\w+|tumou?r|diagnos\w+|relaps\w+|evict\w*|left me|leaving me|goodbye|can(?:'|no| no)?t|not|never|useless|cutting|crash\w*|accident|police|court|worse|worst|bad|terrible|awful|what (?:do|should|now)|how (?:do|can|should)|should i)\b/iu;

const TIRED = /\b(?:tired|too much|but|only|nobody|sad|worried|scared)\b/iu;

export function findFeeling(text: string): Feeling | null {
  if (GRIEF.test(text) || OWN_KIN.test(text) || OF_OTHERS.test(text)) return "grief";
  if (DISTRESS.test(text)) return "distress";
  if (SHARED.test(text) && GOOD.test(text) && !SAD.test(text) && !text.includes("?")) return "joy";
  return JOY.test(text) && !TIRED.test(text) ? "joy" : null;
}

const FEELING_WORD =
  /\b(?:ashamed|shame|guilt\w*|proud|happy|sad|cr(?:y|ied|ying)|tears|afraid|scared|fear|nervous|anxious|worried|hurts?|lonely|tired|exhausted|jealous|env(?:y|ious)|embarrass\w*|humiliat\w*|heartbroken|gutted|miserable|hopeless|overwhelm\w*|could(?: not|n't) (?:eat|sleep))\b/iu;

/** Whether a message names a feeling, beside whatever it asks. */
export function namesFeeling(text: string): boolean {
  return FEELING_WORD.test(text);
}

const NAMED = new RegExp(String.raw`\b(?:my|our) (?:\p{L}+ )?(${CLOSE})\b`, "iu");

/** What hurts more because of who it is; null if the message names nobody close. */
export function whoHurts(text: string): string | null {
  const who = NAMED.exec(text)?.[1]?.toLowerCase();
  return who
    ? `I'm sorry. It is hard when it comes from your ${who}, and it hurts more than a stranger's word.`
    : null;
}

const ASKS_PRACTICAL =
  /\?|\b(?:how (?:do|can|should|much|many)|what (?:do|should|can|must|would) (?:i|we)|should (?:i|we)|do (?:i|we)|can (?:i|we)|which|where (?:do|can))\b/iu;
const CANNOT_GO_ON =
  /\b(?:can ?not|can'?t|unable|(?:don'?t|do not) know (?:how|what|where|who|if)|no (?:strength|energy)|too (?:sad|tired|much)|numb|cry\w*|cried|go(?:ing)? on|carry on|keep going|give up|griev\w*|grief|mourn\w*|alone|bear|miss (?:him|her|them))\b/iu;
const RECENT =
  /\b(?:yesterday|today|tonight|this (?:morning|week|month)|last (?:week|night|month|\p{L}+day)|(?:days?|weeks?) ago|just|on \p{L}+day|is dying|funeral|recently|suddenly|buried|miscarriage|stillb\p{L}+)\b/iu;
const LONG_AGO =
  /\b(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|(?:19|20)\d\d)|last (?:year|spring|summer|autumn|winter)|(?:months?|years?) ago|inherit\p{L}*|left (?:me|us|behind|\p{L}+s|her|his|an?|the|some|lots))\b/iu;
const FARTHER = /\b(?:aunt|uncle|gran\p{L}*|nan|friend)\b/iu;
/**
 * A kind word for a death that stands behind a practical question: another's, or one's own of a while ago. Null for
 * somebody who grieves now, and where nothing practical is asked.
 */
export function wordOnLoss(text: string): string | null {
  if (OF_OTHERS.test(text)) return "That is sad news for them, so a gentle tone comes first.";
  if (!ASKS_PRACTICAL.test(text)) return null;
  const isBehind = LONG_AGO.test(text) || FARTHER.test(text);
  if (!isBehind || RECENT.test(text) || CANNOT_GO_ON.test(text)) return null;
  const told = GRIEF.exec(text)?.[0] ?? OWN_KIN.exec(text)?.[0] ?? "";
  const who = new RegExp(CLOSE, "iu").exec(told)?.[0]?.toLowerCase();
  return who ? `I am sorry about your ${who}.` : "I am sorry for your loss.";
}

/** What else a message says. */
export function withoutLoss(text: string): string {
  return text
    .replace(OF_OTHERS, " ")
    .replace(GRIEF, " ")
    .replace(OWN_KIN, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** Stands under an answer to somebody in distress. */
export const NOT_ALONE =
  "Nothing has to be decided today, and you are not alone with this. One small step is enough.";

/** No advice, no task: somebody is gone. */
export const GRIEF_ANSWER =
  "I am so sorry for your loss. Grief takes the strength for ordinary things, and that is normal; nobody is measuring you, and nothing here has to be done now. Let one person handle what cannot wait, and if there are people expecting something from you, a single line is enough: “There has been a death in my family, I will be back in touch.” Be kind to yourself, rest when it comes, and lean on somebody close; a doctor or a grief line can help when it gets too heavy to carry alone. If you want to talk about the work later, small step by small step, I am here.";
