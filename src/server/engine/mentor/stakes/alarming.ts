/**
 * Answers that frighten or offend whoever did not tell of it: they are given only if the message says so in words.
 * "If the baby sleeps" is no loss, and a newsletter called boring is no wish to die.
 */
const SAID_PLAINLY: Readonly<Record<string, RegExp>> = {
  "motivation-dark-thoughts":
    /\b(?:di(?:e|ed|es|ing)|dead|death|alive|liv(?:e|ing)|life|exist\w*|suicid\w*|disappear\w*|wake up|end(?:ing)? (?:it|my|this|things|everything|all)|not (?:be )?here|go(?:ing)? on|carry on|burden|(?:no|any|the) (?:point|reason|hope|way out)|hopeless|worthless|dark|kill\w*|harm\w*|give up|enough of|thoughts|pills?|to stop|done with|nothing left|nothing matters|can(?:'|no| no)?t (?:do this|take|go on)|tonight)\b/iu,
  "motivation-grief-lost-pregnancy":
    /\b(?:miscarr\w+|stillb\w+|pregnan\w+|los(?:s|t|ing) (?:\w+ ){0,2}(?:baby|child|twins?)|(?:baby|child|twins?) (?:\w+ ){0,2}(?:died|dead|gone|heart)|due date|ultrasound|ivf)\b/iu,
  "motivation-grief-death":
    /\b(?:di(?:ed|es|e|ing)|death|dead|passed|funeral|buried|lost (?:my|our|him|her)|grie\w+|mourn\w*|widow\w*|gone)\b/iu,
  "motivation-grief-pet":
    /\b(?:di(?:ed|es|e|ing)|dead|death|put (?:him|her|it|down|to sleep)|lost|passed|gone|vet)\b/iu,
  "motivation-own-illness":
    /\b(?:diagnos\w+|cancer|tumou?r|ill|illness|sick|disease|chronic|condition|doctor\w*|hospital\w*|surgery|operation|scan|chemo\w*|symptoms?|syndrome|arthritis|diabet\w+|disorder|adhd|autis\w+|depress\w+|ms|flare\w*)\b/iu,
  "motivation-ill-child-or-partner":
    /\b(?:ill|illness|sick|hospital\w*|diagnos\w+|cancer|stroke|dementia|alzheimer\w*|surgery|operation|carer?|caring|disabled?|disability|accident|poorly|icu|treatment)\b/iu,
  "motivation-separation":
    /\b(?:separat\w+|divorc\w+|split(?:ting)?|left (?:me|us)|leav(?:e|ing) (?:me|us|him|her)|ex|broke up|break ?up|marriage|moved out|affair|cheated)\b/iu,
  "burnout-coping-with-drink":
    /\b(?:drink\w*|drunk|wine|beers?|alcohol|vodka|whisk\w+|pills?|tablets?|weed|drugs?|smok\w+|vap\w+|coffees?|energy drinks?|caffeine)\b/iu,
  "safety-client-in-crisis":
    /\b(?:di(?:e|es|ed|ing)|dead|suicid\w*|kill\w*|harm\w*|liv(?:e|ing)|life|end (?:it|her|his|their)|crisis|not (?:be )?here)\b/iu,
};

/** Whether a message tells of what such an answer is about; true for all other answers. */
export function isSaidPlainly(answerId: string, text: string): boolean {
  return SAID_PLAINLY[answerId]?.test(text) ?? true;
}
