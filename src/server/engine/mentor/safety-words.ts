/**
 * What somebody says who may die or be hurt: in English, German and Spanish, in this order. A message that only sounds like it gets one
 * wrong answer; one that is missed gets business advice. So these lists rather say too much.
 */
const any = (...parts: string[]) =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${parts.join("|")})(?![\p{L}\d])`, "iu");

const KIN =
  "(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex|ex-husband|ex-wife|father|mother|dad|mum|mom|stepdad|stepfather|brother|sister|son|uncle|flatmate|roommate|landlord|boss|neighbour|neighbor|customer|client)";

export const CRISIS = [
  any(
    "kill(?:ing)? my ?self",
    "end(?:ing)? my (?:own )?life",
    String.raw`suicid\p{L}*`,
    "want(?:ed)? to die|wanna die|(?:thoughts?|thinking) (?:of|about) (?:dying|death|suicide)",
    "wish i (?:was|were) dead|wish i (?:would|could|did) ?(?:not|n't) wake up",
    "better off (?:dead|without me|if i (?:was|were) (?:gone|dead))",
    "(?:want|wanna|going|like|thinking|thought|think) (?:to |of |about )?end(?:ing)? (?:it all|everything|things)(?! (?:with|at|for|by|when|there))",
    "(?:thinking|thought|think) (?:of|about) ending it(?! (?:with|at|for|by|when|there|all with))",
    "kms|unalive(?: my ?self)?",
    "hurt(?:ing)? my ?self|self[- ]?harm(?:ing|ed)?|cut(?:ting)? my ?self|(?:started|began|been) cutting again",
    "what i (?:will|would|might|could|may) do to my ?self",
    String.raw`(?:took|taken|swallowed) (?:too many|all (?:my|the)|a lot of|lots of) (?:\p{L}+ )?(?:pills|tablets)|overdos(?:e|ed|ing)`,
    "no (?:reason|point) (?:to|in) liv(?:e|ing)|(?:done|finished|through) with (?:my )?life",
    "don'?t want to (?:live(?! (?:off|from|on|in|with|near|like|by))|be here|exist|wake up(?! (?:at|so|early|before|every)))",
    "(?:no ?body|no ?one) would (?:even )?(?:miss me|notice if i (?:was|were) gone)",
    "can ?(?:no|')?t go on (?:living|anymore|any more|like this(?: any ?more)?)|can not go on (?:living|like this)",
    "(?:do ?n'?o?t|cannot|can'?t) see (?:any|the|a) (?:point|sense|reason) (?:(?:of|in|to) (?:anything|living|life|being here|going on|carry on|it all)|any ?more)",
    "see no (?:point|sense|reason) (?:any ?more(?! (?:in|to|of) (?!living|life|anything|going on|it all))|(?:in|to) (?:anything|living|life|going on|it all|go on))",
    "(?:what'?s|what is) the point of (?:living|being here|life)",
    "(?:tired|sick) of (?:living|being alive|life)",
    "(?:disappear|go to sleep) (?:forever|and (?:not|never) (?:come back|wake up))",
    "(?:everyone|everybody|they|my (?:family|kids|children|wife|husband)) (?:would|'d|will) be better off without me",
    "not (?:be here|be around|exist) any ?more",
    "(?:just |only )?want (?:it|everything|this) (?:all )?to (?:stop|end|be over)(?! (?:before|by|so|at|when))",
    "(?:wanted|want|came|here) to say goodbye(?: to (?:you|everyone|everybody|the world))?(?=[.!]*$)",
    "no ?(?:thing|body) (?:would )?(?:matter|care)s? if i(?:'m| am| was| were|'d)? (?:gone|dead|died|disappeared?)",
  ),
  any(
    "(?:will|m[oö]chte|mag|kann) nicht mehr (?:leben|da ?sein|aufwachen|weiterleben)",
    "(?:will|m[oö]chte) (?:nur noch |einfach )?sterben|(?:bringe?|bring) mich um|mich umbringen|selbstmord|suizid(?:gedanken|al)?|mir das leben nehmen",
  ),
  any("no quiero (?:seguir )?(?:vivir|viviendo)|quiero morir(?:me)?|matarme|quitarme la vida|ganas de vivir"),
];

export const DANGER = [
  any(
    String.raw`(?:my (?:\p{L}+ )?${KIN}|he|she|they) (?:(?:just|has|have|had|also|always|often|sometimes|regularly|then|yesterday|again) )*(?:hits?|beats?|slap(?:s|ped)|punch(?:es|ed)|kick(?:s|ed)|chok(?:es|ed)|strangl(?:es|ed)|rap(?:es|ed)|abus(?:es|ed)|molest(?:s|ed)) (?:me|us|the (?:kids|children)|my (?:kids|children|son|daughter|mother))(?! (?:up|with (?:an?|the|questions)|hard|to|on|at|by|for)\b)`,
    String.raw`(?:my (?:\p{L}+ )?${KIN}|he|she) (?:pushed|threw|shoved) me (?:down|against|off|out|into|to the)`,
    "(?:is|are|was|were|has been|have been|been|keeps?|started) (?:stalking|hitting|beating|abusing|threatening to (?:kill|hurt|beat)) (?:me|us)",
    "threaten(?:s|ed)? to (?:kill|stab|shoot|hurt|beat|rape) (?:me|us|my (?:kids|children|family))|wants? to kill me",
    "(?:i|we) (?:was|were|am|are|got|have been|am being|'m being) (?:raped|beaten(?: up)?|sexually assaulted|abused at home|stalked|strangled|molested)",
    String.raw`(?:scared|afraid|terrified|frightened) (?:of|that) (?:my (?:husband|wife|partner|boyfriend|girlfriend|ex|father|dad|mother|mum|brother|son)(?!'s)|him|he (?:will|'ll) (?:hurt|kill|hit|find)|going home|she (?:will|'ll) (?:hurt|kill|hit))(?! (?:opinion|reaction|judg\p{L}+|saying|finding out|laughing|thinks?|will (?:say|laugh|think|leave)))`,
    "(?:not|un) ?safe (?:at home|in my (?:own )?(?:home|house|flat))",
  ),
  any(
    "(?:mein|meine) (?:mann|frau|freund|freundin|ex|partner|vater|mutter) (?:schl[aä]gt|bedroht|w[uü]rgt|vergewaltigt) mich|angst vor meine[mr] (?:mann|frau|freund|freundin|ex|partner|vater)|wurde vergewaltigt",
  ),
  any(
    "mi (?:marido|esposo|esposa|pareja|novio|novia|ex|padre) me (?:pega|golpea|maltrata|amenaza|viola)|miedo (?:a|de) mi (?:marido|esposo|pareja|novio|ex)|me violaron",
  ),
];

