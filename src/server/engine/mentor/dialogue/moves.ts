import { stemsOf, wordsOf } from "../../text/tokens.ts";

/** What a message does in the talk, as far as its words alone tell. */
export type Move =
  | "correction"
  | "tried"
  | "rejected"
  | "simpler"
  | "shorter"
  | "more"
  | "example"
  | "wording"
  | "why"
  | "what-first"
  | "which"
  | "ordinal"
  | "yes"
  | "no"
  | "return"
  | "recall"
  | "make-quest"
  | "how-long"
  | "refused"
  | "thanks"
  | "and";

interface Pattern {
  readonly move: Move;
  readonly pattern: RegExp;
  /** Longer messages ask something of their own. */
  readonly longest: number;
  /** Whether it asks or tells something of its own all the same. */
  readonly isOther?: (text: string) => boolean;
}

/** Words of somebody's life and body: no move of a talk about business. */
const OF_LIFE =
  /\b(?:pills?|drugs?|doctor|hospital|therap\p{L}+|medic\p{L}+|suicid\p{L}+|cancer|hurt|sleep|eat(?:ing)?|bed|cry(?:ing)?|cried|died?|dead|alone|alive|matters any ?more)\b/iu;

const OWN_QUESTION =
  /(?:^|[.!;,:?]\s*)(?:(?:and|but|so) )?((?:how|where|when|which|who|why|what(?! else)|should|can|could)\b[^.!?]*)\??\W*$/iu;
const ASKS_AT_ONCE =
  /^(?:do|am|are|is|does|have|has|did|must|should|can|will) (?:i|we|you|it|they|he|she|my|the|there)\b(?!.*\b(?:else|other|another)\b)/iu;
const OWN_WORDS = 3;

/** "We tried Etsy. How do I register a company?" */
function asksOwn(text: string): boolean {
  const asked = OWN_QUESTION.exec(text.trim())?.[1] ?? "";
  return ASKS_AT_ONCE.test(text.trim()) || stemsOf(asked).length >= OWN_WORDS;
}

const OPENING = String.raw`^\W*(?:(?:sorry|ok(?:ay)?|hm+|but|no|oh|wait|still|and|well|please|yes|thanks|thank you)\W+)*`;
const CLOSING = String.raw`(?:,? (?:please|pls|sorry|now|at all|yet|here|there))*\W*$`;
const NOT = `(?:do ?n'?t|did ?n'?t|do not|did not|cannot|can'?t)`;

/** Said of the mentor's words: most of it only as a whole message, since a life can be too hard too. */
const SIMPLER = new RegExp(
  [
    String.raw`(?:^|[.,!;?]\s*)(?:(?:ok(?:ay)?|and|but|please|sorry|a bit|a little|much|even|can|could|would|you|u|it|that|this|say|explain|put|make|tell|me|again|in|use)\W+)*(?:simpler|easier|(?:more |in )(?:simple|easy)|(?:simple|easy)(?= (?:please|pls|words|terms|english)))(?: (?:words|terms|english|language|version))?${CLOSING}`,
    String.raw`\b(?:in )?plain (?:english|words)\b`,
    String.raw`\b(?:simpler|simple|easier) (?:words|terms)\b`,
    String.raw`\b(?:explain|say|put) (?:it|that|this) (?:\w+ )?(?:differently|again|to a child|like i'?m)\b`,
    String.raw`\b(?:explain|say|tell me|put) (?:(?:it|that|this) )?(?:more )?(?:easily|easier|slowly|clearly|simply)\b`,
    String.raw`\beasier (?:version|to understand)\b`,
    `${OPENING}(?:(?:that|this|it)(?:'?s| is| was| sounds) (?:(?:all|way|a bit|much|very|so|really|too) )*|(?:way |much )?too )(?:complicated|complex|technical|confusing|hard|difficult)(?: for me)?(?: to (?:understand|follow))?${CLOSING}`,
    String.raw`${OPENING}(?:i )?(?:(?:still|really|just) )*${NOT} (?:(?:quite|really) )?(?:(?:understand|follow)(?: (?:it|that|this|you|a word|any of (?:it|that|this)|what (?:you|u|that|it) (?:mean|means|say|said)|the (?:\p{L}+ )?(?:part|point|sentence|step|one|answer)))?|get (?:it|that|this|you|the (?:\p{L}+ )?(?:part|point|sentence|step|one)))${CLOSING}`,
    `${OPENING}(?:(?:i have )?no idea |i (?:do ?n'?t|do not) know )?what (?:do(?:es)? )?(?:that|you|u|it|this) means?(?: by (?:that|this|it)| with (?:that|this|it)| exactly)?${CLOSING}`,
    String.raw`\b(?:i'?m|i am) (?:really |also )?not (?:so |very )?good with (?:numbers|english|words|computers)\W*$`,
    `${OPENING}(?:(?:i'?m|i am) )?(?:(?:so|a bit|a little|totally|completely|really|still|very|now) )*(?:confused|lost)${CLOSING}`,
    String.raw`\byou(?: have|'ve)? lost me\b`,
    String.raw`\beli5\b|^\W*confusing${CLOSING}`,
    String.raw`^\W*huh\b`,
  ].join("|"),
  "iu",
);

