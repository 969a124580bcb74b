/** Questions that several quests ask in other words; a coach puts each of them once in a while only. */
const QUESTIONS: Readonly<Record<string, RegExp>> = {
  figures:
    /add up (?:the|your) month|month sheet|last month (?:of|on)|(?:month|months|year) .*(?:on one page|took and gave)|really left of|income .* by who|figures? of (?:the|a) month|kinds of .* by what they leave|paid for your time/iu,
  "how found":
    /how (?:your|the|each|first|they).*\b(?:came|found)|who brought|what tipped|what set off|how they came|which way brought/iu,
  "like the best":
    /more (?:people |clients |firms |shops )?(?:like|of the kind)|like (?:your|the) best|look like your best|second (?:and third )?client/iu,
  "ask for words":
    /honest sentences|ask .*\breviews?\b|for a review|collect .*\b(?:voices|words)\b|told others about|for two sentences|a few words about/iu,
  "ask for names":
    /pass you on|whom they know|who else|send a friend|for (?:an? )?(?:introduction|referral|recommendation)|\brefer/iu,
  "old contacts":
    /old (?:contacts|enquiries|messages|list)|who (?:once )?asked (?:about|and)|went quiet|follow up/iu,
  "why they stay": /why they (?:stay|keep)|faithful/iu,
  "why they left":
    /why they (?:left|stopped|cancel)|who (?:left|cancelled|stopped)|stopped (?:booking|coming|buying)/iu,
  "raise the price":
    /raise (?:the|your) (?:price|rate|fee)|higher price|new price|price .* (?:up|rise)|first,? then write to the others/iu,
  doubts: /the doubt that|objection/iu,
  "buy or borrow": /borrow|hire or buy|rent or buy/iu,
  "hand over work": /hand over|another person could do|from your notes alone|somebody else do/iu,
  "write it down": /checklist|write down (?:every|each) step|from start to finish/iu,
};

export function asksOf(title: string): string | null {
  return Object.entries(QUESTIONS).find(([, pattern]) => pattern.test(title))?.[0] ?? null;
}
