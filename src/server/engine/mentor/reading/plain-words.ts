/** Short forms of text messages, written out. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  u: "you",
  ur: "your",
  r: "are",
  n: "and",
  y: "why",
  bc: "because",
  cuz: "because",
  coz: "because",
  cos: "because",
  tho: "though",
  thru: "through",
  w: "with",
  "w/": "with",
  wo: "without",
  "w/o": "without",
  pls: "please",
  plz: "please",
  thx: "thanks",
  ty: "thanks",
  tysm: "thanks",
  idk: "i do not know",
  dunno: "do not know",
  ngl: "honestly",
  tbh: "honestly",
  imo: "in my opinion",
  smth: "something",
  sth: "something",
  sb: "somebody",
  smb: "somebody",
  ppl: "people",
  gonna: "going to",
  wanna: "want to",
  gotta: "have to",
  lemme: "let me",
  gimme: "give me",
  kinda: "rather",
  sorta: "rather",
  rn: "now",
  atm: "now",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  msg: "message",
  msgs: "messages",
  acc: "account",
  biz: "business",
  vid: "video",
  vids: "videos",
  pics: "photos",
  pic: "photo",
  mins: "minutes",
  min: "minutes",
  hrs: "hours",
  hr: "hour",
  wk: "week",
  wks: "weeks",
  yr: "year",
  yrs: "years",
  qty: "quantity",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  wont: "won't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  im: "i'm",
  ive: "i've",
  id: "i'd",
  whats: "what's",
  thats: "that's",
  hows: "how's",
  theyre: "they're",
  shouldnt: "shouldn't",
  wouldnt: "wouldn't",
  couldnt: "couldn't",
  havent: "haven't",
  hasnt: "hasn't",
};

/** Said without meaning. */
const FILLERS =
  /(?<![\p{L}'])(?:lol|lmao|omg|haha+|hehe+|ugh+|hmm+|umm*|uhh*|erm+|like literally)(?![\p{L}'])/giu;

/** Said for "it annoys me"; word by word it would be about traffic, walls and nuts. */
const IDIOMS =
  /\b(?:it(?:'s| is)|that(?:'s| is)|this is|is|are|they're) driv(?:ing|es) me (?:mad|crazy|nuts|insane|up the wall|bonkers)\b|\bdrives? me (?:mad|crazy|nuts|insane|up the wall|bonkers)\b/giu;

/** A message in plain words: short forms written out, fillers dropped, "soooo" said once. Numbers stay. */
export function plainWords(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[“”]/gu, '"')
    .replaceAll(/(\p{L})\1{2,}/gu, "$1")
    .replaceAll(FILLERS, " ")
    .replaceAll(IDIOMS, "is annoying")
    .replaceAll(/(?<![\p{L}\p{N}'.€$£])[\p{L}]+(?:\/o?)?(?![\p{L}\p{N}'])/gu, (word) => {
      const full = SHORT_FORMS[word.toLowerCase()];
      return full && word !== "ID" ? full : word;
    })
    .replaceAll(/\s+/gu, " ")
    .trim();
}
