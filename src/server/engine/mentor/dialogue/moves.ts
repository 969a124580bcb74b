import { wordsOf } from "../../text/tokens.ts";

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
  | "thanks"
  | "and";

interface Pattern {
  readonly move: Move;
  readonly pattern: RegExp;
  /** Longer messages ask something of their own. */
  readonly longest: number;
}

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
      /^(?:(?:no|nope|not quite|nah|wait|sorry|hm+|actually|well)[,.:;!-]* )?(?:(?:but )?(?:i|we) (?:meant|mean|was (?:asking|talking)|should have said|am (?:asking|talking))|(?:that'?s|that is|this is|it'?s) not (?:what|the (?:question|point))|that (?:was|is)n'?t (?:what|my question)|you (?:mis(?:understood|read)|got (?:that|it|me) wrong)|wrong (?:question|topic|one)|not (?:that|the|for|about|my|a|with)\b|rather\b|i (?:didn'?t|did not) (?:ask|mean))|^(?:no[,.:;!-]* )?not (?!really|yet|sure|at all|much|bad|now|everyone|everybody|only|enough)[^,.;:?!]{2,40}[,.;:] ?(?:but )?\p{L}|^(?:no|nope|nah)[,.:;!-]+ (?:how|what|where|when|who|which)\b|^(?:sorry|oops|typo|correction)[,.:;!-]+ (?!i (?:do|don|can|am|was|have|forgot)|but|that|for|to)\p{L}/iu,
  },
  {
    move: "tried",
    longest: 32,
    pattern:
      /\b(?:(?:i(?:'ve| have)?|we(?:'ve| have)?) (?:already |just |now )?(?:tried|did|done|made|sent|asked|have done)\b.{0,24}\b(?:that|it|this|exactly|all of (?:it|that)|so|already|twice|both)\b|tried (?:that|it|this|both|everything)|(?:did|done|been there) (?:that|it|already|twice|exactly)|(?:it|that|this) (?:did ?n'?o?t|does ?n'?o?t|has ?n'?o?t) (?:work|help|change|do)|no luck|still (?:nothing|no|not|zero|the same)|without (?:success|result|luck)|same result|(?:that|it) failed|i already (?:do|have|did|tried)|(?:something|anything|another (?:way|idea)|what) else\b(?!.{12,})|^(?:any )?other (?:way|ideas?|options?)|\b(?:some|an|any)?other (?:way|ideas?|options?)\b(?=[^a-z]*$)|(?:a )?different (?:way|idea|approach)|plan b)\b/iu,
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
    pattern:
      /\b(?:simpl(?:er|y|e words|e terms)|more simple|(?:in )?plain (?:english|words)|easier words|(?:explain|say|put) (?:it|that|this) (?:\w+ )?(?:differently|again|to a child|like i'?m)|too (?:complicated|complex|technical)|(?:i )?(?:don'?t|didn'?t|do not|did not) (?:get|understand|follow)(?: (?:it|that|this|you|a word))?|what do(?:es)? (?:that|you|it) mean|eli5|huh|i'?m lost|you lost me)\b/iu,
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
      /\b(?:short(?:er)?(?: please| version)?|too long|fewer words|less text|tl;?dr|in (?:one|two|1|2|a few) (?:sentences?|lines?|words?)|(?:make|keep) it (?:short|brief)|briefly|sum(?:marise|marize| it| that)? up|the gist|bottom line)\b/iu,
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
      /\b(?:what (?:do|should|would|could|shall|can) (?:i|we|you) (?:say|write|tell|ask|put|answer|reply)|how (?:do|should|would|can|could) (?:i|we|you) (?:say|word|phrase|put|write|ask) (?:it|that|this|them|him|her)|write (?:it|that|one) for me|(?:exact|which) words|draft (?:it|that|one)|(?:the|a) (?:text|script|wording|message) (?:for|please))\b/iu,
  },
  {
    move: "what-first",
    longest: 12,
    pattern:
      /\b(?:what (?:would you do|do i do|should i do|comes?|is|goes) first|where (?:do|should|would) (?:i|you|we) (?:start|begin)|first step|how (?:do i|should i|to) start|(?:how exactly|step by step|how do i do (?:that|it|this))|what (?:now|next|then)|and then|next step)\b/iu,
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
  const found = PATTERNS.find(({ pattern, longest }) => length <= longest && pattern.test(text.trim()));
  return found?.move ?? null;
}