const MINE =
  "(?:i|i'm|i am|my (?:wife|husband|partner|son|daughter|baby|child|mother|father|mum|mom|dad|sister|brother|boyfriend|girlfriend|grandmother|grandfather))";

export const EMERGENCY = [
  any(
    String.raw`pregnant and bleeding|${MINE} (?:\p{L}+ ){0,3}(?:bleeding (?:badly|heavily|a lot)|not breathing|stopped breathing|unconscious|won'?t wake up|will not wake up|does not wake up|having a (?:heart attack|stroke|seizure))`,
    "(?:can(?:'|no)?t|can not) breathe and|chest pains? (?:and|since|for|right now)",
  ),
  any("atmet nicht(?: mehr)?|wacht nicht (?:mehr )?auf"),
  any("no respira|no (?:se )?despierta"),
];

/** Somebody has died; in English reading/feelings.ts hears it, with what else is said. */
export const LOSS = [
  any(
    "(?:best |good )?friend (?:has )?(?:killed (?:himself|herself)|took (?:his|her) (?:own )?life|hanged (?:himself|herself))",
  ),
  any(
    String.raw`(?:meine?|unsere?) (?:\p{L}+ )?(?:mutter|mama|vater|papa|mann|frau|kind|sohn|tochter|baby|bruder|schwester|oma|opa|freund|freundin|partner|partnerin) (?:ist |war )?(?:\p{L}+ ){0,2}(?:gestorben|verstorben|tot)`,
  ),
  any(
    "(?:mi|nuestro|nuestra) (?:madre|padre|marido|esposo|esposa|mujer|hijo|hija|beb[eé]|hermano|hermana|abuelo|abuela|amigo|amiga|pareja) (?:se )?(?:ha )?(?:muri[oó]|muerto|falleci[oó]|fallecido)",
  ),
];