const START = `^(?:(?:ok(?:ay)?|and|so|but|hm+|cool|great|right|thanks|about|roughly)[,.]* )*`;
const IT = "(?:it|that|this)";
const SEES =
  "(?:see|notice) (?:(?:any|some|first|the|a) )?(?:results?|something|anything|it|that|change|effect|difference|sales|customers|money)";

/** Asked of what was advised; "how long do I keep receipts?" asks something else. */
const HOW_LONG = new RegExp(
  [
    String.raw`${START}how (?:long|much time|soon|fast|quick(?:ly)?)(?: (?:will|would|does|do|might|can|could|should)? ?(?:all )?${IT}(?: all)?(?: (?:usually|normally|really|probably))*(?: (?:take|need|work|pay off|show|last))?(?: (?:me|us|about|roughly|usually|normally|then|altogether|in total|to (?:work|show)|(?:until|till|before|to) (?:(?:i|we|you) )?${SEES}))*| (?:is it |does it take |will it take )?(?:until|till|before) (?:(?:i|we|you) ${SEES}|${IT} (?:works?|shows?|pays? off))| (?:until|till))?\W*$`,
    String.raw`${START}when (?:will|do|would|can|does) (?:(?:i|we) (?:${SEES}|know(?: (?:if|whether|that) ${IT} work(?:s|ed))?)|${IT} (?:work|show|pay off|start))\W*$`,
  ].join("|"),
  "iu",
);

