/** Checked before anything else and answered with fixed texts. */
type SafetyRule = "crisis" | "harm";

const CRISIS =
  /\b(?:kill(?:ing)? my ?self|end(?:ing)? my (?:own )?life|suicid\w*|want(?:ed)? to die|wanna die|wish i (?:was|were) dead|better off (?:dead|without me|if i (?:was|were) (?:gone|dead))|(?:want|wanna|going|like) (?:to )?end it all|kms|hurt(?:ing)? my ?self|self[- ]?harm\w*|cut(?:ting)? my ?self|no (?:reason|point) (?:to|in) liv(?:e|ing)|don'?t want to (?:live(?! (?:off|from|on|in|with|near|like|by))|be here|exist|wake up(?! (?:at|so|early|before|every)))|(?:no ?body|no ?one) would (?:even )?(?:miss me|notice if i (?:was|were) gone)|can'?t go on (?:living|anymore|any more|like this any ?more)|(?:do ?n'?o?t|cannot|can'?t) see (?:any|the|a) (?:point|sense|reason) (?:(?:of|in|to) (?:anything|living|life|being here|going on|carry on|it all)|any ?more)|(?:what'?s|what is) the point of (?:living|being here|life)|(?:tired|sick) of (?:living|being alive|life)|(?:disappear|go to sleep) (?:forever|and (?:not|never) (?:come back|wake up))|(?:everyone|everybody|they|my (?:family|kids|children|wife|husband)) (?:would|'d|will) be better off without me|not (?:be here|be around|exist) any ?more|no ?(?:thing|body) (?:would )?(?:matter|care)s? if i(?:'m| am| was| were|'d)? (?:gone|dead|died|disappeared?))\b/iu;

const HARM =
  /\b(?:(?:buy|buying|purchase|get|write|post|pay for)\s+(?:\w+\s+){0,2}(?:fake|bought|bot)\s+(?:\w+\s+){0,2}(?:reviews?|followers?|likes?|testimonials?|views?|accounts?)|fake (?:reviews?|testimonials?|followers?)|(?:buy|buying|purchas(?:e|ing)|bought) (?:\w+ )?(?:followers|reviews|likes|email lists?|e-?mail addresses)|scrap(?:e|ing) (?:\w+ ){0,3}(?:e-?mails?|profiles|linkedin|contacts|addresses|numbers)|mass[- ](?:dm|mail|message|spam)\w*|spam(?:ming)? (?:people|everyone|strangers|groups)|evad(?:e|ing) tax(?:es)?|avoid paying (?:any )?tax(?:es)? (?:illegally|at all)|hide (?:my |the |some )?(?:income|cash|money) from (?:the )?(?:tax|irs|hmrc|government|tax office)|launder(?:ing)? money|counterfeit\w*|fake (?:id|invoice|invoices|degree|certificate)|hack(?:ing)? (?:into )?(?:someone|a competitor|their|my competitor)\w*|steal (?:their|a competitor'?s?) (?:customers'? data|data|photos|designs?))\b/iu;

/** The user is the victim, or wants protection from it. */
const SUFFERED =
  /\b(?:(?:about|against) (?:me|us|my|our)|left (?:me|us|an?|some)|spot|recogni[sz]e|report|remove|detect|fight|flag|protect|(?:was|were|been|got) (?:copied|hacked|scraped|stolen))\b/iu;

export function findSafetyRule(text: string): SafetyRule | null {
  const plain = text.normalize("NFKC").replaceAll("’", "'");
  if (CRISIS.test(plain)) return "crisis";
  return HARM.test(plain) && !SUFFERED.test(plain) ? "harm" : null;
}

export const SAFETY_ANSWERS: Record<SafetyRule, string> = {
  crisis:
    "I am really glad that you said this, and I am sorry that it feels so heavy right now. You do not have to carry it alone. I am only a program, so please talk to a person today: someone close to you, your doctor, or a crisis line where you live. If you might act on it, please call your local emergency number now. Everything else can wait; rest, and let somebody be with you.",
  harm: "I will not help with that: it deceives people or breaks the law, and it tends to cost a small business its name. Tell me what you want to reach with it, and I will look for an honest way that works.",
};