/** In order: the first that fits counts. */
const PATTERNS: readonly Pattern[] = [
  {
    move: "make-quest",
    longest: 16,
    pattern:
      /\b(?:(?:make|turn|put|add|save) (?:that|this|it|one)\b.{0,24}\b(?:quest|task|list|board|week|plan)|(?:as|into) a (?:quest|task)|(?:quest|task) (?:for|out of|from) (?:that|this|it))\b/iu,
  },
  {
    move: "recall",
    longest: 18,
    pattern:
      /\b(?:what (?:did|was it|were) you (?:say|said|tell|suggest|recommend|mean)|you (?:said|told|mentioned|suggested) (?:earlier|before)|remind me|say (?:that|it) again|repeat (?:that|it)|did we (?:settle|decide|say|agree|finish)|where were we|what was (?:the|your) (?:first|last|other) (?:idea|advice|point|step))\b/iu,
  },
  {
    move: "return",
    longest: 40,
    pattern:
      /^(?:(?:ok(?:ay)?|so|right|well|anyway|now|and)[,.:]? )*(?:(?:let'?s go |going |coming |come |go )?back to|returning to|about (?:that|the|those) .{2,40}\bagain\b|(?:once )?again (?:about|on) the|as for the|on the .{2,30} again)\b|^(?:[\p{L} ]{0,20}[.,!] )?(?:ok(?:ay)?[,.]? )?so,? (?:the|my|that|those) \p{L}+(?: \p{L}+)?(?:\?|[:,])/iu,
  },
  {
    move: "correction",
    longest: 45,
    pattern:
      /^(?:(?:oh|no|nope|not quite|nah|wait|sorry|hm+|actually|well|my bad|my fault)[,.:;!-]* )*(?:(?:but )?(?:i|we) (?:meant|mean|was (?:asking|talking)|should have said|am (?:asking|talking))|(?:that'?s|that is|this is|it'?s) not (?:what|the (?:question|point))|that (?:was|is)n'?t (?:what|my question)|you (?:mis(?:understood|read)|got (?:that|it|me) wrong)|wrong (?:question|topic|one)|not (?:that|the|for|about|my|a|with)\b|rather\b|i (?:didn'?t|did not) (?:ask|mean))|^(?:no[,.:;!-]* )?not (?!really|yet|sure|at all|much|bad|now|everyone|everybody|only|enough)[^,.;:?!]{2,40}[,.;:] ?(?:but )?\p{L}|^(?:no|nope|nah)[,.:;!-]+ (?:how|what|where|when|who|which)\b|^(?:sorry|oops|typo|correction)[,.:;!-]+ (?!i (?:do|don|can|am|was|have|forgot)|but|that|for|to)\p{L}/iu,
  },
  {
    move: "tried",
    longest: 32,
    isOther: (text) => OF_LIFE.test(text) || asksOwn(text),
    pattern:
      /\b(?:(?:i|we)(?:'ve| have| had|ve)? (?:(?:already|did|just|once|even) )*(?:tried?|put|posted|sent|asked|called|rang|wrote|handed|gave|made|did|ran|spent)\b.{0,70}\b(?:nobody|no one|no-one|nothing(?= (?:came|comes|happen|change|work|sold|help|yet|so far)|\W*$)|no (?:reply|replies|answers?|sales?|luck|calls?|response|result)|zero|none)|^(?:\p{L}+[,.]? )?(?:(?:i|we) )?(?:have |'ve )?(?:already )?tried (?!to\b)\p{L}+(?: \p{L}+){0,4}[,.;]? (?:but|(?:and |got |with )*(?:zero|no|nothing|nobody|none))|tried \p{L}+(?: \p{L}+)? (?:already|before|too|once)|(?:i(?:'ve| have)?|we(?:'ve| have)?) (?:already |just |now )?(?:tried|did|done|made|sent|asked|have done)\b.{0,24}\b(?:that|it|this|exactly|all of (?:it|that)|so|already|twice|both)|tried (?:that|it|this|both|everything)(?!,? (?:and )?nothing (?!came|happen|change|work|help))|(?:did|done|been there) (?:that|it|already|twice|exactly)|(?:it|that|this) (?:did ?n'?o?t|does ?n'?o?t|has ?n'?o?t) (?:work|help|change|do)|no luck|still (?:nothing|no (?:reply|replies|answers?|sales?|luck|calls?|response|result)|zero|the same|(?:not|doesn'?t|does not|isn'?t) (?:work|help)(?:ing)?)|without (?:success|result|luck)|same result|(?:that|it) failed|(?:(?:i|we)(?:'ve| have)?|^) ?already (?:do(?:ing)?|have(?! to)|having|did|done|tried)|(?:something|anything|another (?:way|idea)|what) else\b(?!.{12,})|^(?:any )?other (?:way|ideas?|options?)|\b(?:some|an|any)?other (?:way|ideas?|options?)\b(?=[^a-z]*$)|(?:a )?different (?:way|idea|approach)|plan b)\b/iu,
  },
  {
    move: "rejected",
    longest: 20,
    pattern:
      /^(?:(?:no|nah|nope|hm+|sorry|but|well)[,.!]* )?(?:i|we) (?:(?:really )?(?:do ?n'?o?t|do not|would ?n'?o?t|would not|wo ?n'?t|will not) (?:want|like|feel|dare|own|have|do)\b|would rather not|refuse|hate|never do)|\b(?:not for me|not my (?:thing|style|way)|against my|out of the question)\b|\b(?:he|she|they) (?:said no|refused|declined|turned (?:me|us|it) down|(?:do|does|did)(?: not|n'?t) want)\b/iu,
  },
  {
    move: "simpler",
    longest: 14,
    isOther: (text) =>
      OF_LIFE.test(text) || /^(?:\p{L}+[,.]? )?how (?:do|can|could|should|would|to)\b/iu.test(text),
    pattern: SIMPLER,
  },
  {
    move: "shorter",
    longest: 18,
    pattern:
      /^(?:ok(?:ay)?,? )?(?:(?:can|could|would) (?:you|u) (?:please )?)?(?:put|say|make|write) (?:that|it|this) (?:shorter|in (?:one|two|fewer)|more briefly)\b/iu,
  },
  {
    move: "shorter",
    longest: 12,
    pattern:
      /\b(?:shorter|short (?:please|version)|^short\W*$|(?:that'?s|this is|it'?s|it is|^way|^) ?too long\W*$|(?:a lot|so much|too much|much) (?:of )?text|(?:one|two|three|2|3) (?:short )?sentences?(?: please| pls| max)?(?=\W*$)|fewer words|less text|tl;?dr|in (?:one|two|1|2|a few) (?:sentences?|lines?|words?)|(?:make|keep) it (?:short|brief)|briefly|sum(?:marise|marize| it| that)? up|the gist|bottom line)\b/iu,
  },
  {
    move: "ordinal",
    longest: 22,
    pattern:
      /\b(?:the )?(?:first|second|third|fourth|last|former|latter|1st|2nd|3rd|other) (?:one|option|idea|point|step|way|of (?:them|those))\b|^(?:the )?(?:first|second|third|last)[,.:!]|\b(?:number|option|no\.?|step|point) (?:[1-4]|one|two|three|four)\b|^(?:and |ok (?:and )?)?the (?:first|second|third|last|other)\?*$/iu,
  },
  {
    move: "example",
    longest: 16,
    pattern:
      /\b(?:examples?|for instance|e\.g|like what|such as what|what (?:would|does|could) (?:that|it|this) look like|show me(?: one| how)?|in practice|concrete(?:ly)?|sample|template)\b/iu,
  },
  {
    move: "wording",
    longest: 16,
    pattern:
      /\b(?:what (?:do|should|would|could|shall|can) (?:i|we|you) (?:say|write|tell|ask|put|answer|reply)|how (?:do|should|would|can|could) (?:i|we|you) (?:say|word|phrase|put|write|ask) (?:it|that|this|them|him|her)|(?:write|draft|give|send) (?:me |us )?(?:it|that|one|an?|the|some|this) ?(?:(?:\p{L}+ )?(?:message|text|mail|e-?mail|letter|note|reply|sentences?|words|wording|script|post|caption|dm))?(?: for me| please)?(?=\W*$)(?<!(?:give|send) (?:me |us )?(?:it|that|one|an?|the|some|this))|how (?:do|should|would|can|could) (?:i|we) (?:say|word|phrase|put) .{2,30}(?:nicely|politely|kindly|friendly)|(?:exact|which) words|draft (?:it|that|one)|(?:the|a) (?:text|script|wording|message) (?:for|please))\b/iu,
  },
  {
    move: "what-first",
    longest: 12,
    pattern:
      /\b(?:what(?:'?s)? (?:(?:would you do|do i do|i do|should i do|to do|shall i do|comes?|is|goes) )?first\b|where (?:do|should|would) (?:i|you|we) (?:start|begin)|first step|how (?:do i|should i|to) start|(?:how exactly|step by step|how do i do (?:that|it|this))|what (?:now|next|then)|and then|next step)\b/iu,
  },
  {
    move: "how-long",
    longest: 12,
    pattern: HOW_LONG,
  },
  {
    move: "refused",
    longest: 12,
    pattern:
      /\b(?:if|when) (?:(?:they|he|she|people|customers?|clients?|nobody|no one|everybody|everyone|the \p{L}+|it) )(?:(?:all|still|then|just|both) )*(?:say(?:s)? (?:no|nothing|its|it'?s)|says? \p{L}+ but|refuses?|declines?|ignores? (?:me|it|us)|hangs? up|laughs?|(?:do(?:es)?|will|would)(?: not|n'?t|nt) (?:want|reply|answer|respond|agree|accept|book|like|come|write back|react)|won'?t (?:reply|answer|agree|accept|pay|buy)|never (?:answers?|repl(?:y|ies)))\b|\b(?:if|when) (?:nobody|no one) (?:(?:even|ever|then) )?(?:answers?|repl(?:y|ies)|reacts?|responds?|comes?|books?|buys?)\b|^(?:and |but |ok )*(?:what )?if (?:the answer is )?no\W*$/iu,
  },
  {
    move: "more",
    longest: 9,
    pattern:
      /\b(?:(?:tell|say) (?:me )?more|more (?:details?|please|about (?:that|it|this))|go on|elaborate|explain more|in (?:more )?detail|the long version|keep going)\b/iu,
  },
  {
    move: "which",
    longest: 16,
    pattern:
      /\bwhich (?:one|of (?:them|these|those|the two|the three))?\b.{0,30}\b(?:first|you|better|best|pick|choose|take|recommend)\b|^(?:and )?which (?:one|of (?:them|those|these))\b/iu,
  },
  {
    move: "yes",
    longest: 16,
    pattern:
      /^(?:(?:oh|omg|well|ok(?:ay)?),? )?(?:yes|yeah|yep|yup|sure|of course|right|exactly|correct|true|i (?:do|have|did|am|can|would)|please do|go ahead|absolutely|definitely|indeed|mostly|kind of|a (?:few|little|bit))\b/iu,
  },
  {
    move: "no",
    longest: 14,
    pattern:
      /^(?:no|nope|nah|not (?:really|yet|at all)|never|none|i (?:don'?t|do not|haven'?t|have not|didn'?t|can'?t))\b/iu,
  },
  { move: "why", longest: 14, pattern: /^(?:but |and |ok(?:ay)?,? (?:but )?)?(?:why|how come|what for)\b/iu },
  {
    move: "thanks",
    longest: 14,
    pattern:
      /^(?:(?:ok(?:ay)?|oh|great|cool|perfect|nice|awesome|super)[,!. ]*)*(?:thanks?|thank you|cheers|much appreciated|that helps?|got it|perfect|will do|makes sense|good (?:idea|point)|cool|great|nice one|ok(?:ay)?)\b[^?]*$/iu,
  },
  {
    move: "and",
    longest: 14,
    pattern:
      /^(?:and|but|so|what if|what about|how about|or|then|also|even if|ok(?:ay)?(?:,| but| so| and))\b/iu,
  },
];

/** Which move a message makes, if it is short enough to be one; null for a question of its own. */
export function findMove(text: string): Move | null {
  const length = wordsOf(text).length;
  const found = PATTERNS.find(
    ({ pattern, longest, isOther }) => length <= longest && pattern.test(text.trim()) && !isOther?.(text),
  );
  return found?.move ?? null;
}
