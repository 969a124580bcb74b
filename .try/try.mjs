// .try/try.ts
import { readFileSync as readFileSync5 } from "node:fs";

// src/domain/business/way.ts
var STAGES = [
  "Idea Stage",
  "Planning Stage",
  "Legal Setup",
  "Pre-Launch",
  "Launching",
  "Scaling"
];
var ESSENTIAL = /* @__PURE__ */ new Set([
  "price",
  "cost",
  "rules",
  "permit",
  "insured",
  "terms",
  "account",
  "numbers"
]);
var stepOf = (stage) => STAGES.indexOf(stage);
function standingOf(point, position) {
  const { knowledge, stage } = position;
  if (knowledge.yes.has(point.id)) return "reached";
  const isBehind2 = stepOf(point.stage) < stepOf(stage);
  if (isBehind2 && !knowledge.no.has(point.id) && !ESSENTIAL.has(point.id)) return "passed";
  return point.needs.every((need) => isMet(need, position)) ? "open" : "ahead";
}
function isMet(need, { knowledge, stage }) {
  if (need === "allowed") return knowledge.yes.has("permit") || !knowledge.yes.has("regulated");
  if (knowledge.yes.has(need)) return true;
  const stageOfNeed = STAGE_OF[need];
  return stageOfNeed !== void 0 && !knowledge.no.has(need) && stepOf(stageOfNeed) < stepOf(stage);
}
var STAGE_OF = {
  talked: "Idea Stage",
  offer: "Idea Stage",
  made: "Idea Stage",
  tried: "Planning Stage",
  cost: "Planning Stage",
  price: "Planning Stage",
  wanted: "Planning Stage",
  supply: "Planning Stage",
  helpers: "Planning Stage",
  place: "Planning Stage",
  rules: "Legal Setup",
  permit: "Legal Setup",
  registered: "Legal Setup",
  insured: "Legal Setup",
  terms: "Legal Setup",
  account: "Legal Setup",
  proof: "Pre-Launch",
  page: "Pre-Launch",
  payable: "Pre-Launch",
  delivery: "Pre-Launch",
  opening: "Pre-Launch",
  published: "Pre-Launch",
  users: "Launching",
  firstSale: "Launching",
  gathering: "Launching",
  reviews: "Launching",
  channel: "Launching",
  rhythm: "Launching",
  audience: "Launching",
  repeat: "Launching",
  tenSales: "Launching",
  numbers: "Launching",
  steady: "Scaling",
  capacity: "Scaling",
  process: "Scaling",
  priceRaised: "Scaling",
  keep: "Scaling",
  second: "Scaling",
  helper: "Scaling",
  reserve: "Scaling"
};
function withReached(position, reached) {
  const yes = /* @__PURE__ */ new Set([...position.knowledge.yes, ...reached]);
  return { ...position, knowledge: { ...position.knowledge, yes } };
}
var URGENT = {
  soldOut: ["capacity", "priceRaised", "process"],
  churn: ["keep"]
};
var POINTLESS = {
  soldOut: ["channel", "audience", "tenSales", "opening"],
  alone: ["helper"]
};
function openMilestones(way, position) {
  const { yes } = position.knowledge;
  const states = (list3) => Object.entries(list3).flatMap(([state, ids]) => yes.has(state) ? ids ?? [] : []);
  const urgent = states(URGENT);
  const pointless = states(POINTLESS);
  const open = way.filter((point) => !pointless.includes(point.id) && standingOf(point, position) === "open");
  const rank2 = (point) => {
    if (urgent.includes(point.id)) return urgent.indexOf(point.id) - urgent.length;
    if (position.knowledge.no.has(point.id)) return 0;
    return stepOf(point.stage) < stepOf(position.stage) ? way.length + 1 : 0;
  };
  return [...open].sort((a, b) => rank2(a) - rank2(b) || way.indexOf(a) - way.indexOf(b));
}

// src/domain/business/stage-move.ts
var ARRIVED = [
  // Finished quests alone do not make a business steady: only reported sales, or a full house, do.
  {
    stage: "Scaling",
    groups: [
      ["steady"],
      ["gathering", "numbers", "repeat", "capacity"],
      ["audience", "rhythm", "numbers", "capacity"]
    ]
  },
  { stage: "Launching", groups: [["firstSale"], ["gathering"], ["published", "rhythm"]] },
  {
    stage: "Pre-Launch",
    groups: [
      ["permit"],
      ["published"],
      ["price", "wanted", "rules", "registered"],
      ["proof", "price", "page"]
    ]
  },
  { stage: "Legal Setup", groups: [["made", "tried", "cost", "price"]] },
  { stage: "Planning Stage", groups: [["talked", "offer", "made"]] }
];
function proposeStage({ yes }, stage, refused) {
  for (const { stage: to, groups } of ARRIVED) {
    if (STAGES.indexOf(to) <= STAGES.indexOf(stage)) return null;
    const because = groups.find((group) => group.every((fact2) => yes.has(fact2)));
    if (because && !refused.has(to)) return { to, because };
  }
  return null;
}

// src/domain/general/durations.ts
var MS_PER_SECOND = 1e3;
var MS_PER_MINUTE = 60 * MS_PER_SECOND;
var MS_PER_HOUR = 60 * MS_PER_MINUTE;
var MS_PER_DAY = 24 * MS_PER_HOUR;
var SECONDS_PER_HOUR = 3600;
var SECONDS_PER_DAY = 24 * SECONDS_PER_HOUR;

// src/domain/general/calendar-day.ts
var SHAPE = /^\d{4}-\d{2}-\d{2}$/u;
function isCalendarDay(value) {
  if (!SHAPE.test(value)) return false;
  const date = /* @__PURE__ */ new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
function calendarDay(value) {
  if (!isCalendarDay(value)) throw new RangeError(`Not a calendar day: ${value}`);
  return value;
}
var lastAsked = { number: Number.NaN, day: "" };
function addDays(day, count) {
  return new Date(Date.parse(day) + count * MS_PER_DAY).toISOString().slice(0, 10);
}
function weekdayIndex(day) {
  return (new Date(day).getUTCDay() + 6) % 7;
}

// src/domain/onboarding/business-options.ts
var ONBOARDING_OPTIONS = {
  businessType: [
    "E-commerce",
    "Consulting",
    "Content Creation",
    "Software/Apps",
    "Creative Services",
    "Online Education",
    "Marketing Agency",
    "Freelancing",
    "Other"
  ],
  businessStage: ["Idea Stage", "Planning Stage", "Legal Setup", "Pre-Launch", "Launching", "Scaling"],
  goals: [
    "Generate Revenue",
    "Learn New Skills",
    "Build Portfolio",
    "Test Ideas",
    "Passive Income",
    "Gain Experience",
    "Network",
    "Financial Freedom",
    "Start Side Business",
    "Develop Expertise"
  ],
  experience: ["Complete Beginner", "Some Experience", "Experienced", "Expert/Professional"],
  timeCommitment: ["1-5 hours/week", "5-10 hours/week", "10-20 hours/week", "20+ hours/week", "Full-time"]
};
var PROFILE_OPTIONS = {
  businessType: ["E-commerce", "SaaS", "Consulting", "Content Creation", "Freelancing", "Other"],
  businessStage: ONBOARDING_OPTIONS.businessStage,
  experience: ["Beginner", "Intermediate", "Advanced", "Expert/Professional"],
  timeCommitment: ["1-2 hours/week", "3-5 hours/week", "5-10 hours/week", "10+ hours/week"]
};
var HOURS = {
  "1-2 hours/week": { min: 1, max: 2 },
  "1-5 hours/week": { min: 1, max: 5 },
  "3-5 hours/week": { min: 3, max: 5 },
  "5-10 hours/week": { min: 5, max: 10 },
  "10+ hours/week": { min: 10, max: 15 },
  "10-20 hours/week": { min: 10, max: 20 },
  "20+ hours/week": { min: 20, max: 30 },
  "Full-time": { min: 30, max: 40 }
};
function weeklyHours(timeCommitment) {
  return HOURS[timeCommitment ?? ""] ?? { min: 1, max: 5 };
}

// src/domain/quests/quest.ts
var DIFFICULTIES = ["Beginner", "Intermediate", "Advanced"];
var HOURS_CHOICES = [1, 2, 4, 8, 16];
var GENERATED_HOURS = [0.5, ...HOURS_CHOICES];
var REWARD_BY_DIFFICULTY = { Beginner: 25, Intermediate: 50, Advanced: 75 };
var LONG_QUEST_HOURS = 8;
function rewardForGenerated(difficulty, estimatedHours) {
  return estimatedHours >= LONG_QUEST_HOURS ? 100 : REWARD_BY_DIFFICULTY[difficulty];
}
function titleKey(title) {
  return title.normalize("NFKC").trim().replace(/\s+/gu, " ").toLocaleLowerCase("en");
}
var STARTED_AT_TRUST_MS = 5 * MS_PER_MINUTE;
var COMPLETED_AT_TRUST_MS = 48 * MS_PER_HOUR;

// src/domain/onboarding/weekly-schedule.ts
var WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday"
];
var WORKING_DAYS = WEEKDAYS.slice(0, 5);
function weekdayOf(day) {
  return WEEKDAYS[weekdayIndex(day)] ?? "monday";
}
function availableWeekdays(schedule) {
  const marked = schedule ? WEEKDAYS.filter((weekday) => schedule[weekday].available) : [];
  return marked.length > 0 ? marked : WORKING_DAYS;
}
function isAvailable(schedule, day) {
  return availableWeekdays(schedule).includes(weekdayOf(day));
}
function windowHours(plan) {
  const minutes = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return Math.max(0, minutes(plan.endTime) - minutes(plan.startTime)) / 60;
}

// src/domain/quests/quest-batch.ts
var DAYS_AHEAD = 7;
var MIN_QUESTS = 3;
var MAX_QUESTS = 7;
var SHORTEST_HOURS = GENERATED_HOURS[0];
function planBatch(schedule, today, band) {
  const open = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index)).filter((day) => isAvailable(schedule, day)).map((day) => ({ day, hours: schedule ? windowHours(schedule[weekdayOf(day)]) : band.max })).filter(({ hours }) => hours >= SHORTEST_HOURS);
  const inWindows = open.reduce((sum, { hours }) => sum + inHalfHours(hours), 0);
  const maxHours = Math.min(band.max, inWindows);
  const count = Math.min(
    Math.max(MIN_QUESTS, open.length),
    MAX_QUESTS,
    Math.max(MIN_QUESTS, Math.floor(maxHours)),
    Math.floor(maxHours / SHORTEST_HOURS)
  );
  const places = chooseDays(open, count).sort((a, b) => a.day < b.day ? -1 : 1).map(({ day, hours }) => ({ day, windowHours: hours, dueDay: day }));
  return { places, minHours: Math.min(band.min, maxHours, reachable(places)), maxHours };
}
function chooseDays(open, count) {
  const chosen = open.slice(0, count);
  while (chosen.length < count) {
    const left = ({ day, hours }) => inHalfHours(hours) - chosen.filter((other) => other.day === day).length * SHORTEST_HOURS;
    chosen.push(open.reduce((best2, other) => left(other) > left(best2) ? other : best2));
  }
  return chosen;
}
function reachable(places) {
  const left = new Map(places.map(({ day, windowHours: hours }) => [day, hours]));
  const waiting = [...places];
  let total2 = 0;
  for (let place = waiting.shift(); place; place = waiting.shift()) {
    const { day } = place;
    const others = waiting.filter((other) => other.day === day).length;
    const room = (left.get(day) ?? 0) - others * SHORTEST_HOURS;
    const longest = GENERATED_HOURS.findLast((hours) => hours <= room) ?? 0;
    left.set(day, (left.get(day) ?? 0) - longest);
    total2 += longest;
  }
  return total2;
}
function inHalfHours(hours) {
  return Math.floor(hours / SHORTEST_HOURS) * SHORTEST_HOURS;
}

// src/domain/quests/revenue.ts
var REVENUE_NAME = /revenue|sales|income|earned|€|\$|£/iu;
function isRevenue(metric) {
  return metric !== void 0 && metric.value > 0 && REVENUE_NAME.test(metric.name);
}

// src/server/engine/business/grammar.ts
var IRREGULAR = {
  person: "people",
  man: "men",
  woman: "women",
  child: "children",
  foot: "feet",
  knife: "knives",
  loaf: "loaves",
  leaf: "leaves",
  shelf: "shelves",
  scarf: "scarves",
  wolf: "wolves",
  life: "lives",
  wife: "wives",
  midwife: "midwives",
  mouse: "mice",
  goose: "geese",
  cactus: "cacti",
  craftsman: "craftsmen",
  tradesman: "tradesmen",
  tradesperson: "tradespeople",
  fisherman: "fishermen",
  cookie: "cookies",
  brownie: "brownies",
  smoothie: "smoothies",
  hoodie: "hoodies",
  beanie: "beanies",
  pie: "pies",
  tie: "ties",
  movie: "movies",
  newbie: "newbies",
  foodie: "foodies",
  tradie: "tradies",
  veggie: "veggies",
  octopus: "octopuses",
  bus: "buses",
  lens: "lenses",
  hero: "heroes",
  tomato: "tomatoes",
  potato: "potatoes",
  axe: "axes",
  shoe: "shoes",
  canoe: "canoes",
  quiz: "quizzes"
};
var SINGULAR_OF = new Map(Object.entries(IRREGULAR).map(([one, many]) => [many, one]));
var NO_PLURAL = /(?:ss|us|is|news|clothes|goods|pyjamas|pajamas|trousers|leggings|shorts|tights|jeans|sales|series|species|glasses|subtitles|captions|lyrics|logistics|athletics|ceramics|cosmetics|graphics|electronics|physics|mathematics|economics|politics|ethics|acrobatics|gymnastics|aerobics|genetics|acoustics|maths|^(?:gas|gps|sms|its|cms|pos|aws|ios))$/u;
var COUNTABLE = /(?:^|[ -])(?:tool|app|game|plug-?in|extension|reminder|tracker|planner|calculator|dashboard|system|platform|marketplace|service|kit|box|bag|set|pack|guide|map|book|e-?book|course|class|lesson|workshop|programme|program|seminar|webinar|tour|session|club|choir|circle|evening|fridge|calendar|template|pattern|preset|print|poster|card|mug|t-?shirt|shirt|hoodie|candle|cake|cookie|pie|loaf|lamp|chair|table|bench|shelf|stool|ring|necklace|bracelet|belt|wallet|apron|blanket|quilt|cushion|basket|bowl|plate|cup|vase|spoon|knife|board|toy|doll|puzzle|portrait|painting|drawing|mural|logo|website|photo|film|video|story|letter|report|audit|check|inspection|plan|screen|alert|list|label|menu|sign|diary|directory|bot|chatbot|widget|theme|font|retreat|camp|walk|trip|ride|cart|trailer|truck|stall|subscription|hamper|bouquet|wreath|plant|seedling|bike|camera|radio|watch|clock|guitar|drum|hat|scarf|sock|jumper|dress|skirt|jacket|coat|shoe|sandal|collar|leash)$/iu;
function isMass(noun) {
  return !isPlural(noun) && !COUNTABLE.test(headOf(noun));
}
var TAIL = / (?:of|for|about|from|in|on|at|with|without|to|made|that|who|by|under|over|between|near|around|aged) .*$/iu;
function headOf(phrase) {
  return phrase.replace(TAIL, "");
}
function tailOf(phrase) {
  return phrase.slice(headOf(phrase).length);
}
function isPlural(phrase) {
  const head = headOf(phrase).toLowerCase();
  const last = head.split(/[ -]/u).at(-1) ?? "";
  if (SINGULAR_OF.has(last)) return true;
  return /s$/u.test(last) && !NO_PLURAL.test(last) && last.length > 2;
}
function pluralOf(phrase) {
  if (isPlural(phrase) || isMass(phrase)) return phrase;
  return forcedPluralOf(phrase);
}
function forcedPluralOf(phrase) {
  return isPlural(phrase) ? phrase : lastWord(headOf(phrase), pluralWord) + tailOf(phrase);
}
function singularOf(phrase) {
  if (!isPlural(phrase)) return phrase;
  return lastWord(headOf(phrase), singularWord) + tailOf(phrase);
}
function lastWord(head, change) {
  const at2 = Math.max(head.lastIndexOf(" "), head.lastIndexOf("-")) + 1;
  return head.slice(0, at2) + change(head.slice(at2));
}
function pluralWord(word3) {
  const known = IRREGULAR[word3.toLowerCase()];
  if (known) return known;
  if (/[^aeiou]y$/iu.test(word3)) return word3.replace(/y$/iu, "ies");
  return /(?:s|x|z|ch|sh)$/iu.test(word3) ? `${word3}es` : `${word3}s`;
}
function singularWord(word3) {
  const known = SINGULAR_OF.get(word3.toLowerCase());
  if (known) return known;
  if (/[^aeiou]ies$/iu.test(word3) && word3.length > 4) return word3.replace(/ies$/iu, "y");
  if (/(?:ss|x|z|[^ai]ch|sh)es$/iu.test(word3) || /(?:coaches|churches|watches|beaches)$/iu.test(word3))
    return word3.slice(0, -2);
  return word3.replace(/s$/iu, "");
}
function withArticle(phrase) {
  const word3 = phrase.toLowerCase();
  const isSpelled = /^[AEFHILMNORSX](?:[A-Z\d]+\b|-)/u.test(phrase);
  const isSpelledHard = /^[BCDGJKPQTUVWYZ][A-Z\d]+\b/u.test(phrase);
  const isVowel = /^(?:[aeio]|u(?!ni|se|su|s\b|k\b|ti|ri|ku)|hour|honest|heir|8|11\b|18\b)/u.test(word3) && !/^(?:one|once|eu|ewe)/u.test(word3);
  return `${isSpelled || isVowel && !isSpelledHard ? "an" : "a"} ${phrase}`;
}
var DOUBLED = /^(?:knit|run|plan|cut|trim|spin|dip|get|set|put|chop|wrap|ship|swap|fit|dig|map|scan|blog|program|rent out|pot|tag)$/u;
function gerundOf(verb) {
  const plain = verb.toLowerCase();
  if (/ie$/u.test(plain)) return plain.replace(/ie$/u, "ying");
  if (/[^eoy]e$/u.test(plain) && plain !== "be") return plain.replace(/e$/u, "ing");
  return DOUBLED.test(plain) ? `${plain}${plain.at(-1)}ing` : `${plain}ing`;
}
var NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
function numberWord(count) {
  return NUMBERS[count] ?? String(count);
}

// src/server/engine/business/numbers.ts
var NUMBER_WORDS = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  "a dozen": 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  "a hundred": 100
};
var NUMBER = String.raw`(?<![\d.,€$£\p{L}-])(\d[\d.,]*(?<![.,])|${Object.keys(NUMBER_WORDS).join("|")})`;
function numberOf(text2) {
  return NUMBER_WORDS[text2.toLowerCase()] ?? Number(text2.replaceAll(/[.,](?=\d{3}\b)/gu, "").replace(",", "."));
}

// src/server/engine/business/said-amounts.ts
var READY = "(?:ready|finished|wrapped|packed|printed|bottled|labelled|labeled|edited|recorded|written|drafted|framed|sewn|waiting|unsold|left over|leftover|glazed|fired|cured|dried|filmed|painted|designed|in stock|on stock|in (?:my|the|our) (?:garage|cellar|shed|flat|wardrobe|workshop|basement|attic|spare room|living room|drawer|kitchen|bedroom|cupboard|fridge|freezer)|on (?:my|the|our) (?:shelf|shelves|table|hard drive|laptop|computer))";
var NO_GOODS = "(?:euros?|dollars?|pounds?|percent|years?|months?|weeks?|days?|hours?|minutes?|people|clients?|customers?|users?|testers?|orders?|sales|jobs?|families|friends|students?|members?|subscribers?|followers?|visitors?|names|hives|rooms|places|seats|times|goats|cows|bees|dogs|cats|children|kids|cleaners|drivers|sponsors|shops|villages|countries|markets|designs? sold|others|them|these|ovens?|machines?|vans?|hands)";
var THINGS = String.raw`((?:(?!${NO_GOODS}\b)[\p{L}-]+ ){0,2}?(?!${NO_GOODS}\b)[\p{L}-]{2,}s)`;
var STOCK = [
  new RegExp(
    String.raw`${NUMBER} ${THINGS} (?:(?:are|is|lie|sit|stand|wait|already|now|all|just|still|fully|have been) ){0,2}${READY}\b`,
    "iu"
  ),
  new RegExp(
    String.raw`\b(?:have|got|with|there are) (?:about |around |already |over )?${NUMBER} (?:finished |ready |wrapped |framed |unsold )?${THINGS} (?:\w+ )?${READY}\b`,
    "iu"
  ),
  new RegExp(
    String.raw`\b(?:have|got) (?:about |around |already |over )?${NUMBER} (?:finished|ready|wrapped|framed|unsold|edited|printed) ${THINGS}\b`,
    "iu"
  ),
  new RegExp(String.raw`${NUMBER} (?:finished|unsold|wrapped|framed|edited) ${THINGS}\b`, "iu"),
  new RegExp(String.raw`${NUMBER} (drafts|unsold copies)\b`, "iu")
];
var GONE = /\b(?:sold|a (?:week|month|day|year)|per (?:week|month|day)|every|each|for (?:friends|free)|published|sent out|are out)\b/iu;
var STATE_WORDS = /^(?:finished|ready|wrapped|framed|unsold|edited|printed|about|more|new|my|our|first) /iu;
function stockIn(sentence2) {
  for (const pattern of STOCK) {
    const hit = pattern.exec(sentence2);
    if (!hit || GONE.test(around(sentence2, hit))) continue;
    const [, said = "", things = ""] = hit;
    const count = numberOf(said);
    if (count >= 2 && count <= 5e3) return `${numberWord(count)} ${things.replace(STATE_WORDS, "")}`;
  }
  return null;
}
function around(sentence2, { index, 0: hit }) {
  const start = sentence2.lastIndexOf(",", index) + 1;
  const end = sentence2.indexOf(",", index + hit.length);
  return sentence2.slice(start, end === -1 ? void 0 : end);
}
var WAITING = [
  new RegExp(
    String.raw`${NUMBER} (?:\p{L}+ ){0,3}?(?:(?:are |is )?(?:on|in) (?:the|a|my|our) (?:waiting ?list|wait ?list|list|queue)|(?:are )?waiting|wait (?:for|until))`,
    "iu"
  ),
  new RegExp(
    String.raw`(?:waiting list|waitlist) (?:of|with|has) (?:about |over )?${NUMBER}\b(?! (?:weeks|months|days|years|month|week))`,
    "iu"
  )
];
var WAITING_THING = /\b(?:bars|pieces|drafts|photos|invoices|orders are|weeks?|months?|days?|years?|printed|ready|wrapped|finished|done)\b/iu;
function waitingIn(sentence2) {
  for (const pattern of WAITING) {
    const hit = pattern.exec(sentence2);
    const count = numberOf(hit?.[1] ?? "");
    if (hit && !WAITING_THING.test(hit[0]) && count >= 2 && count <= 500) return numberWord(count);
  }
  return null;
}
var SIGNS = { "\u20AC": "euro", $: "dollars", "\xA3": "pounds" };
var CURRENCY = "(?:euros?|dollars?|pounds?|bucks|naira|rand|kr|kroner|kronor|yen|pesos|rupees|francs|shillings|cedis|reais|zloty|lira|dirhams?|usd|eur|gbp|chf)";
var PER = "(?: ?(?:/|an? |per |each |every |the )(?:month|hour|piece|roof|lesson|session|week|year|visit|box|loaf|jar|bar|page|word|day|night|class|seat|cut|portrait|room|job|item|bottle|bag|cup|person|head|flat|dog|walk|film|episode|licen[cs]e|course|project))?";
var AMOUNT = String.raw`(?:([€$£]) ?(\d[\d.,]*)(?<![.,])|(\d[\d.,]*)(?<![.,]) ?(${CURRENCY}|€|\$|£))`;
var PRICE = new RegExp(`${AMOUNT}(${PER})`, "giu");
var IS_PRICE = /\b(?:at|for|charge|charging|charged|pays?|paid|paying|price|priced|costs?|cost|sell|sells|selling|sold|ask|asking|fee|rate|take|clients?|customers?)\b[^.!?;]{0,30}$/iu;
var IS_NO_PRICE = /\b(?:budget|save|savings?|spend|spent|invest\w*|earn(?:ed|s)?|made|make|making|revenue|turnover|income|profit|loss|owes?|material|ingredients?|rent|costs? me|pay (?:about )?for|bought for|worth|under|less than|below|up to|from under|put in|loan|debt|takes?|keeps?|fees?|deposit|tip|prize|grant|total|altogether|in the box|raised|donat\w+)\b[^.!?;]{0,24}$/iu;
function priceIn(sentence2) {
  const hit = [...sentence2.matchAll(PRICE)].find((other) => isPrice(sentence2, other));
  if (!hit) return null;
  const [, sign, before, after, currency = "", per = ""] = hit;
  const unit = SIGNS[sign ?? currency] ?? currency.toLowerCase();
  return [before ?? after, unit, periodOf(per)].filter(Boolean).join(" ");
}
var NO_PRICE_TAIL = /^ (?:to spend|budget|saved|last|so far|in total|profit|left|revenue|of)\b/iu;
function isPrice(sentence2, { 0: whole, 5: per, index }) {
  const lead = sentence2.slice(0, index);
  const tail = sentence2.slice(index + whole.length);
  if (IS_NO_PRICE.test(lead) || NO_PRICE_TAIL.test(tail)) return false;
  return IS_PRICE.test(lead) || Boolean(per) || /^ each\b/iu.test(tail);
}
function periodOf(per) {
  const unit = per.trim().toLowerCase().replace(/^(?:per|each|every|the|an?|\/) ?/u, "");
  return unit && withArticle(unit);
}

// src/server/engine/business/said-dates.ts
var MONTHS = "january february march april may june july august september october november december".split(
  " "
);
var MONTH = MONTHS.map((month) => `${month}|${month.slice(0, 3)}\\.?`).join("|");
var DAYS = "monday|tuesday|wednesday|thursday|friday|saturday|sunday";
var ORDINAL = "(?:st|nd|rd|th)?";
var EVENT = /\b(?:market|fair|fairs|opening|open|opens|launch|launches|launching|start|starts|starting|begins?|pilot|first (?:day|client|lesson|course|evening|event|episode|issue|customer)|exhibition|workshop|event|show|stall|stand|exam|conference|pop-?up|concert|wedding|festival|release|demo|premiere|inspection|fête|bazaar|goes live|going live|first class|tasting|photo ?shoot)\b/iu;
var PAST = /\b(?:sold|opened|started|launched|was|were|did|had|went|took|been|last|since|ago|began|until|before|by|bis)\b/iu;
var MAYBE = /\b(?:maybe|perhaps|some ?day|hope|dream|would|could|might|if|one day|eventually|every|each)\b/iu;
function dateIn(sentence2) {
  if (!EVENT.test(sentence2)) return null;
  for (const part of sentence2.split(/, | (?:but|and) (?=i |we |the |my |our |no |not )/iu))
    if (EVENT.test(part) || !PAST.test(sentence2)) {
      const date = PAST.test(part) || MAYBE.test(part) ? null : dateOf(part);
      if (date) return date;
    }
  return null;
}
function dateOf(text2) {
  const [, count, unit] = new RegExp(String.raw`\bin (?:about |around )?${NUMBER} (days|weeks|months)\b`, "iu").exec(text2) ?? [];
  if (count && unit) return `in ${count.toLowerCase()} ${unit.toLowerCase()}`;
  const near = /\b(?:in an? (?:week|month)|next (?:week|month|weekend|spring|summer|autumn|winter)|tomorrow)\b/iu.exec(
    text2
  );
  if (near) return near[0].toLowerCase();
  const day = new RegExp(
    String.raw`\b(?:on |the )?(\d{1,2})${ORDINAL}(?: of)? (${MONTH})(?![\p{L}])`,
    "iu"
  ).exec(text2);
  if (day) return onDay(day[1], day[2]);
  const american = new RegExp(
    String.raw`\b(${MONTH}) (\d{1,2})${ORDINAL}\b(?! (?:people|euro|dollars))`,
    "iu"
  ).exec(text2);
  if (american) return onDay(american[2], american[1]);
  const weekday = new RegExp(
    String.raw`\b(?:on |this |next |coming )(${DAYS})\b(?! (?:market|class|evening|group)s?)`,
    "iu"
  ).exec(text2);
  if (weekday) return `${/\bnext\b/iu.test(weekday[0]) ? "next" : "this"} ${capital(weekday[1] ?? "")}`;
  const month = new RegExp(String.raw`\bin (${MONTHS.join("|")})(?![\p{L}])`, "iu").exec(text2);
  return month ? `in ${capital(month[1] ?? "")}` : null;
}
function onDay(day, month) {
  const name = MONTHS.find((full) => full.startsWith((month ?? "").toLowerCase().slice(0, 3)));
  return name && Number(day) >= 1 && Number(day) <= 31 ? `on ${Number(day)} ${capital(name)}` : null;
}
var capital = (word3) => word3.charAt(0).toUpperCase() + word3.slice(1).toLowerCase();
var STILL_RIGHT_DAYS = 3;
function dateToday(said, saidAt, now) {
  const days = (now.getTime() - saidAt.getTime()) / MS_PER_DAY;
  const date = dayOf(said, saidAt);
  if (/^on |^in \p{Lu}/u.test(said)) return date !== null && date >= now ? said : null;
  if (days <= STILL_RIGHT_DAYS) return said;
  return date !== null && date > now && /^in .+ (?:days|weeks)$/u.test(said) ? `on ${date.getUTCDate()} ${capital(MONTHS[date.getUTCMonth()] ?? "")}` : null;
}
function dayOf(said, saidAt) {
  const [, count, unit] = /^in (.+) (days|weeks|months)$/u.exec(said) ?? [];
  if (count && unit) {
    const length = { days: 1, weeks: 7, months: 30 }[unit] ?? 1;
    return new Date(saidAt.getTime() + numberOf(count) * length * MS_PER_DAY);
  }
  const [, day, name] = /^(?:on (\d+)|in) (\p{Lu}\p{Ll}+)$/u.exec(said) ?? [];
  const month = MONTHS.indexOf((name ?? "").toLowerCase());
  if (month === -1) return null;
  const inYear = (year) => day ? new Date(Date.UTC(year, month, Number(day), 23)) : new Date(Date.UTC(year, month + 1, 0, 23));
  const thisYear = inYear(saidAt.getUTCFullYear());
  return thisYear >= saidAt ? thisYear : inYear(saidAt.getUTCFullYear() + 1);
}

// src/server/engine/business/sayings.ts
var any = (...ways) => new RegExp(String.raw`(?<![\p{L}'])(?:${ways.join("|")})(?![\p{L}])`, "iu");
var BUYER = "(?:sales?|orders?|users?|bookings?|clients?|customers?|buyers?|enquir(?:y|ies)|sign-?ups?)";
var MY = "(?:the|my|our|a|an)";
var NO_BUYERS_YET = any(
  String.raw`(?:0|zero|no|not a single|still no) (?:\w+ )?${BUYER}\b.{0,24}\b(?:so far|yet)`
);
var ON_OFFER = /\b(?:live|online|open|opened|launched|listed|in (?:the|both) (?:app )?stores?|(?:page|site|website|shop|store|profile|listing) (?:is|has|went|up)|flyers?|posted|for sale|since|for (?:a|two|three|four) (?:weeks?|months?))\b/iu;
var SAYINGS = [
  [
    any(
      "(?<!not |never |nearly )sold[ -]?out",
      String.raw`fully booked|booked (?:out|up|solid|until)|booked .{0,20}\bahead`,
      "(?:diary|calendar|schedule|agenda) (?:is )?(?:now )?full|(?:class|course|group|club|saturday|week|month|evening|list)(?: is| are) (?:now )?full",
      "(?<!no )(?:waiting list|waitlist)(?! (?:page|form|is empty))",
      "turn(?:ing|ed)? (?:work|people|clients|customers|orders|jobs|families) (?:away|down)",
      "no (?:free )?(?:hours?|slots?|places?|capacity|space|seats?|tables?) (?:is |are )?(?:left|free)",
      String.raw`all (?:\w+ )?(?:places|slots|seats|spots|tables) (?:are )?(?:taken|gone|full|sold)`,
      "can(?:no|')?t keep up|cannot keep up|more (?:orders|demand|requests|work) than|hosts keep asking"
    ),
    "soldOut",
    "yes"
  ],
  [
    any(
      "churn(?:ing)?",
      String.raw`cancel(?:l?ed|s|lations)?\b.{0,30}\b(?:month|week|year|quarter)`,
      String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ )?cancel(?:l?ed|s)?`,
      "never came back",
      "(?:ask|asks|asked|want|wanted|get) (?:for )?(?:their |a )?(?:money back|refunds?)"
    ),
    "churn",
    "yes"
  ],
  [
    any(
      String.raw`(?:0|zero|no|not a single|still no) (?:\w+ )?${BUYER}\b.{0,24}\b(?:in a month|since|after|for weeks|all month)`,
      "0 (?:sales|users|orders|sold)",
      "still (?:nobody|no one|nothing sold|not sold)|(?:nobody|no one) (?:has |have )?(?:buys|bought|books|booked|signs up|signed up|ordered|orders)"
    ),
    "silent",
    "yes"
  ],
  [
    any(
      String.raw`(?:prototype|beta|first version|mvp|demo)\b.{0,20}\b(?:works?|runs?|is (?:finished|ready|done|built|live)|finished|exists|with \d+)`,
      "(?:app|tool|plug-?in|extension|software) (?:now )?(?:works|runs|is (?:finished|ready|done|built|live|in the store))",
      "working prototype|in (?:both|the) (?:app )?stores?|testers",
      "first batch (?:is )?(?:done|ready|made)|(?:bars|jars|pieces|bags|boxes|candles|prints|items|samples) are (?:ready|wrapped|made|finished|done)",
      `portfolio (?:of|is ready)|have ${MY} portfolio`,
      "(?:van|trailer|truck|studio|workshop) is (?:bought|converted|ready|built|equipped|finished)",
      "(?:issues?|episodes?|lessons?|chapters?) (?:are )?(?:drafted|written|recorded|ready|done)|only (?:me|i) us(?:e|ing)",
      String.raw`(?:did|done|made|painted|shot|finished|completed) (?:\d+|one|two|three|four|five|six|a few|some) (?:\w+ ){0,3}(?:for (?:friends|family|free)|with friends)`,
      "(?:films|shoots|jobs|murals|sites|projects) done"
    ),
    "made",
    "yes"
  ],
  [
    any(
      "testers|free users?|pilot (?:client|customer|user)s?",
      "(?<!only (?:i|me) )(?:try|tries|trying|tried|use|uses|using|used|test|tests|testing|tested) it",
      "for friends for free|done with friends"
    ),
    "tried",
    "yes"
  ],
  [
    any(`(?:portfolio|showreel|case stud(?:y|ies)) (?:of|is|with|ready|done|online)|have ${MY} portfolio`),
    "proof",
    "yes"
  ],
  [
    any(
      "(?:web ?site|site|shop|store|page|profile) (?:is |has been |went )?(?:now )?(?:up|live|online|open|opened|ready|running|launched)",
      "in (?:both|the) (?:app )?stores?|(?<!nothing )listed on"
    ),
    "page",
    "yes"
  ],
  [
    any(
      "nothing(?: is)? (?:listed|online)|no (?:web ?site|site|shop|page|online shop|store)|not online|there is no shop",
      "(?:web ?site|site|shop|store page|page|store)(?: is)? not"
    ),
    "page",
    "no"
  ],
  [
    any(
      "(?:episodes?|issues?|videos?|posts?|chapters?|comics?) (?:are |is )?(?:out|published|online|live|up|sent)",
      "(?:first|second|third) (?:issue|episode|video|post) (?:went out|is out|is up|is live|was sent)",
      String.raw`downloads a (?:month|week)|\d+ listeners|(?<!not |never |none |nothing |not yet |no one )published`
    ),
    "published",
    "yes"
  ],
  [any("none (?:sent|published|out)|not (?:yet )?(?:sent|published)"), "published", "no"],
  [any("no (?:fixed )?price|price(?: is)? not|(?:don'?t know|no idea) what to charge"), "price", "no"],
  [
    any(
      "(?:permit|licen[cs]e|approval|certificate)(?: is| was| has been| has)? (?:here|granted|arrived|in the mail|in the post|there|issued|approved)",
      String.raw`(?:got|have|received|hold|holds) ${MY} (?:\w+ ){0,2}(?:permit|licen[cs]e|approval)`,
      String.raw`(?:kitchen|inspection) passed|passed (?:the |my |our )?(?:\w+ )?inspection|qualified since`
    ),
    "permit",
    "yes"
  ],
  [
    any(
      String.raw`no (?:\w+ ){0,2}(?:permit|licen[cs]e)`,
      String.raw`(?:permit|licen[cs]e|inspection|form)\b.{0,30}\b(?:not|still|waiting|missing|to be|pending)`,
      String.raw`(?:waiting|wait|need|needs|apply|applied)\b.{0,30}\b(?:permit|licen[cs]e|approval|inspection)`
    ),
    "permit",
    "no"
  ]
];

// src/server/engine/business/sayings-situation.ts
var N = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)`;
var NOT = "(?:do not|don'?t|does not|doesn'?t|did not|didn'?t|never|not|dont|didnt)";
var NEAR = String.raw`[^.!?;]{0,40}`;
var CLOSE = String.raw`[^.!?;]{0,22}`;
var FRIENDS = "(?:(?:my |some |a few |two |three |close )?(?:friends?|family|relatives|mates|neighbou?rs|colleagues|classmates|sister|brother|mum|mom|cousins?|aunt|acquaintances))";
var PEOPLE = "(?:people|they|customers?|clients?|visitors?|parents|everybody|everyone|somebody|someone|some|most|many|guests|students|buyers|owners|shops|brides|couples|teachers|families|women|men|he|she|half|neighbours|readers|users)";
var WORK = "(?:did|done|made|painted|shot|baked|built|designed|drew|drawn|edited|wrote|written|cut|taught|coached|photographed|translated|repaired|fixed|sewed|sewn|knitted|cleaned|tuned|tested|filmed|recorded|trained|helped|walked|cooked|groomed|organi[sz]ed|planned|styled|decorated|restored|carved|logos?|portraits?|jobs?|shoots?|sessions?|lessons?|cakes?|sites?|websites?|rooms?|weddings?)";
var UNPAID = [
  [
    any(
      String.raw`${WORK}\b${NEAR}\b(?:for (?:\w+ ){0,2}?(?:${FRIENDS}|free|nothing)|with friends)(?! (?:shipping|delivery|trial|sample))`,
      String.raw`(?:only|just|so far|until now|till now|always|mostly) (?:ever )?(?:done |made |did )?(?:it |this |them )?(?:for |as a gift for )(?:${FRIENDS}|free|nothing)`,
      String.raw`(?:never|not yet|not) (?:(?:yet|once|ever|really) )?(?:did it |done it |made it |done this |did this )?for (?:mon(?:e)?y|pay|cash)`,
      String.raw`never (?:yet |once |ever )?(?:took|taken|asked|charged|got|been|was|earned|made|received)(?: for)? (?:any |a |even )?(?:money|paid|cent|penny|anything for it|anyone|anybody|for it|a cent|fee)`,
      "(?:have not|haven't|havent) (?:ever |yet )?(?:charged|taken money|been paid|asked for money)",
      "as (?:a )?(?:favou?rs?|gifts?|presents?)|gave (?:them|it|all|most|everything)(?: all)? away|given (?:them|it)? ?away|without (?:ever )?(?:charging|taking money|being paid|pay)"
    ),
    "unpaid"
  ]
];
var NOT_UNPAID = /\b(?:free (?:delivery|shipping|trial|sample|of)|use it|try it|users?|testers?|installs?|subscribers?|sold|paid me|paying (?:clients?|customers?) (?:now|since)|used to|donations?|non-?profit|volunteers?|refugees?|shelter|make (?:it|them) as gifts|gifts for)\b/iu;
var SITUATION_SAYINGS = [
  [
    any(
      String.raw`one (?:big |large |single |main |old )?(?:client|customer|company|brand|shop|buyer|agency)\b${CLOSE}(?:nearly|almost|most|all of|everything|the rest|\d\d ?(?:%|percent)|three quarters|half of)`,
      String.raw`(?:all|most|nearly all|almost all|\d\d ?(?:%|percent)|three quarters) (?:of )?(?:my |our |the )?(?:income|money|revenue|turnover|work|orders|sales|jobs)\b${CLOSE}(?:one|a single|1|the same) (?:\w+ )?(?:client|customer|company|brand|shop|buyer|agency)`,
      "(?:depend|depends|depending|rely|lean|hang) (?:\\w+ )?on (?:one|a single|1) (?:\\w+ )?(?:client|customer|company|buyer)",
      "(?:only|just) (?:one|1|a single) (?:\\w+ )?(?:client|customer)(?! (?:at a time|per|a (?:day|week)))|(?:one|1) (?:client|customer) only|a single (?:client|customer)"
    ),
    "oneClient"
  ],
  [
    any(
      "no[- ]?shows?|stood me up|stand me up|last[- ](?:minute|second) cancel\\w*|cancel\\w* (?:\\w+ )?(?:at|in) the last (?:minute|moment|second)",
      String.raw`book(?:ed|s|ing)?\b${NEAR}${NOT} (?:even )?(?:show(?: up)?|turn up|come|appear)`,
      String.raw`(?:clients?|customers?|students?|patients|people|parents|guests|pupils) (?:often |sometimes |just |simply |then )?${NOT} (?:show up|turn up|appear)`,
      "forg[eo]t (?:their|the|about (?:their|the)) (?:appointments?|lessons?|sessions?|slots?|bookings?)"
    ),
    "noShows"
  ],
  [
    any(
      "pa(?:y|ys|id|ying) (?:(?:me|us|always|very|too|so|often|my|the|our|invoices?|bills?) ){0,3}late|late[- ](?:payments?|payers?|paying)",
      "(?:invoices?|bills?)\\b[^.!?;]{0,20}(?:unpaid|overdue|open since|outstanding|not paid|paid late)|overdue invoices?|unpaid invoices?",
      "(?:wait|waiting|waited) (?:\\w+ ){0,4}(?:for (?:my|the|our) (?:money|fee|payments?)|to (?:be|get) paid|until they pay)",
      "(?:owes?|owe) (?:me|us)|(?:chase|chasing|run after|running after) (?:\\w+ ){0,3}(?:invoices?|payments?|money)",
      String.raw`(?:pay|pays|paid) (?:\w+ )?after (?:\d\d|two|three|four|six) (?:days|weeks|months)`
    ),
    "latePay"
  ],
  [
    any(
      "scope creep|(?:endless|never[- ]ending|constant|countless) (?:corrections?|revisions?|changes?|rounds|edits|extras)",
      "(?:just |always )?one more (?:change|version|round|tweak|correction|little thing)",
      String.raw`(?:clients?|customers?|they|he|she|brides|owners) (?:always |then )?keeps? (?:asking for|adding|wanting|changing|sending) (?:\w+ ){0,2}(?:more|extra|changes|corrections|things|wishes|minds?|work)`,
      "(?:jobs?|projects?|orders?) (?:always |often |keep |keeps )?(?:grow|grows|growing|get bigger|gets bigger|getting bigger|swell)",
      "more and more (?:changes|corrections|extras|wishes|revisions)|(?:revisions|corrections|changes) (?:never|don'?t|do not) (?:end|stop)",
      "(?:third|fourth|fifth|sixth|seventh|tenth) (?:round|revision|version|correction)",
      String.raw`extra (?:work|hours|wishes|things|rounds)\b${CLOSE}(?:unpaid|for free|not paid|nobody pays)`
    ),
    "scopeCreep"
  ],
  [
    any(
      "(?:arrive|arrives|arrived|come|comes|came|coming|delivered|land|lands|landed) (?:\\w+ )?(?:broken|damaged|cracked|melted|smashed|chipped|in pieces|bent)|breaks? in the post|broke in the post",
      String.raw`(?:sent|send|sends|come|comes|came|coming) (?:\w+ )?back (?:to me )?(?:because|broken|damaged|as|for the size|wrong|too)`,
      `(?:many|lots of|too many|several|${N}) (?:\\w+ )?(?:returns|parcels (?:came |come )?back|(?:were |was |got )?returned|sent (?:it |them )?back)|return rate|returns (?:are|eat|cost|kill)`,
      "(?:wrong|other) size\\b[^.!?;]{0,20}(?:back|return)|(?:back|return\\w*)\\b[^.!?;]{0,20}(?:wrong size|too small|too big|does not fit|doesn'?t fit)"
    ),
    "returns"
  ],
  [
    any(
      String.raw`(?:support|customer|service) (?:e-?mails?|mails?|messages?|questions?|tickets?|requests?|chats?|work)\b${CLOSE}(?:eats?|eating|takes?|taking|costs?|swallow\w*|fill\w*|kill\w*|too (?:much|many)|pile|hours|evenings?|nights?)`,
      String.raw`(?:messages|dms|e-?mails|mails|questions|whatsapps?|calls|comments|inbox) (?:\w+ ){0,3}?(?:eats?|eating|takes? (?:up )?(?:my|the|hours|all|so much|most|whole|two|three)|costs? (?:me )?(?:my|hours|an hour|two)|swallow\w*|kills? (?:my|me))`,
      "(?:drown|drowning|drowned|swamped|buried|overwhelmed) (?:\\w+ )?(?:in|with|by|under) (?:\\w+ ){0,2}(?:messages|dms|e-?mails|mails|questions|support|tickets|requests)",
      String.raw`(?:answer|answering|reply|replying)\b${CLOSE}(?:the same (?:\w+ )?questions?|all (?:day|evening|night)|every (?:evening|night)|at night|for hours|hours|until midnight|half the (?:day|evening|night))`,
      "too (?:many|much) (?:messages|support|e-?mails|mails|questions|dms|requests by)|same (?:\\w+ )?questions? (?:again and again|over and over|every day)"
    ),
    "supportLoad"
  ],
  [
    any(
      "under-?paid|(?:charge|charged|charging|ask|asking|take|sell|selling) (?:\\w+ ){0,3}too (?:little|cheap(?:ly)?|low)|(?:i am|i'm|we are|we're|im|way|much|probably) too cheap",
      "(?:price|prices|rate|fee|fees)(?: is| are| feels?) (?:\\w+ )?too (?:low|cheap|small)",
      "(?:hours?|time)(?: is| are)? (?:\\w+ )?not (?:covered|paid)|(?:less than|below|under) (?:the )?minimum wage|barely (?:covers?|pays|break even|earn|make)",
      String.raw`(?:earn|make|left with|works out at|comes (?:out )?(?:to|at)) (?:\w+ ){0,2}(?:only|just|barely|about) [€$£]?\d+(?:[.,]\d+)? ?\w* (?:an|per|the) hour|only [€$£]?\d+(?:[.,]\d+)? ?\w* (?:an|per) hour`,
      "los(?:e|ing) money on|(?:almost|nearly|practically) (?:for )?nothing (?:an|per) hour|not worth (?:my|the) (?:hours|time)|margins? (?:is|are) (?:falling|too (?:small|thin|low)|thin|shrinking)"
    ),
    "tooCheap"
  ],
  [
    any(
      `${PEOPLE} (?:(?!who)\\w+ ){0,2}?(?:say|says|said|tell|tells|told|find|finds|found|think|thinks|thought|call|called|complain\\w*)\\b[^.!?;]{0,32}(?:expensive|too dear|dear|pricey|too much money|too much|costs too much|(?:price|prices) (?:is|are) (?:too )?high)`,
      "(?:i am|i'm|im|we are|my \\w+ (?:is|are)|mine (?:is|are)|it is|it's) (?:too|to) (?:expensive|dear|pricey)(?! for me)|too (?:expensive|dear) they (?:say|said)|price is too high",
      `${PEOPLE} (?:can'?t|cannot|could not|can not) afford (?:it|me|mine|my|this|us|them)`,
      "(?:frightened|scared|put) (?:off )?by (?:the|my) price|walk(?:s|ed)? away (?:at|when|because of) (?:the|they hear the|my) price"
    ),
    "tooDear"
  ],
  [
    any(
      String.raw`(?:oven|kiln|loom|fridge|van|press|kitchen|studio|room|pan|pot|machine|boat|freezer|smoker|still|tank|garage|table|workshop|shed|trailer|car)\b (?:can )?(?:only )?(?:holds?|fits?|takes?|has (?:room|space|place) for|seats?|carr(?:y|ies)) (?:only |just |about |max(?:imum)? |at most |up to )?${N}`,
      String.raw`(?:can|could|manage|able to) (?:only |just |at most )(?:make|bake|do|take|fit|serve|finish|see|sew|teach|handle|weave|roast|produce|cook|manage)?\s?(?:about |at most |max )?${N}`,
      String.raw`(?:can|could|manage) (?:to )?(?:make|bake|do|take|fit|serve|finish|see|sew|teach|handle|weave|roast|produce|cook) (?:only|just|at most|max\.?|maximum|no more than|not more than) (?:about )?${N}`,
      String.raw`(?:only|just|max\.?|maximum|at most|no more than|not more than) ${N} (?:\w+ )?(?:at a time|at once|per (?:batch|day|week|evening|night|firing)|a (?:day|week|batch|night|firing)|in one go|each (?:day|week|saturday|friday))`,
      String.raw`(?!one )${N} (?:\w+ )?(?:per batch|at a time|in one go|per firing)|(?:only )?(?:one|1|a single) (?:oven|chair|loom|kiln|stove|sewing machine|treatment table)`
    ),
    "smallBatch"
  ],
  [
    any(
      String.raw`(?:etsy|amazon|ebay|fiverr|upwork|uber ?eats|deliveroo|glovo|doordash|platform|marketplace|apple|google|airbnb|udemy|patreon|gallery|agency|portal|booking\.com|booksy|treatwell|vinted|app store|delivery app|it|they|the shop) (?:\w+ ){0,2}?(?:takes?|keeps?|eats?|cuts?|wants?|charges?)\b${CLOSE}(?:\d+ ?(?:%|percent|per cent)|too much|so much|a lot|a third|half|a quarter|big part|most of)`,
      "(?:fees?|commissions?|provision) (?:\\w+ ){0,3}?(?:eats?|eating|kills?|(?:is|are) (?:too |so |very )?(?:high|much|big)|hurts?|takes? (?:half|most|a lot|too|so)|swallow\\w*)",
      String.raw`(?:lose|losing|pay|paying|give|giving) (?:\w+ )?\d+ ?(?:%|percent)\b${CLOSE}(?:fees?|commission|etsy|amazon|platform|portal|marketplace|app)|high (?:fees|commission)`
    ),
    "fees"
  ],
  [
    any(
      "(?:bad|negative|one[- ]star|1[- ]star|two[- ]star|2[- ]star|terrible|nasty|awful|horrible|angry|mean|unfair) (?:\\w+ )?(?:reviews?|ratings?|comments?|feedback)",
      "(?:customer|client|guest|somebody|someone|parent|neighbou?r|buyer|woman|man|bride|lady) (?:\\w+ ){0,2}?complained|got (?:a|my first|one|two|three) complaints?|(?:had|have|gets?) (?:a |one |two |three |many |lots of |\\d+ )?complaints? ",
      "(?:1|one|2|two) stars? (?:\\w+ )?on (?:google|etsy|amazon|trustpilot|tripadvisor|the app store)"
    ),
    "badWords"
  ],
  [
    any(
      "(?:business|work|trade|income|demand|it|everything|job) (?:is )?(?:very |quite |highly |so |pretty )?seasonal|(?<!out of )off[- ]?season|outside (?:the )?season",
      "(?:only|just) (?:\\w+ )?(?:in|before|around|during) (?:the )?(?:summer|winter|spring|autumn|fall|christmas|advent|december|easter|season|ramadan|diwali)",
      String.raw`(?:winters?|summers?|rest of the year|january|february|november)\b[^.!?;]{0,12}(?:is|are|it's|its|was|were|=|–|-)?\s?(?:\w+ )?(?:quiet|dead|empty|slow|zero|nothing|sleeps?)`,
      "(?:nothing|no (?:work|orders|jobs|sales|guests|customers|bookings|income)|dead|quiet|sleeps?|asleep|closed|empty) (?:at all )?(?:in|during|over|from|through) (?:the |all )?(?:winters?|summers?|autumn|january|november|december|off)",
      "(?:from|between) (?:march|april|may|june) (?:to|till|until|and) (?:august|september|october)\\b"
    ),
    "seasonal"
  ]
];
var FREE_USERS = [
  [
    any(
      String.raw`(?:use|uses|using|used|try|tries|trying|tried|test|tests|testing|download\w*|install\w*)\b${CLOSE}(?:for free|free of charge|free|without paying|for nothing)`,
      String.raw`${N} (?:\w+ )?free (?:users?|accounts?|members?|testers?|subscribers?)|free (?:users|accounts)|(?:on|in) the free (?:plan|tier|version)`,
      "(?:users?|members?|installs?|downloads|testers|accounts|people use|readers|listeners|subscribers|followers)\\b[^.!?;]{0,40}(?:nobody|no one|none|not one|zero|0|no) (?:of them )?(?:has |have |is |are )?(?:yet )?(?:pay|pays|paid|paying|income|money|revenue)",
      "(?:nobody|no one|none of them|not one) (?:has |have |is |are )?(?:yet )?(?:pay|pays|paid|paying)\\b[^.!?;]{0,40}(?:users?|members?|use it|installs?|downloads)"
    ),
    "freeUsers"
  ]
];

// src/server/engine/business/read-situation.ts
var NOT_SO = /\b(?:if|would|could|might|hope|hoping|plan(?:ning)? to|want to|going to|afraid (?:of|that)|fear|worried|in case|no (?:more )?(?:bad|negative|no-shows?|complaints?|returns)|without (?:any )?(?:bad|complaints?|returns|no-shows?)|competitors?|used to|my (?:friend|sister|brother|cousin|neighbour)(?:'s| sold| has| sells))\b/iu;
var OFFER_AGAINST = /\b(?:help(?:s|ing)?|reduc\w+|prevent\w*|stop(?:s|ping)?|fight\w*|against|avoid\w*|track\w*|remind\w*|warn\w*|teach\w*|train\w*|courses?|advi[sc]e\w*|consult\w*|coach(?:es|ing)?|podcast|newsletter|blog|(?:app|tool|software|saas|plug-?in|service|system|dashboard|platform) (?:for|that|which|to|so|against)|about|so that|whose|people who|owners who|for \p{L}+ who|insurance)\b/iu;
function readSituation(text2) {
  const plain = text2.normalize("NFKC").replaceAll("\u2019", "'").slice(0, 4e3);
  const stated = /* @__PURE__ */ new Map();
  const state = (key, value) => value === null || stated.has(key) || stated.set(key, value);
  const sentences = plain.split(/(?<=[.!?;\n])\s+/u).map((sentence2) => sentence2.replace(/[.!?;:,\s]+$/u, ""));
  for (const sentence2 of sentences) {
    state("dateSaid", dateIn(sentence2));
    state("priceSaid", priceIn(sentence2));
    state("waiting", waitingIn(sentence2));
    state("inStock", stockIn(sentence2));
    for (const key of statesIn(sentence2)) state(key, "yes");
  }
  if (stated.has("inStock")) state("stock", "yes");
  if (stated.has("dateSaid")) state("dateSet", "yes");
  return [...stated].map(([key, value]) => ({ key, value }));
}
function statesIn(sentence2) {
  return [
    ...found(SITUATION_SAYINGS, sentence2),
    ...found(FREE_USERS, sentence2),
    ...NOT_UNPAID.test(sentence2) ? [] : found(UNPAID, sentence2)
  ];
}
function found(sayings, sentence2) {
  return sayings.flatMap(([pattern, state]) => {
    const hit = pattern.exec(sentence2);
    if (!hit || NOT_SO.test(sentence2)) return [];
    return OFFER_AGAINST.test(sentence2.slice(0, hit.index)) && !OWN.test(hit[0]) ? [] : [state];
  });
}
var OWN = /\b(?:me|my|us|our)\b/iu;

// src/server/engine/business/sayings-money.ts
var CURRENCY2 = String.raw`(?:€|\$|£|euros?|dollars?|pounds?|usd|eur|gbp|naira|rand|kr|kronor|yen|pesos?|rupees?|chf|francs?|shillings?|cedis?|reais)`;
var SUM = String.raw`(?:[€$£]\s?\d[\d.,]*|\d[\d.,]*\s?${CURRENCY2})`;
var PER2 = "(?:an? |per |each |every )(?:month|hour|piece|roof|lesson|session|week|year|visit|box|loaf)";
var FIRST = "(?:my|our|the|a) (?:very )?first";
var FIRST_BUYER = "(?:sale|order|booking|client|customer|buyer|student|hotel|family|office|caf[e\xE9]|salon|company|shop|child|school|studio|member|guest|reader|club)";
var MONEY_SAYINGS = [
  [
    any(
      String.raw`(?:pays?|paid|charge|charging|sold|sell|selling|price|costs?|at) (?:(?:me|us|them|it|one|each|about|around|only|is|of|for) ){0,2}(?:${SUM}|\d[\d.,]* ${PER2})`,
      String.raw`${SUM} ${PER2}|pay \d+`,
      "price (?:is|was) (?:set|fixed)|raised (?:the|my|our) (?:price|rate|fee)s?"
    ),
    "price",
    "yes"
  ],
  [any("raised (?:the|my|our) (?:price|rate|fee)s?"), "priceRaised", "yes"],
  [
    any(
      "(?:llc|ltd|gmbh|company|business|firm|sole trader) (?:is )?(?:registered|founded|set up)|registered (?:the|my|a|as)|have (?:a|the) company"
    ),
    "registered",
    "yes"
  ],
  [any(String.raw`needs? .{0,60}\ba company|not registered|no company`), "registered", "no"],
  [any("(?:bank|business) account (?:is )?(?:open|opened|ready|set up)"), "account", "yes"],
  [any("(?<!not )insured|have insurance|insurance is (?:in place|done|settled)"), "insured", "yes"],
  [any(String.raw`needs? .{0,40}\binsurance|no insurance|not insured`), "insured", "no"],
  [any(String.raw`needs? .{0,60}\b(?:terms|privacy policy|contract|agreement)|no contract`), "terms", "no"],
  [
    any(
      "(?:nobody|no one) (?:has |have )?(?:paid|bought|booked|ordered)",
      "never (?:did|done|do) it for mon(?:e)?y|no (?:paying )?(?:clients?|customers?|sales|orders?) yet|nothing sold|not sold(?! out)|unpaid|still nobody"
    ),
    "firstSale",
    "no"
  ],
  [
    any(
      String.raw`first (?:paying |paid )?${FIRST_BUYER}\b.{0,30}\b(?:paid|pays|signed|booked|bought|came in|started|sold|done|starts)`,
      `(?:sold|got|signed|won|booked|made) ${FIRST}(?! (?:batch|version|sample|prototype|draft|video|post|page|test))`,
      "opening day done|(?<!nobody |nobody has |not |never )paid (?:me|us)|first (?:sale|order|booking)"
    ),
    "firstSale",
    "yes"
  ],
  [
    any(
      "regulars|regular (?:clients?|customers?|buyers?|guests?)|(?<!never |not |nobody )(?:come|comes|came|coming) back|rebook(?:ed|s)?",
      "repeat (?:orders?|clients?|customers?|buyers?)|ordered again|bought again|each found through|recommended (?:me|us)"
    ),
    "repeat",
    "yes"
  ],
  [
    any(
      "(?:importer|supplier|printer|manufacturer|roaster)(?: is| was)? (?:found|chosen|agreed)|the printer ships|found (?:an?|the) (?:importer|supplier|printer)"
    ),
    "supply",
    "yes"
  ],
  [
    any(
      String.raw`(?:starts?|opens?|opening|launch(?:es|ing)?) (?:planned )?(?:in (?:\w+ )?(?:weeks?|months?)|on \d|next (?:week|month)|(?:on )?\d{1,2} \w+)`,
      "opening planned|open on|first day is"
    ),
    "opening",
    "yes"
  ],
  [
    any(
      String.raw`(?:two|three|four|five|six|\d+) (?:cleaners|employees|auditors|helpers|drivers|staff|editors|bakers|seamstresses|people in (?:the|our) team)(?! (?:pay|buy|use))`,
      "^(?:we are )?(?:two|three|four|five|six) people(?:$| and we| plus me)|my team|we are (?:two|three|four|five) (?:people|friends|sisters|brothers)"
    ),
    "helper",
    "yes"
  ],
  [
    any("volunteers (?:fix|help|are|run|come|repair|cook|drive|teach)|our volunteers|run by volunteers"),
    "helpers",
    "yes"
  ],
  [
    any(
      String.raw`(?:in|at) (?:the|our) (?:library|church|community cent(?:re|er)|parish hall|village hall|school)(?! (?:fair|market|f[eê]te|bazaar))|rented (?:\w+ )?kitchen`
    ),
    "place",
    "yes"
  ],
  [
    any(
      String.raw`first (?:evening|meet-?up|meeting|event|session|gathering)\b.{0,40}\b(?:visitors|came|people|guests|done|held)`
    ),
    "gathering",
    "yes"
  ]
];
var PERSONAL_SAYINGS = [
  [
    any("work alone|(?:do not|don'?t|won'?t|never) want to hire|no (?:staff|employees|hiring)"),
    "alone",
    "yes"
  ],
  [any("(?:no|zero) budget|really have zero|no money to|cannot spend|i'?m broke"), "noBudget", "yes"],
  [
    any(
      "(?:stay|remain|be|am) anonymous|anonymously|no face|(?:not|don'?t) (?:want to )?show(?:ing)? my face"
    ),
    "anonymous",
    "yes"
  ],
  [any("(?:too|to|so|very) shy|i(?:'m| am) shy|(?:afraid|scared) to ask"), "shy", "yes"]
];

// src/server/engine/business/read-state.ts
var NOT_A_FACT = /\b(?:if|when i|once i|until i|would|could|should|might|hope|hoping|plan(?:ning)? to|want(?: to|s to)?|going to|will|dream|goal|aim|trying to (?:get|sell|find)|my (?:friend|sister|brother|cousin|neighbour|competitor)(?:'s| sold| has| sells))\b/iu;
var BUYERS = "(?:customers?|clients?|buyers?|orders?|sales|bookings?|jobs|students?|members?|subscriptions?|licen[cs]es|shops|studios|salons|companies|hotels|restaurants|flats|families|teachers|accounts|audits|repairs|pupils|participants|seats|patients|dogs|projects|clubs|schools|offices|caf[e\xE9]s|farms|homes|parents|clinics|people)";
var NOT_SOLD = "(?! (?:percent|%|years?|months?|weeks?|days?|hours?|hives|lessons?|episodes?|batches|for (?:friends|family|free)|of them free|euros?|dollars?|pounds?|a month))";
var SOLD = [
  String.raw`\b(?:sold|selling|delivered|booked|repaired) (?:about |around |over |already |out )?${NUMBER}\b${NOT_SOLD}`,
  String.raw`\b(?:did|done) ${NUMBER} (?:\w+ )?(?:jobs?|orders?|repairs?|projects?|shoots?|weddings?|audits?)\b(?! (?:for (?:friends|family|free)|with friends))`,
  String.raw`\b${NUMBER} (?:of (?:\d+|\w+) )?(?:\w+ ){0,2}?${BUYERS} (?:pay|paid|bought|booked|sold|signed|are (?:sold|paid))\b`,
  String.raw`\b${NUMBER} (?:regular|paying) (?:\w+ )?${BUYERS}\b`,
  String.raw`\b${NUMBER} (?:clients|customers|licen[cs]es|students|flats|orders|paying \w+)\b`,
  String.raw`\b${NUMBER} (?:\w+ )?(?:repairs|jobs|dogs|audits|bookings|funded|projects)\b(?= ?(?:so far|since|last|this|done|,|\.|!|$))`,
  String.raw`\b${NUMBER} (?:bought|paid|sold|funded)\b`,
  String.raw`\b${NUMBER} (?:\w+ )?(?:regulars|repeat (?:customers|clients|buyers)|paying (?:users|readers|listeners|subscribers|members))\b`,
  String.raw`\bsold (?:it |them |some |one |pieces )?to ${NUMBER} (?:\w+ )?\p{L}+s\b`,
  String.raw`\b(?:my|our|the) first ${NUMBER} (?:paying )?(?:customers|clients|buyers|orders|sales|students|bookings)\b`,
  String.raw`\b${NUMBER} (?:paying |paid )?(?:client|customer|order|booking|sale|buyer|student) (?:so far|until now|already|up to now)\b`,
  String.raw`\b${NUMBER} (?:\w+ )?(?:weddings|shoots|portraits|lessons|workshops|parties|events|sessions|tours) (?:are )?(?:already )?(?:booked|sold|paid)\b`,
  String.raw`\b${NUMBER} (?:\w+ )?\p{L}+s pay\b`,
  `^${NUMBER} (?:salons|shops|studios|families|hotels|clubs|schools|companies|caf[e\xE9]s|restaurants)$`
].map((pattern) => new RegExp(pattern, "iu"));
var USERS = [
  new RegExp(String.raw`\b${NUMBER} (?:\w+ ){0,2}?(?:users?|installs?|testers?|trial accounts?)\b`, "iu"),
  new RegExp(
    String.raw`\b${NUMBER} (?:\w+ ){0,2}?(?:are )?(?:try|trying|tried|use|using|used|test|testing) it\b`,
    "iu"
  )
];
var READERS = [
  new RegExp(
    String.raw`\b${NUMBER} (?:\w+ )?(?:subscribers?|readers?|listeners?|followers?|viewers?|views|downloads?|names on (?:the|my) (?:mailing|email) list)\b`,
    "iu"
  ),
  new RegExp(
    String.raw`\b(?:sent|went out|out on \w+|goes) (?:\w+ ){0,3}?to ${NUMBER} (?:friends|people|readers)\b`,
    "iu"
  )
];
var MOST_SALES = 1e6;
function readState(text2) {
  const plain = text2.normalize("NFKC").replaceAll("\u2019", "'").slice(0, 4e3);
  const stated = /* @__PURE__ */ new Map();
  const state = (key, value) => stated.has(key) || stated.set(key, value);
  const isOnOffer = ON_OFFER.test(plain);
  for (const clause2 of clausesOf(plain)) {
    for (const [key, value] of saidIn(clause2, PERSONAL_SAYINGS)) state(key, value);
    if (NOT_A_FACT.test(clause2)) continue;
    for (const [key, value] of saidIn(clause2, FACT_SAYINGS)) state(key, value);
    if (isOnOffer && NO_BUYERS_YET.test(clause2)) state("silent", "yes");
    for (const [key, count] of countsIn(clause2)) state(key, String(count));
  }
  return [...stated].map(([key, value]) => ({ key, value }));
}
var FACT_SAYINGS = [...SAYINGS, ...MONEY_SAYINGS];
function saidIn(clause2, sayings) {
  return sayings.flatMap(([saying, key, value]) => saying.test(clause2) ? [[key, value]] : []);
}
function countsIn(clause2) {
  const users = countIn(clause2, USERS);
  const readers2 = countIn(clause2, READERS);
  const isFree = /\bfree\b|\btrial\b(?! lesson)/iu.test(clause2) && !/\bpaying\b/iu.test(clause2);
  const sales = isFree ? null : countIn(clause2, SOLD);
  const first = sales === null && /\bsold (?:my|our|the) (?:very )?first\b/iu.test(clause2) ? 1 : sales;
  return [
    ...first ? [["sales", first]] : [],
    ...users === null ? [] : [["userCount", users]],
    ...readers2 === null ? [] : [["subscribers", readers2]]
  ];
}
function clausesOf(text2) {
  const joined = text2.replaceAll(/\bneeds?\b[^.!?;]*/giu, (needs) => needs.replaceAll(",", " and"));
  return joined.split(/(?<=[.!?;\n])\s+|,\s+|\s+(?:but|although|however)\s+/u).map((clause2) => clause2.replace(/[.!?;:,]+$/u, "").trim());
}
function countIn(clause2, patterns) {
  for (const pattern of patterns) {
    const found2 = pattern.exec(clause2)?.slice(1).find(Boolean);
    const count = found2 === void 0 ? Number.NaN : numberOf(found2);
    if (Number.isFinite(count) && count >= 0 && count <= MOST_SALES) return Math.round(count);
  }
  return null;
}

// src/server/engine/business/read-facts.ts
function readFacts(text2) {
  return [...readState(text2), ...readSituation(text2)];
}

// src/server/engine/business/learn.ts
function reachedBy(template, way, doneBefore) {
  const point = way.milestones.find(({ id }) => id === template.milestone);
  const isEnough = point?.takes != null && doneBefore + 1 >= point.takes;
  return [.../* @__PURE__ */ new Set([...template.gives, ...isEnough ? [template.milestone] : []])];
}
var COUNTED_SALES = /\b(?:sales|sold|orders?|bookings?|clients?|customers?|units)\b/iu;
function factsOfReport({ notes, metric }, at2) {
  const stated = readFacts(notes).map(({ key, value }) => ({ key, value, source: "note", at: at2 }));
  if (!metric || stated.some(({ key }) => key === "sales")) return stated;
  const isCount = COUNTED_SALES.test(metric.name) && !/[€$£]/u.test(metric.name) && Number.isInteger(metric.value);
  if (isCount && metric.value > 0) return [...stated, sale(metric.value, at2)];
  return isRevenue(metric) ? [...stated, sale(1, at2)] : stated;
}
function sale(count, at2) {
  return { key: "sales", value: String(count), source: "note", at: at2 };
}

// src/server/engine/open-engine.ts
import { readFileSync as readFileSync4 } from "node:fs";
import { join as join2 } from "node:path";

// src/server/engine/text/bm25.ts
var SATURATION = 1.2;
var LENGTH_WEIGHT = 0.75;
function indexWords(documents) {
  const postings = /* @__PURE__ */ new Map();
  const mean = documents.reduce((sum, stems) => sum + stems.length, 0) / Math.max(1, documents.length);
  documents.forEach((stems, document) => {
    const counts = /* @__PURE__ */ new Map();
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const [stem, count] of counts) {
      const list3 = postings.get(stem);
      if (list3) list3.push([document, count]);
      else postings.set(stem, [[document, count]]);
    }
  });
  const lengthFactor = documents.map(
    (stems) => SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * stems.length / (mean || 1))
  );
  return {
    scores(query) {
      const scores = new Float64Array(documents.length);
      for (const stem of new Set(query)) {
        const list3 = postings.get(stem) ?? [];
        const rarity = Math.log(1 + (documents.length - list3.length + 0.5) / (list3.length + 0.5));
        for (const [document, count] of list3)
          scores[document] = (scores[document] ?? 0) + rarity * count * (SATURATION + 1) / (count + (lengthFactor[document] ?? SATURATION));
      }
      return scores;
    }
  };
}

// src/server/engine/text/tokens.ts
import { stemmer } from "stemmer";
var STOP_WORDS = new Set(
  "a an the and or of to in on at by is are was were be been being am do does did it its this that these those i me my mine we our us you your yours he she they them their his her so as if then than there here with from for just really very also too can could would should will shall may might have has had not no but im ive id dont".split(
    " "
  )
);
function wordsOf(text2) {
  return text2.normalize("NFKC").toLowerCase().replaceAll(/['’]/gu, "").match(/[\p{L}\p{N}]+/gu) ?? [];
}
function stemsOf(text2) {
  return wordsOf(text2).filter((word3) => !STOP_WORDS.has(word3)).map((word3) => stemmer(word3));
}

// src/server/engine/text/vectors.ts
import { readFileSync } from "node:fs";
function loadVectors(file2) {
  const bytes = readFileSync(file2);
  const headerLength = bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString("utf8", 4, 4 + headerLength));
  const { size: size2 } = header;
  const cells = new Int8Array(bytes.buffer, bytes.byteOffset + 4 + headerLength, header.words.length * size2);
  const rowOf = new Map(header.words.map((word3, row) => [word3, row]));
  return {
    size: size2,
    encode(text2) {
      const sum = new Float32Array(size2);
      for (const word3 of wordsOf(text2)) {
        const row = rowOf.get(word3);
        if (row === void 0) continue;
        const factor = (header.scale[row] ?? 0) * (header.weight[row] ?? 0);
        for (let index = 0; index < size2; index++)
          sum[index] = (sum[index] ?? 0) + (cells[row * size2 + index] ?? 0) * factor;
      }
      return toUnit(sum);
    }
  };
}
function toUnit(vector) {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? vector : vector.map((value) => value / length);
}
function cosine(a, b) {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

// src/server/engine/text/z-scores.ts
function zScores(values) {
  const list3 = Float64Array.from(values);
  const mean = list3.reduce((sum, value) => sum + value, 0) / Math.max(1, list3.length);
  const variance = list3.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, list3.length);
  const deviation = Math.sqrt(variance) || 1;
  return list3.map((value) => (value - mean) / deviation);
}

// src/server/engine/library.ts
function openLibrary({ templates }, encoder) {
  const texts = templates.map(
    ({ title, why, steps, doneWhen, category }) => [title, why, ...steps, doneWhen, category].join(" ").replaceAll(/[{}]/gu, " ")
  );
  const words = indexWords(texts.map(stemsOf));
  const vectors = texts.map((text2) => encoder.encode(text2));
  const rowOf = new Map(templates.map((template, row) => [template.id, row]));
  const vectorOf = ({ id }) => vectors[rowOf.get(id) ?? 0] ?? new Float32Array(encoder.size);
  return {
    relevance(text2) {
      const query = encoder.encode(text2);
      const byWord = zScores(words.scores(stemsOf(text2)));
      const byMeaning = zScores(vectors.map((vector) => cosine(query, vector)));
      return byWord.map((value, row) => (value + (byMeaning[row] ?? 0)) / 2);
    },
    likeness: (a, b) => Math.max(0, cosine(vectorOf(a), vectorOf(b)))
  };
}

// src/server/engine/mentor/classifier.ts
import { readFileSync as readFileSync2 } from "node:fs";

// src/server/engine/mentor/features.ts
import { stemmer as stemmer2 } from "stemmer";
var BUCKETS = 1 << 15;
var SHORTEST_PART = 3;
var LONGEST_PART = 5;
var ALIASES = {
  insta: "instagram",
  ig: "instagram",
  fb: "facebook",
  yt: "youtube",
  gmb: "google business profile",
  woocommerce: "shop website",
  shopify: "shop website",
  wix: "website",
  squarespace: "website",
  wordpress: "website",
  webflow: "website",
  mailchimp: "newsletter email list",
  substack: "newsletter email list",
  klaviyo: "newsletter email list",
  convertkit: "newsletter email list",
  beehiiv: "newsletter email list",
  stripe: "payment",
  paypal: "payment",
  sumup: "payment",
  klarna: "payment",
  venmo: "payment",
  quickbooks: "bookkeeping accounting",
  xero: "bookkeeping accounting",
  freshbooks: "bookkeeping accounting",
  adwords: "google ads",
  ppc: "paid ads",
  roas: "ads return",
  alibaba: "supplier manufacturer",
  aliexpress: "supplier manufacturer",
  moq: "minimum order supplier",
  pod: "print on demand",
  llc: "company legal form",
  ltd: "company legal form",
  gmbh: "company legal form",
  hmrc: "tax office",
  irs: "tax office",
  gst: "sales tax vat",
  vat: "sales tax vat",
  nda: "confidentiality agreement",
  gdpr: "privacy data law",
  tos: "terms of service",
  tnc: "terms and conditions",
  mvp: "first version minimum product",
  usp: "different from competitors",
  cta: "button landing page",
  ctr: "click rate",
  cac: "cost per customer",
  ltv: "customer value",
  kpi: "metric number",
  kpis: "metrics numbers",
  va: "virtual assistant",
  crm: "customer software tool",
  b2b: "business companies",
  dm: "direct message",
  dms: "direct messages",
  xp: "xp points",
  chatgpt: "ai tool",
  zapier: "automation tool",
  notion: "tool software",
  airtable: "tool software",
  etsy: "etsy marketplace",
  ebay: "ebay marketplace",
  vinted: "vinted marketplace",
  amazon: "amazon marketplace",
  fiverr: "fiverr marketplace",
  upwork: "upwork marketplace",
  udemy: "udemy marketplace",
  gumroad: "gumroad marketplace",
  kickstarter: "crowdfunding",
  indiegogo: "crowdfunding",
  trustpilot: "review"
};
function expandedWords(text2) {
  return wordsOf(text2).flatMap((word3) => {
    const alias = ALIASES[word3];
    return alias ? [word3, ...alias.split(" ")] : [word3];
  });
}
function featuresOf(text2) {
  const words = expandedWords(text2);
  const stems = words.map((word3) => stemmer2(word3));
  const features = /* @__PURE__ */ new Map();
  const add = (kind, value, weight) => {
    const bucket = bucketOf(`${kind}${value}`);
    features.set(bucket, (features.get(bucket) ?? 0) + weight);
  };
  stems.forEach((stem, index) => {
    add("w", stem, 1);
    const next = stems[index + 1];
    if (next) add("b", `${stem} ${next}`, 0.7);
    const afterNext = stems[index + 2];
    if (afterNext) add("s", `${stem} ${afterNext}`, 0.35);
  });
  for (const word3 of words) {
    const marked = `^${word3}$`;
    for (let size2 = SHORTEST_PART; size2 <= LONGEST_PART; size2++)
      for (let start = 0; start + size2 <= marked.length; start++)
        add("c", marked.slice(start, start + size2), 0.25);
  }
  return features;
}
function bucketOf(text2) {
  let hash = 2166136261;
  for (let index = 0; index < text2.length; index++) {
    hash ^= text2.charCodeAt(index);
    hash = Math.imul(hash, 16777619);
  }
  return (hash >>> 0) % BUCKETS;
}

// src/server/engine/mentor/classifier.ts
var DENSE_SCALE = 3;
function sparseVector(text2, rarity) {
  const entries = [];
  let squares = 0;
  for (const [bucket, count] of featuresOf(text2)) {
    const value = Math.sqrt(count) * (rarity[bucket] ?? 0);
    if (value === 0) continue;
    entries.push([bucket, value]);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  return entries.map(([bucket, value]) => [bucket, value / length]);
}
function createClassifier(model, encoder) {
  const { topics, weights, dense, bias, rarity } = model;
  const count = topics.length;
  return {
    guess(text2) {
      const scores = Float32Array.from(bias);
      for (const [bucket, value] of sparseVector(text2, rarity))
        for (let topic = 0; topic < count; topic++)
          scores[topic] = (scores[topic] ?? 0) + (weights[bucket * count + topic] ?? 0) * value;
      const vector = encoder.encode(text2);
      for (let axis = 0; axis < vector.length; axis++)
        for (let topic = 0; topic < count; topic++)
          scores[topic] = (scores[topic] ?? 0) + (dense[axis * count + topic] ?? 0) * (vector[axis] ?? 0) * DENSE_SCALE;
      const probabilities = softmax(scores);
      return topics.map((topic, index) => ({ topic, probability: probabilities[index] ?? 0 })).sort((a, b) => b.probability - a.probability);
    }
  };
}
function softmax(scores) {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((total2, power) => total2 + power, 0);
  return powers.map((power) => power / sum);
}
function loadClassifier(file2, encoder) {
  const bytes = readFileSync2(file2);
  const headerLength = bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString("utf8", 4, 4 + headerLength));
  let offset = 4 + headerLength;
  const rarityBytes = new Uint8Array(bytes.buffer, bytes.byteOffset + offset, BUCKETS);
  offset += BUCKETS;
  const signed = (length, scale) => {
    const cells = new Int8Array(bytes.buffer, bytes.byteOffset + offset, length);
    offset += length;
    return scaled(cells, scale);
  };
  const { topics, scales } = header;
  return createClassifier(
    {
      topics,
      rarity: scaled(rarityBytes, scales.rarity),
      weights: signed(BUCKETS * topics.length, scales.weights),
      dense: signed(encoder.size * topics.length, scales.dense),
      bias: signed(topics.length, scales.bias)
    },
    encoder
  );
}
function scaled(cells, scale) {
  const values = new Float32Array(cells.length);
  for (let index = 0; index < cells.length; index++) values[index] = (cells[index] ?? 0) * scale;
  return values;
}

// src/server/engine/mentor/help-desk.ts
var CLOSE_SECOND = 0.8;
function openHelpDesk(entries, encoder) {
  const asks = entries.flatMap(({ ask }, entry) => ask.map((text2) => ({ text: text2, entry })));
  const words = indexWords(asks.map(({ text: text2, entry }) => stemsOf(`${text2} ${entries[entry]?.answer ?? ""}`)));
  const vectors = asks.map(({ text: text2 }) => encoder.encode(text2));
  return {
    answer(question) {
      const asked = encoder.encode(question);
      const byWord = zScores(words.scores(stemsOf(question)));
      const byMeaning = zScores(vectors.map((vector) => cosine(asked, vector)));
      const best2 = /* @__PURE__ */ new Map();
      asks.forEach(({ entry }, row) => {
        const score = (byWord[row] ?? 0) + (byMeaning[row] ?? 0);
        best2.set(entry, Math.max(best2.get(entry) ?? Number.NEGATIVE_INFINITY, score));
      });
      const [first, second] = [...best2.entries()].sort((a, b) => b[1] - a[1]);
      const isClose = first && second && second[1] >= CLOSE_SECOND * first[1];
      return [first, isClose ? second : void 0].flatMap((hit) => hit ? entries[hit[0]]?.answer ?? [] : []).join("\n\n");
    }
  };
}

// src/server/engine/playbook/playbook.ts
import { existsSync, readdirSync, readFileSync as readFileSync3 } from "node:fs";
import { join } from "node:path";

// src/domain/business/models.ts
var MODELS = [
  "handmade",
  "resale",
  "print-on-demand",
  "food",
  "on-site",
  "appointments",
  "freelance",
  "advice",
  "agency",
  "downloads",
  "teaching",
  "content",
  "saas",
  "app",
  "community",
  "cause"
];
var FEW_CLIENTS = ["freelance", "advice", "agency", "on-site", "appointments"];
function hasFewClients(model) {
  return FEW_CLIENTS.includes(model);
}
function isModel(value) {
  return MODELS.includes(value);
}

// src/server/engine/playbook/counts-buyers.ts
var WITH_BUYERS = /* @__PURE__ */ new Set([
  "reviews",
  "repeat",
  "keep",
  "numbers",
  "steady",
  "capacity",
  "process",
  "priceRaised",
  "second"
]);
var BUYERS2 = String.raw`(?:\{customers\}|\{sales\}|clients|buyers|customers|regulars|learners|orders|invoices|reviews|bookings)`;
var KNOWN = "(?:past|regular|happy|early|recent|returning|existing|paying|loyal|faithful|former|content|standing|current|quiet)";
var COUNTED = new RegExp(
  String.raw`(?<!next |new |other |lost )\{n\} (?:of your |of my )?(?:\w+ )?${BUYERS2}(?! (?:read|know|use|type|trust|who might|you do not))`,
  "u"
);
var SURELY_KNOWN = new RegExp(
  [
    String.raw`\{n\} (?:of your )?${KNOWN} ${BUYERS2}`,
    String.raw`(?:last|latest|past|best|earliest) \{n\} (?:paid |real )?${BUYERS2}`,
    String.raw`\{n\} (?:people|${BUYERS2}) (?:who|that) (?:have )?(?:bought|came|ordered|booked|paid|finished|left|stopped|cancelled|were content)`,
    String.raw`\{n\} (?:buyers|past clients)`
  ].join("|"),
  "u"
);
function countsBuyers(milestone, texts) {
  return texts.some((text2) => SURELY_KNOWN.test(text2) || WITH_BUYERS.has(milestone) && COUNTED.test(text2));
}

// src/server/engine/playbook/schema.ts
import { z } from "zod";

// src/domain/business/fact-keys.ts
var MILESTONES = [
  "talked",
  "offer",
  "made",
  "tried",
  "cost",
  "price",
  "wanted",
  "supply",
  "helpers",
  "place",
  "rules",
  "permit",
  "registered",
  "insured",
  "terms",
  "account",
  "proof",
  "page",
  "payable",
  "delivery",
  "opening",
  "published",
  "users",
  "firstSale",
  "gathering",
  "reviews",
  "channel",
  "rhythm",
  "audience",
  "repeat",
  "tenSales",
  "numbers",
  "steady",
  "capacity",
  "process",
  "priceRaised",
  "keep",
  "second",
  "helper",
  "reserve"
];
var STATES = [
  "soldOut",
  "churn",
  "silent",
  "regulated",
  "noBudget",
  "alone",
  "anonymous",
  "shy",
  "unpaid",
  "fewBuyers",
  "stock",
  "freeUsers",
  "oneClient",
  "noShows",
  "latePay",
  "scopeCreep",
  "returns",
  "supportLoad",
  "dateSet",
  "tooCheap",
  "tooDear",
  "smallBatch",
  "fees",
  "badWords",
  "seasonal"
];
var WORD_FACTS = ["model", "sells", "buyers", "soldAt"];
var NUMBER_FACTS = ["sales", "userCount", "subscribers", "hoursAtMost"];
var SAID_FACTS = ["inStock", "waiting", "priceSaid", "dateSaid"];
var YES_NO_FACTS = [...MILESTONES, ...STATES];
var FACT_KEYS = [
  .../* @__PURE__ */ new Set([...YES_NO_FACTS, ...WORD_FACTS, ...NUMBER_FACTS, ...SAID_FACTS])
];

// src/domain/toolbox/tools.ts
var AI_MENTOR = "AI Mentor";
var TOOLS = [
  {
    name: AI_MENTOR,
    url: "/dashboard",
    category: "AI",
    keywords: [
      "strategy",
      "plan",
      "idea",
      "brainstorm",
      "write",
      "draft",
      "decide",
      "advice",
      "research",
      "name"
    ],
    categories: ["Business Setup", "Market Research", "Optimization & Scaling", "Business"]
  },
  {
    name: "LinkedIn",
    url: "https://www.linkedin.com/",
    category: "Social",
    keywords: ["linkedin", "network", "professional", "b2b", "connection", "recruit"],
    categories: ["Partnership & Networking", "Direct Outreach", "HR"]
  },
  {
    name: "Instagram",
    url: "https://www.instagram.com/",
    category: "Social",
    keywords: ["instagram", "photo", "reel", "story", "visual", "hashtag"],
    categories: ["Content Creation", "Content & Marketing"]
  },
  {
    name: "Facebook",
    url: "https://www.facebook.com/",
    category: "Social",
    keywords: ["facebook", "community", "group", "local", "event"],
    categories: ["Marketing", "Advanced Customer Engagement"]
  },
  {
    name: "Twitter",
    url: "https://x.com/",
    category: "Social",
    keywords: ["twitter", "tweet", "thread", "announce"],
    categories: ["Marketing", "Launch & Promotion"]
  },
  {
    name: "Google Docs",
    url: "https://docs.google.com/document/",
    category: "Documents",
    keywords: [
      "document",
      "write",
      "draft",
      "page",
      "policy",
      "script",
      "article",
      "blog",
      "email",
      "contract"
    ],
    categories: ["Content & Marketing", "Legal", "Customer Service"]
  },
  {
    name: "Google Sheets",
    url: "https://docs.google.com/spreadsheets/",
    category: "Documents",
    keywords: ["spreadsheet", "sheet", "budget", "cost", "price", "track", "list", "inventory", "forecast"],
    categories: ["Finance", "Financial & Legal", "Operations", "Business Operations", "Sales & Revenue"]
  },
  {
    name: "Google Slides",
    url: "https://docs.google.com/presentation/",
    category: "Documents",
    keywords: ["slide", "presentation", "pitch", "deck"],
    categories: ["Sales", "Advanced Sales Activities"]
  },
  {
    name: "Google Forms",
    url: "https://docs.google.com/forms/",
    category: "Documents",
    keywords: ["form", "survey", "questionnaire", "feedback", "poll"],
    categories: ["Market Research", "Customer Service"]
  },
  {
    name: "Figma",
    url: "https://www.figma.com/",
    category: "Design",
    keywords: ["figma", "design", "mockup", "prototype", "logo", "wireframe", "layout"],
    categories: ["Product", "Product Development"]
  },
  {
    name: "Notion",
    url: "https://www.notion.so/",
    category: "Documents",
    keywords: ["notion", "organize", "process", "checklist", "roadmap", "notes", "wiki"],
    categories: ["Operations", "Product Delivery", "Technology & Tools", "Technology"]
  },
  {
    name: "Causal",
    url: "https://www.causal.app/",
    category: "Finance",
    keywords: ["causal", "model", "projection", "scenario", "revenue", "cash flow"],
    categories: ["Finance", "Financial & Legal"]
  }
];
var MAX_SUGGESTIONS = 6;
var POINTS_PER_KEYWORD = 3;
var POINTS_PER_CATEGORY = 4;
function textOf(quest) {
  return `${quest.title} ${quest.description} ${quest.category}`.toLowerCase();
}
function countKeywords(text2, keywords) {
  return keywords.filter((keyword) => new RegExp(`\\b${keyword}`, "u").test(text2)).length;
}
function scoreTool(tool, quest) {
  const keywords = countKeywords(textOf(quest), tool.keywords) * POINTS_PER_KEYWORD;
  return keywords + (tool.categories.includes(quest.category) ? POINTS_PER_CATEGORY : 0);
}
function suggestTools(quest) {
  const best2 = TOOLS.map((tool) => ({ tool, score: scoreTool(tool, quest) })).filter(({ score }) => score > 0).sort((a, b) => b.score - a.score).slice(0, MAX_SUGGESTIONS).map(({ tool }) => tool);
  if (best2.some(({ name }) => name === AI_MENTOR)) return best2;
  return [...best2.slice(0, MAX_SUGGESTIONS - 1), toolNamed(AI_MENTOR)];
}
function findTool(name) {
  return TOOLS.find((candidate) => candidate.name === name);
}
function toolNamed(name) {
  const tool = findTool(name);
  if (!tool) throw new RangeError(`No such tool: ${name}`);
  return tool;
}

// src/server/engine/playbook/schema.ts
var BUSINESS_TYPES = [...ONBOARDING_OPTIONS.businessType, "SaaS"];
var STAGES2 = ONBOARDING_OPTIONS.businessStage;
var EXPERIENCES = ["beginner", "some", "experienced", "expert"];
var HOURS2 = ["0.5", "1", "2", "4", "8", "16"];
var ATTRIBUTES = [
  "writing",
  "talking",
  "numbers",
  "research",
  "making",
  "design",
  "tech",
  "planning",
  "public",
  "selling",
  "people",
  "admin"
];
var CONSTRAINTS = [
  "no-social-media",
  "no-calls",
  "no-meetings",
  "no-spending",
  "no-video",
  "no-ads",
  "no-code",
  "no-email",
  "no-employees",
  "no-events"
];
var TAGS = [
  "food",
  "alcohol",
  "skin",
  "fire",
  "children",
  "animals",
  "health",
  "money",
  "electrics",
  "vehicles",
  "drones",
  "filming",
  "photos-of-people",
  "personal-data",
  "textiles",
  "second-hand",
  "travel",
  "building",
  "events",
  "plants",
  "music",
  "art",
  "sport",
  "language",
  "tech"
];
var WAY_SLOTS = [
  "offer.many",
  "offer.one",
  "offer.doing",
  "piece",
  "pieces",
  "customer",
  "customers",
  "aCustomer",
  "sale",
  "sales",
  "place",
  "page",
  "channel",
  "meeting",
  "material",
  "cost",
  "check",
  "proof",
  "rule",
  "office",
  "risk",
  "objection",
  "question",
  "rivals",
  "partner",
  "extra",
  "chore",
  "helper",
  "season"
];
var KNOWN_SLOTS = [
  "buyerCount",
  "userCount",
  "inStock",
  "waiting",
  "priceSaid",
  "dateSaid"
];
var SLOTS = [
  "business",
  "offer",
  "offerOne",
  "customer",
  "customers",
  "place",
  "page",
  "channel",
  "channelTwo",
  "marketplace",
  "community",
  "unit",
  "units",
  "price",
  "upsell",
  "proof",
  "sample",
  "deliverable",
  "delivery",
  "supplier",
  "tool",
  "cost",
  "costTwo",
  "risk",
  "permit",
  "contract",
  "insurance",
  "metric",
  "metricTwo",
  "question",
  "objection",
  "competitor",
  "partner",
  "content",
  "event",
  "season",
  "helper",
  "chore",
  "milestone",
  "repeat",
  "refund",
  "lead",
  "leads",
  "workspace",
  "skill"
];
var SLOT_IN_TEXT = /\{([\w.]+)\}/gu;
var FILLED_SLOTS = [...SLOTS, ...WAY_SLOTS, ...KNOWN_SLOTS, "n"];
var text = (max) => z.string().min(3).max(max).refine((value) => value.trim() === value && !/ {2}|[<>]/u.test(value), "has stray blanks or brackets").refine(
  (value) => [...value.matchAll(SLOT_IN_TEXT)].every(([, slot]) => FILLED_SLOTS.includes(slot ?? "")),
  "has a slot that nobody fills"
).refine((value) => !/[{}]/u.test(value.replace(SLOT_IN_TEXT, "")), "has a stray brace");
var sentence = (max) => text(max).refine((value) => /[.?…]$/u.test(value), "does not end like a sentence");
var oneOrMore = (values, max) => z.array(z.enum(values)).min(1).max(max).refine((list3) => new Set(list3).size === list3.length, "says something twice");
var kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u);
var word = z.string().min(2).max(48).refine((value) => value.trim() === value && !/[{}<>]/u.test(value), "has stray characters");
var fact = z.enum(["allowed", ...YES_NO_FACTS]);
var size = z.strictObject({
  /** What {n} stands for. */
  n: z.int().min(2).max(20).optional(),
  /** Steps that this size adds. */
  also: z.array(sentence(115)).max(2).optional()
});
var questSchema = z.strictObject({
  id: kebab,
  milestone: z.enum(MILESTONES),
  /** Left out in a model's own file. */
  models: z.union([z.literal("*"), oneOrMore(MODELS, MODELS.length)]).optional(),
  needs: z.array(fact),
  gives: z.array(z.enum(MILESTONES)),
  when: z.array(fact).optional(),
  unless: z.array(fact).optional(),
  about: z.array(z.enum(TAGS)).optional(),
  category: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  attributes: oneOrMore(ATTRIBUTES, 3),
  avoid: z.array(z.enum(CONSTRAINTS)),
  title: text(72).refine((value) => !/[.!?]$/u.test(value), "a title ends without a stop"),
  why: sentence(135),
  steps: z.array(sentence(115)).min(3).max(5),
  doneWhen: text(125).refine((value) => !/[.!]$/u.test(value), "doneWhen ends without a stop"),
  hours: z.partialRecord(z.enum(HOURS2), size).refine((hours) => ["0.5", "1", "2"].some((short) => short in hours), "has no short size"),
  tools: z.array(z.enum(TOOLS.map(({ name }) => name))).max(2).optional(),
  keeps: z.boolean().optional(),
  season: z.boolean().optional()
});
var kindSchema = z.strictObject({
  id: kebab,
  trades: z.array(kebab).min(1),
  quests: z.array(questSchema.omit({ models: true })).min(1)
});
var slotWords = (slots) => z.record(z.enum(slots), word);
var waySchema = z.strictObject({
  model: z.enum(MODELS),
  name: text(40),
  describes: sentence(80),
  slots: slotWords(WAY_SLOTS),
  milestones: z.array(
    z.strictObject({
      id: z.enum(MILESTONES),
      title: text(44),
      unlocks: sentence(115),
      takes: z.int().min(1).max(3).optional(),
      /** Instead of what milestones.json says. */
      needs: z.array(fact).optional()
    })
  )
});
var tradeSchema = z.strictObject({
  id: kebab,
  words: z.array(z.string().regex(/^[^A-Z]+$/u)).min(2).max(14),
  models: oneOrMore(MODELS, 3),
  tags: z.array(z.enum(TAGS)),
  slots: z.partialRecord(z.enum(WAY_SLOTS), word)
});
var milestonesSchema = z.record(z.enum(MILESTONES), z.array(fact));
var categoriesSchema = z.record(z.string(), oneOrMore(STAGES2, STAGES2.length));
var lexiconSchema = z.strictObject({
  type: z.enum(BUSINESS_TYPES),
  slots: z.record(z.enum(SLOTS.filter((slot) => slot !== "business")), word)
});
var cardSchema = z.strictObject({
  topic: kebab,
  title: text(40),
  summary: sentence(160),
  principle: sentence(420),
  steps: z.array(sentence(170)).min(3).max(5),
  types: z.record(z.enum(BUSINESS_TYPES), sentence(220)),
  stages: z.record(z.enum(STAGES2), sentence(220)),
  example: sentence(420),
  cheaper: sentence(280),
  noReply: sentence(280),
  companies: sentence(280),
  pitfall: sentence(220),
  caution: sentence(220).optional(),
  reading: z.array(text(120)).min(1).max(4),
  keywords: z.array(z.string().min(2).max(40)).min(8).max(24)
});
var helpSchema = z.array(z.strictObject({ ask: z.array(text(120)).min(3), answer: sentence(420) })).min(1);
var topicsSchema = z.record(kebab, z.string());
var utterancesSchema = z.record(kebab, z.array(z.string().min(1).max(400)));

// src/server/engine/playbook/playbook.ts
function loadPlaybook(folder) {
  const read2 = (path) => JSON.parse(readFileSync3(join(folder, path), "utf8"));
  const readAll = (part) => readdirSync(join(folder, part)).filter((name) => name.endsWith(".json")).sort().map((name) => ({ name: name.replace(/\.json$/u, ""), data: read2(join(part, name)) }));
  const needs = read2("milestones.json");
  const modelOf = (name) => MODELS.filter((model) => model === name);
  const templates = [
    ...readAll("quests").flatMap(
      ({ name, data }) => data.map((quest) => templateOf(quest, modelOf(name), null))
    ),
    ...readAll("kinds").flatMap(
      ({ name, data }) => data.flatMap(({ trades, quests }) => {
        const ofKind = new Set(trades);
        return quests.map((quest) => templateOf(quest, modelOf(name), ofKind));
      })
    )
  ];
  const ways = readAll("ways").map(({ data }) => wayOf(data, needs));
  return {
    templates,
    byId: new Map(templates.map((template) => [template.id, template])),
    stagesOf: read2("categories.json"),
    ways: Object.fromEntries(ways.map((way) => [way.model, way])),
    trades: existsSync(join(folder, "trades")) ? readAll("trades").flatMap(({ data }) => data) : [],
    lexicons: Object.fromEntries(
      readAll("lexicon").map(({ data }) => [data.type, data])
    ),
    cards: new Map(readAll("cards").map(({ data }) => [data.topic, data]))
  };
}
var LOOKS_BACK = /\b(?:last|past) (?:two|three|four|six|twelve|\{n\}) months|last (?:quarter|year|season)\b|each of the last|month by month|whole year/iu;
function templateOf(quest, ofFile, trades) {
  const { hours, models, ...rest } = quest;
  const parts = [rest.title, rest.why, ...rest.steps, rest.doneWhen];
  const text2 = parts.join(" ");
  return {
    when: [],
    unless: [],
    about: [],
    tools: [],
    keeps: false,
    season: false,
    ...rest,
    trades,
    countsBuyers: countsBuyers(rest.milestone, parts),
    looksBack: LOOKS_BACK.test(text2),
    knows: KNOWN_SLOTS.filter((slot) => text2.includes(`{${slot}}`)),
    models: models ?? ofFile,
    isShared: ofFile.length === 0,
    sizes: Object.entries(hours).map(([length, size2]) => ({ hours: Number(length), n: size2?.n ?? null, also: size2?.also ?? [] })).sort((a, b) => a.hours - b.hours)
  };
}
function wayOf({ milestones, ...way }, needs) {
  return {
    ...way,
    milestones: milestones.map(({ id, title, unlocks, takes, needs: own }) => ({
      id,
      title,
      unlocks,
      stage: STAGE_OF[id],
      needs: own ?? needs[id],
      takes: takes ?? null
    }))
  };
}

// src/server/engine/open-engine.ts
function openEngine(folder) {
  let engine2;
  return () => {
    engine2 ??= read(folder);
    return engine2;
  };
}
function read(folder) {
  const playbook = loadPlaybook(folder);
  const encoder = loadVectors(join2(folder, "models/vectors.bin"));
  const help = JSON.parse(readFileSync4(join2(folder, "product-help.json"), "utf8"));
  return {
    playbook,
    encoder,
    library: openLibrary(playbook, encoder),
    classifier: loadClassifier(join2(folder, "models/topics.bin"), encoder),
    helpDesk: openHelpDesk(help, encoder)
  };
}

// src/domain/business/implied.ts
var WORKED_FOR_OTHERS = ["made", "tried", "offer", "talked"];
var IMPLIES = {
  offer: ["talked"],
  tried: ["made"],
  price: ["offer"],
  wanted: ["price", "talked"],
  permit: ["rules"],
  page: ["offer"],
  published: ["made", "offer", "talked"],
  users: WORKED_FOR_OTHERS,
  firstSale: [
    "talked",
    "offer",
    "made",
    "tried",
    "price",
    "wanted",
    "payable",
    "opening",
    "delivery",
    "supply"
  ],
  gathering: ["talked", "offer", "helpers", "place", "made", "tried", "opening"],
  rhythm: ["published"],
  audience: ["published", "channel"],
  reviews: ["firstSale"],
  repeat: ["firstSale"],
  tenSales: ["firstSale", "channel"],
  steady: ["tenSales", "page", "repeat"],
  soldOut: ["steady"],
  churn: ["tenSales"],
  silent: ["price", "page", "payable"],
  unpaid: ["made", "tried"],
  stock: ["made"],
  freeUsers: WORKED_FOR_OTHERS,
  oneClient: ["firstSale"],
  latePay: ["firstSale"],
  scopeCreep: ["firstSale"],
  returns: ["firstSale"],
  noShows: WORKED_FOR_OTHERS,
  supportLoad: WORKED_FOR_OTHERS,
  badWords: WORKED_FOR_OTHERS,
  tooCheap: ["price", "talked"],
  tooDear: ["price", "talked"],
  fees: ["price", "page"],
  smallBatch: ["made"]
};
var BEFORE_FIRST_SALE = ["unpaid", "freeUsers", "silent"];
function withImplied(facts) {
  const all = new Set(facts);
  for (const fact2 of all) for (const implied of IMPLIES[fact2] ?? []) all.add(implied);
  if (all.has("firstSale")) for (const state of BEFORE_FIRST_SALE) all.delete(state);
  if (all.has("soldOut")) all.delete("fewBuyers");
  return all;
}
function deniedBy(yes) {
  return BEFORE_FIRST_SALE.some((state) => yes.has(state)) ? ["firstSale"] : [];
}

// src/domain/business/facts.ts
var FACT_MARKS = ["newBusiness", "described", "confirmed", "notYet"];
var isMark = (key) => FACT_MARKS.includes(key);
var LASTING = [
  "registered",
  "account",
  "noBudget",
  "alone",
  "anonymous",
  "shy",
  "hoursAtMost"
];
var MONTH_DAYS = 31;
var STEADY = {
  few: { total: 5, month: 3, atOnce: 10 },
  many: { total: 30, month: 15, atOnce: 30 }
};
var STEADY_DAYS = 60;
var TEN_SALES = { few: 3, many: 10 };
var FEW_BUYERS = 9;
var USERS_REACHED = 10;
var AUDIENCE_REACHED = 100;
function knowledgeOf(all, guess) {
  const changedAt = changeOfBusiness(all);
  const counting = all.filter(
    ({ key, at: at2 }) => changedAt === null || at2 >= changedAt || LASTING.includes(key)
  );
  const records = /* @__PURE__ */ new Map();
  for (const record of counting) if (!isMark(record.key)) records.set(record.key, record);
  const named = records.get("model")?.value ?? guess;
  const model = isModel(named) ? named : guess;
  const sales = countSales(counting);
  const said = (answer) => [...records].flatMap(([key, { value }]) => value === answer ? [key] : []);
  const proven = provenByNumbers(records, sales, model);
  const yes = withImplied([...said("yes").filter((fact2) => !isOver(fact2, records)), ...proven]);
  const no = new Set([...said("no"), ...deniedBy(yes)].filter((fact2) => !yes.has(fact2)));
  return { model, records, yes, no, sales };
}
function isOver(fact2, records) {
  const [counted3, sold] = [records.get(fact2), records.get("sales")];
  return fact2 === "stock" && counted3 !== void 0 && sold !== void 0 && sold.at > counted3.at;
}
function changeOfBusiness(records) {
  return records.findLast(({ key }) => key === "newBusiness")?.at ?? null;
}
function countSales(records) {
  const reports = records.filter(({ key }) => key === "sales");
  const sum = (list3) => list3.reduce((total2, { value }) => total2 + Number(value), 0);
  const monthsUpTo = reports.map(
    ({ at: end }) => sum(reports.filter(({ at: at2 }) => at2 <= end && end.getTime() - at2.getTime() <= MONTH_DAYS * MS_PER_DAY))
  );
  const [first, last] = [reports[0], reports.at(-1)];
  return {
    total: sum(reports),
    bestMonth: Math.max(0, ...monthsUpTo),
    days: first && last ? (last.at.getTime() - first.at.getTime()) / MS_PER_DAY : 0,
    largest: Math.max(0, ...reports.map(({ value }) => Number(value)))
  };
}
function provenByNumbers(records, sales, model) {
  const size2 = hasFewClients(model) ? "few" : "many";
  const number = (key) => Number(records.get(key)?.value ?? 0);
  const proven = [
    ["fewBuyers", sales.total > 0 ? sales.total <= FEW_BUYERS : isFirstSaleOnly(records)],
    ["firstSale", sales.total > 0],
    ["tenSales", sales.total >= TEN_SALES[size2]],
    ["steady", isSteady(sales, STEADY[size2])],
    ["users", number("userCount") >= USERS_REACHED],
    ["audience", number("subscribers") >= AUDIENCE_REACHED],
    ["published", number("subscribers") > 0],
    ["made", number("userCount") > 0]
  ];
  return proven.flatMap(([fact2, isProven]) => isProven ? [fact2] : []);
}
function isFirstSaleOnly(records) {
  const isSaid = (key) => records.get(key)?.value === "yes";
  return isSaid("firstSale") && !isSaid("tenSales") && !isSaid("steady") && !isSaid("churn");
}
function isSteady(sales, { total: total2, month, atOnce }) {
  if (sales.largest >= atOnce) return true;
  return sales.days >= STEADY_DAYS && sales.total >= total2 && sales.bestMonth >= month;
}
function wordOf({ records }, key) {
  return records.get(key)?.value || null;
}

// src/server/engine/business/loose-trade.ts
var GENERIC = new Set(
  stemsOf(`course courses lesson lessons class classes training teach teaching learn workshop school coach video videos film
  online app apps software tool channel podcast newsletter blog account agency service services advice advise consultant
  consulting consult help make making maker build building sell selling write writing talk new used small local old own custom
  handmade home house work people personal private mobile group club community music art design house set box shop free time
  day life open keep run fix repair clean market name family children care street best first idea weekly monthly man men
  woman women friend friends table room page list book books test tests student students one two three four five six
  digital city cities alert alerts money share sharing tune plan drive driving record show shows tell tells feed which what when how where digital product products marketing clients customers company companies business card cards paper food drink world`)
);
var CLAUSE_SHARE = [1, 0.8, 0.4];
var BIOGRAPHY = /\bi (?:was|worked|used to|studied|have been)\b.*?(?=\band now\b|\bnow\b|$)/iu;
var SECOND_MODEL_SHARE = 0.8;
var CUSTOMERS = /\s(?:for|who|whose|to sell to)\s.*$/iu;
var FORMS = ["podcast", "video", "newsletter", "blog", "photography"];
var LEAST_SCORE = 0.95;
var LEAD = 1.15;
function createLooseFinder(trades) {
  const vocabularies = /* @__PURE__ */ new Map();
  return (description, model) => {
    const known = vocabularies.get(model) ?? vocabularyOf(trades.filter(({ models }) => models.includes(model)));
    vocabularies.set(model, known);
    const [best2, second] = known.map(({ trade, worth }) => ({
      trade,
      score: scoreOf(description, worth) * (trade.models[0] === model ? 1 : SECOND_MODEL_SHARE)
    })).filter(({ trade, score }) => score >= LEAST_SCORE && isSameForm(trade, description)).sort((a, b) => b.score - a.score || a.trade.id.localeCompare(b.trade.id));
    return best2 && (!second || best2.score >= second.score * LEAD) ? best2.trade : null;
  };
}
function vocabularyOf(trades) {
  const counts = trades.map(({ words }) => {
    const count = /* @__PURE__ */ new Map();
    for (const stem of words.flatMap((phrase) => [...new Set(stemsOf(phrase))]))
      if (!GENERIC.has(stem) && stem.length > 2) count.set(stem, (count.get(stem) ?? 0) + 1);
    return count;
  });
  const spread = (stem) => counts.filter((count) => count.has(stem)).length;
  return trades.map((trade, index) => ({
    trade,
    worth: new Map(
      [...counts[index] ?? []].map(([stem, count]) => [
        stem,
        (1 + Math.log(count)) * (Math.log(1 + trades.length / spread(stem)) / Math.log(1 + trades.length))
      ])
    )
  }));
}
function scoreOf(description, worth) {
  const clauses = description.split(/[.,;:!?()\n–]/u).map((clause2) => clause2.replace(BIOGRAPHY, "")).filter((clause2) => clause2.trim() !== "");
  const own = clauses.map((clause2) => ` ${clause2}`.replace(CUSTOMERS, "").replace(DENIED, ""));
  const isHollow = stemsOf(own.slice(0, 2).join(" ")).every((stem) => GENERIC.has(stem));
  const read2 = isHollow ? clauses : own;
  const shares = /* @__PURE__ */ new Map();
  for (const [index, share] of CLAUSE_SHARE.entries())
    for (const stem of stemsOf(read2[index] ?? "")) shares.set(stem, Math.max(shares.get(stem) ?? 0, share));
  return [...shares].reduce((sum, [stem, share]) => sum + share * (worth.get(stem) ?? 0), 0);
}
var DENIED = /\b(?:no|not|never|without|my own)\b.*$/iu;
function isSameForm({ id }, description) {
  const form = FORMS.find((other) => id.startsWith(other));
  const said = FORMS.filter(
    (other) => new RegExp(other === "video" ? "video|channel|youtube" : other, "iu").test(description)
  );
  return form === void 0 || said.length === 0 || said.includes(form);
}

// src/server/engine/business/find-trade.ts
var KINDRED = [
  ["handmade", "resale", "print-on-demand", "food"],
  ["on-site", "appointments", "handmade"],
  ["on-site", "appointments", "teaching"],
  ["freelance", "advice", "agency"],
  ["freelance", "on-site", "appointments"],
  ["saas", "app"],
  ["community", "cause"]
];
var NOT_OWN = /^(?:for|to|with|at|by|helps|help|helping|tells|so|while|near|about|on|who|where|of|no|not|never|without|dont)$/u;
var CLAUSE_SHARE2 = [1, 0.5, 0.35];
var LATER_SHARE = 0.25;
var FURTHER_HIT = 0.1;
var OTHERS_SHARE = 0.3;
var SECOND_MODEL_SHARE2 = 0.95;
var OTHER_MODEL_SHARE = 0.6;
var GENERIC2 = /* @__PURE__ */ new Set([
  "print on demand",
  "video course",
  "online course",
  "small repair",
  "home bakery",
  "made to measure",
  "online shop"
]);
var GENERIC_SHARE = 0.15;
var SAID_SHARE = 3;
var LONGEST_PHRASE = 5;
var LEAST_SCORE2 = 0.55;
function createTradeFinder(trades) {
  const ofAll = phrasesOf(trades);
  const ofModel = /* @__PURE__ */ new Map();
  const loosely = createLooseFinder(trades);
  const phrasesFor = (model) => {
    const known = ofModel.get(model) ?? phrasesOf(trades.filter((trade) => isKindred(trade, model)));
    ofModel.set(model, known);
    return known;
  };
  const best2 = (description, phrases, model) => {
    const scores = [...scoresOf(hitsOf(description, phrases), model)].filter(
      ([, score]) => score >= LEAST_SCORE2
    );
    const top = Math.max(...scores.map(([, score]) => score));
    return scores.flatMap(([trade, score]) => score === top ? [trade] : []).sort((a, b) => a.id.localeCompare(b.id));
  };
  return {
    find(description, model) {
      const [found2 = null] = best2(description, model ? phrasesFor(model) : ofAll, model);
      return found2 ?? (model ? loosely(description, model) : null);
    },
    findAll: (description) => best2(description, ofAll)
  };
}
function phrasesOf(trades) {
  const byPhrase = /* @__PURE__ */ new Map();
  for (const trade of trades)
    for (const word3 of new Set(trade.words.map(phraseKey)))
      byPhrase.set(word3, [...byPhrase.get(word3) ?? [], trade]);
  return byPhrase;
}
function scoresOf(hits, model) {
  const scores = /* @__PURE__ */ new Map();
  for (const { trade, weight } of hits.flatMap(
    ({ trades, weight: weight2 }) => trades.map((trade2) => ({ trade: trade2, weight: weight2 }))
  )) {
    const before = scores.get(trade);
    const score = weight * fitOf(trade, model);
    scores.set(trade, before === void 0 ? score : Math.max(before, score) + FURTHER_HIT);
  }
  return scores;
}
function hitsOf(description, byPhrase) {
  return clausesOf2(description).flatMap(
    (clause2, index) => hitsIn(clause2, byPhrase).map((hit) => ({
      ...hit,
      weight: hit.weight * (CLAUSE_SHARE2[index] ?? LATER_SHARE)
    }))
  );
}
function fitOf(trade, model) {
  if (model === void 0 || trade.models[0] === model) return 1;
  return trade.models.includes(model) ? SECOND_MODEL_SHARE2 : OTHER_MODEL_SHARE;
}
function isKindred(trade, model) {
  return trade.models.includes(model) || KINDRED.some((kind) => kind.includes(model) && trade.models.some((other) => kind.includes(other)));
}
function hitsIn(clause2, byPhrase) {
  const hits = [];
  let isOwn = true;
  for (let at2 = 0; at2 < clause2.length; ) {
    const length = longestAt(clause2, at2, byPhrase);
    if (length === 0) {
      if (NOT_OWN.test(clause2[at2] ?? "") || isTool(clause2, at2)) isOwn = clause2[at2] === "of" && isOwn;
      at2 += 1;
      continue;
    }
    const phrase = keyOf(clause2.slice(at2, at2 + length));
    const share = shareOf(phrase, isOwn, length === 1 ? clause2[at2 - 1] : void 0);
    hits.push({ trades: byPhrase.get(phrase) ?? [], weight: length ** 1.5 * share });
    at2 += length;
  }
  return hits;
}
function isTool(clause2, at2) {
  return clause2[at2] === "my" && clause2[at2 - 1] === "and";
}
function shareOf(phrase, isOwn, before) {
  const isSaid = before === "i" || before === "we";
  return (GENERIC2.has(phrase) ? GENERIC_SHARE : 1) * (isOwn ? 1 : OTHERS_SHARE) * (isSaid ? SAID_SHARE : 1);
}
function longestAt(clause2, at2, byPhrase) {
  for (let length = Math.min(LONGEST_PHRASE, clause2.length - at2); length > 0; length--)
    if (byPhrase.has(keyOf(clause2.slice(at2, at2 + length)))) return length;
  return 0;
}
function clausesOf2(description) {
  return description.normalize("NFKC").split(/[.,;:!?()\n–]/u).map(wordsOf2).filter((words) => words.length > 0);
}
function wordsOf2(text2) {
  return text2.toLowerCase().replaceAll(/['’]/gu, "").match(/[\p{L}\p{N}]+/gu) ?? [];
}
var phraseKey = (phrase) => keyOf(wordsOf2(phrase));
function keyOf(words) {
  return words.map((word3) => word3.length > 3 ? word3.replace(/(?:(?<=[sxz]|ch|sh)es|(?<=[^s])s)$/u, "") : word3).join(" ");
}

// src/server/engine/business/people-nouns.ts
var list = (words) => words.trim().split(/\s+/u).join("|");
var PAYERS = list(`
  people women men teens adults over-fifties seniors pensioners families households parents grandparents godparents mothers fathers
  mums moms dads couples brides grooms newlyweds landlords tenants homeowners neighbours neighbors classmates graduates
  apprentices shops bookshops stores studios salons companies firms businesses enterprises dealers hotels guesthouses
  hostels campsites restaurants canteens cafes caf\xE9s coffeehouses bars pubs breweries wineries distilleries dairies vineyards bakeries
  butchers farms smallholders cooperatives schools nurseries kindergartens universities colleges libraries museums
  galleries theatres theaters cinemas festivals clubs associations groups churches mosques temples parishes halls homes
  practices clinics surgeries hospices agencies charities nonprofits ngos foundations teams offices departments hosts
  guests fans choirs orchestras bands nurses midwives coaches guides chefs cooks athletes triathletes cyclists artisans
  tradespeople tradies startups start-ups brands banks insurers gyms hospitals pharmacies garages labs laboratories
  municipalities councils towns villages crews boats supermarkets centres centers wholesalers channels publishers
  experts colleagues relatives professionals individuals tourists travellers commuters amateurs pupils students
  residents veterans immigrants migrants refugees expats enthusiasts hobbyists paramedics mechanics critics academics
  entrepreneurs freelancers creatives vets dentists pilots monks priests pastors imams chefs anglers roofers masons
  witches moviegoers regulars nomads bosses heads secretaries janitors agents clerks trucks parks zoos vegans vegetarians diabetics architects`);
var ENDINGS = String.raw`\p{L}{2,}(?:ers|ors|ists|ians|eers|smen|swomen|tants|dents|yees|workers|keepers|owners)`;
var THINGS2 = list(`
  papers covers trailers flowers posters stickers planners letters newsletters numbers containers computers rollers
  boosters timers reminders orders hours offers powers towers dinners suppers burgers crackers colors doors floors
  mirrors sensors errors motors tractors scooters calculators generators chargers filters folders headers answers corners
  summers winters rivers feathers sweaters jumpers slippers toasters monsters characters chapters printers routers
  servers planters hangers coasters accidents incidents lasers layers covers tokens others elders' trackers banners
  flyers drawers blenders freezers cookers heaters burners cleaners helpers auditors sponsors testers subscribers
  followers listeners viewers users buyers members speakers boosters wrappers butters waters matters quarters dollars
  customers volunteers metres meters litres liters mentors colours flavours favors candles lists spoilers`);
var YOUNG = list(
  `toddlers babies newborns infants children kids preschoolers schoolchildren girls boys teenagers`
);
var PAYER = new RegExp(`^(?!(?:${THINGS2})$)(?:(?:${PAYERS})|${ENDINGS})$`, "iu");
var CHILD = new RegExp(`^(?:${YOUNG})$`, "iu");
var VAGUE = /^(?:(?:paying|regular|new|happy|potential|possible|first|many|some|all|other|young|different|local|private|most) )*(?:people|others|customers|clients|users|buyers|individuals|members|persons|men|adults|groups|guests|homes|heads|friends|regulars|teams|villages|towns|boats|channels)$/iu;
var VISITED = /^(?:parks|zoos|museums|airports|stations|beaches|festivals|towns|villages|cities|theatres|theaters|cinemas|campsites|trails|supermarkets|libraries|stadiums|malls|playgrounds|markets)$/iu;
var ANIMALS = list(`dogs cats horses ponies pets rabbits chickens parrots`);
var THINGS_OWNED = list(`bikes cars motorbikes motorcycles caravans campers gardens farmhouses houses cottages barns villas chalets castles
  pianos guitars violins lawns pools hedges orchards greenhouses bungalows`);
var ANIMAL = new RegExp(`^(?:${ANIMALS})$`, "iu");
var OWNED = new RegExp(`^(?:${ANIMALS}|${THINGS_OWNED})$`, "iu");

// src/server/engine/business/fit-buyers.ts
var PRIVATE = ["handmade", "on-site", "appointments", "teaching", "resale", "food"];
var USED_IN_PRIVATE = ["app", "content"];
var OF_CHILDREN = /(?<!\b(?:my|our|own|two|three|of|small) )\b(?:children'?s?|kids'?|toddlers?|bab(?:y|ies)|nursery)\b/iu;
var FOR_PARENTS = /parent|famil|child|school|nurser|kindergarten|teacher|mother|mum|grand|expecting/iu;
function buyersOf(read2, model) {
  if (!read2 || !USED_IN_PRIVATE.includes(model)) return read2;
  const head = headOf(read2);
  return VISITED.test(head.split(" ").at(-1) ?? "") ? `${singularOf(head)} visitors` : read2;
}
function impliedBuyers(text2, model, ofTrade) {
  const isForChildren = PRIVATE.includes(model) && OF_CHILDREN.test(text2) && !FOR_PARENTS.test(ofTrade);
  return isForChildren ? "parents" : null;
}

// src/server/engine/business/known-words.ts
var COUNTED2 = { least: 2, most: 30 };
function knownWords({ records, sales, yes }, now) {
  const said = (key) => records.get(key)?.value;
  const date = records.get("dateSaid");
  return {
    ...counted("buyerCount", sales.total),
    ...counted("userCount", Number(records.get("userCount")?.value ?? 0)),
    ...word2("inStock", yes.has("stock") ? said("inStock") : void 0),
    ...word2("waiting", said("waiting")),
    ...word2("priceSaid", said("priceSaid")),
    ...word2("dateSaid", date && dateToday(date.value, date.at, now))
  };
}
function counted(slot, count) {
  return count >= COUNTED2.least && count <= COUNTED2.most ? { [slot]: numberWord(count) } : {};
}
function word2(slot, value) {
  return value ? { [slot]: value } : {};
}

// src/server/engine/business/model-clues.ts
var BY_TYPE = {
  "E-commerce": { handmade: 2, resale: 1.6, food: 1, "print-on-demand": 0.5, downloads: 0.5 },
  Consulting: { advice: 3.5, freelance: 0.5 },
  "Content Creation": { content: 4 },
  "Software/Apps": { app: 2.5, saas: 1.5 },
  SaaS: { saas: 5 },
  "Creative Services": { freelance: 1.2, "on-site": 1.1, handmade: 1.3 },
  "Online Education": { teaching: 4.5, downloads: 0.3 },
  "Marketing Agency": { agency: 4.5 },
  Freelancing: { freelance: 2.2, "on-site": 0.8, advice: 0.4 },
  Other: { "on-site": 0.6, appointments: 0.5, food: 0.5, handmade: 0.5, community: 0.4, cause: 0.2 }
};
var any2 = (...ways) => new RegExp(String.raw`\b(?:${ways.join("|")})`, "iu");
var FIRMS = String.raw`(?:\w+ ){0,2}(?:shops|bookshops|salons|hairdressers|dentists|restaurants|companies|businesses|practices|installers|clinics|hotels|wineries|bakeries|firms|centres|roofers|physiotherapists)\b`;
var CLUES = [
  [
    "print-on-demand",
    6,
    any2(String.raw`print(?:ed)?[- ]on[- ]demand\b`, String.raw`printer ships\b`, "dropship")
  ],
  [
    "downloads",
    4,
    any2(
      String.raw`download(?:s|able|ed)?\b(?! a (?:month|week))`,
      String.raw`printables?\b`,
      String.raw`digital (?:files?|products?|prints?|patterns?|planners?)\b`,
      String.raw`presets?\b`,
      String.raw`e-?books?\b`,
      String.raw`(?:notion|excel|canva|spreadsheet) templates?\b`,
      String.raw`as pdfs?\b`,
      String.raw`pdf (?:packs?|files?|patterns?)\b`
    )
  ],
  [
    "resale",
    4,
    any2(
      String.raw`second[- ]?hand\b`,
      String.raw`refurbished\b`,
      String.raw`(?<!repairs? |repairing |restor\w+ |clean\w* )(?:vintage|antique)\b`,
      String.raw`pre-?loved\b`,
      String.raw`import(?:ed|er|s|ing)?\b(?! (?:rules|duties|law))`,
      "resell",
      "thrift",
      String.raw`(?<!from )used (?:books|textbooks|bikes|cameras|clothes|furniture|records|toys|instruments|tools|phones|\w+books)\b`,
      String.raw`wholesale\b`,
      String.raw`flea market\b`,
      String.raw`from (?:three |two |small |local |family |\p{Lu}\p{L}+ )*(?:gardens|growers|farms|producers)\b`
    )
  ],
  [
    "handmade",
    2,
    any2(
      String.raw`hand[- ]?(?:made|painted|poured|knitted|cut|sewn|woven|dyed|carved|bound)\b`,
      String.raw`by hand\b`,
      String.raw`(?:i|we|me|sister|mum) (?:make|sew|knit|crochet|carve|weave|turn|throw|forge|pour)\b`,
      String.raw`from (?:old|used)\b`,
      String.raw`custom (?!software|app|web|(?:\w+ )?songs?)`,
      String.raw`(?:small batches|made (?:from|of|to measure)|in (?:pastel|oil|watercolou?r))\b`,
      String.raw`(?<!a |the |candle |honey )workshop\b(?! for)`,
      String.raw`door signs\b|engraved\b`
    )
  ],
  [
    "food",
    3.5,
    any2(
      String.raw`(?:home )?kitchen\b(?!s? (?:design|audit|table|fitt))`,
      String.raw`food (?:truck|trailer|stall|permit|cart|licen[cs]e)\b`,
      String.raw`(?:taco|food|coffee|street food|burger) trailer\b|trailer\b`,
      String.raw`catering\b`,
      String.raw`commissary\b`,
      String.raw`cook(?:ed|ing)?\b.{0,20}\bsell\b`,
      String.raw`(?:sold hot|loaves|home bakery|supper club)\b`,
      String.raw`meal (?:boxes|prep)\b`
    )
  ],
  [
    "on-site",
    3,
    any2(
      String.raw`mobile\b(?! (?:app|game|phone))`,
      String.raw`at (?:the )?(?:customers?|clients?|famil(?:y|ies)|owners?|their)(?:'s?|s')? (?:homes?|houses?|places?|doors?|offices?)\b`,
      String.raw`at (?:your|the) door\b|i collect\b|van\b|pick[- ]?ups?\b`,
      String.raw`(?:window |house |office |flat )?cleaning\b|(?:i|we) (?:clean|wash|mow|paint|fix|mend)\b`,
      String.raw`gardening\b|lawn|murals?\b|on location\b|photograph(?:y|er)\b|elopement\b`,
      String.raw`weddings?\b(?! (?:dress|cake|gown|musicians|invitation))|drones?\b|install(?:ing|ation)\b|handyman\b`,
      String.raw`(?:dog walking|moving|pat testing|pet sitting|assembl(?:y|es|ing))\b|removal\b`,
      String.raw`(?:rents?|renting|hires? out) (?:\w+ ){1,3}to\b`
    )
  ],
  [
    "appointments",
    3.5,
    any2(
      String.raw`childmind|day ?care\b|at home for\b|massage|therap(?:y|ist)\b|physio(?!therapists)`,
      String.raw`in my (?:own )?(?:\w+ )?(?:flat|home|house|studio|salon|practice|garage|room)\b`,
      String.raw`(?:salon|nails?|nail studio|barber|hairdresser|hairdressing|tattoo artist|tattoo studio)\b(?! shops)`,
      String.raw`treatments?\b(?<!water treatment)|reiki\b|personal training\b|yoga\b(?! (?:mats?|teachers|studios))|acupuncture\b`
    )
  ],
  [
    "freelance",
    2.5,
    any2(
      String.raw`translat|subtitl|transcri|illustrat|copy-?writ|copy-?edit|proofread|voice[- ]?overs?\b|book-?keep`,
      String.raw`logo design\b|web (?:design|develop)|freelanc(?!ers)|ghost-?writ|video editing\b|resume|cv writing\b`,
      String.raw`3d model|cad\b|songs?\b|sound design\b|virtual assist|label and logo\b`
    )
  ],
  ["freelance", 3, any2(String.raw`edit(?:s|ing)? (?:podcasts|videos|manuscripts|books|films)\b`)],
  [
    "advice",
    3,
    any2(
      String.raw`advi[sc]e\b|advis(?:es?|ing|or|er)\b|consult|audits?\b|grant applications?\b|compliance\b`,
      String.raw`help(?:s|ing)? (?:\w+ )?(?:hotels|companies|businesses|firms|farms|restaurants|shops|supermarkets|dairies|schools)\b`
    )
  ],
  [
    "agency",
    2.5,
    any2(
      String.raw`social media for\b|pays? monthly\b|retainer\b|ghostwriting\b.{0,20}\bclients\b|bring leads\b|i film and post\b`,
      `(?:ads|seo|newsletters?|content|leads|profiles|reviews|posts|videos) (?:written |made |management )?for ${FIRMS}`
    )
  ],
  [
    "teaching",
    3.5,
    any2(
      String.raw`(?:video |online |evening |e-?mail )?courses?\b(?! of action)|lessons?\b(?! plans?)|class(?:es)?\b(?! action)`,
      String.raw`teach(?:es|ing)?\b(?!ers)|tutor(?:s|ing)?\b|workshops\b|workshop for\b|\d+ students\b|driving theory\b`,
      String.raw`club for (?:girls|boys|kids|children)\b|exam prep|coaching (?:programme|program|course)\b|boot ?camp\b`
    )
  ],
  [
    "content",
    4,
    any2(
      String.raw`(?<!edits? |editing |produces? )podcast|newsletter\b(?!s)|youtube\b|(?:video )?channel\b|(?:web)?comics?\b`,
      String.raw`blog\b|magazine\b|videos of\b|streamer\b|tiktok\b|episodes?\b|i write a\b|instagram (?:account|page|comics)\b`
    )
  ],
  [
    "saas",
    2.5,
    any2(
      String.raw`(?:booking|rota|invoic(?:e|ing)|scheduling|inventory|stock|crm|billing|reporting|planning|tracking) (?:and \w+ )?(?:tool|system|tracking|software|reminders)\b`,
      String.raw`tool for\b|trial accounts?\b|paying accounts?\b|dashboard for\b|software for\b|saas\b|screens for\b`,
      String.raw`(?:shops|studios|companies|teams|clinics|schools|clubs) (?:pay|use it)\b`
    )
  ],
  [
    "app",
    2.5,
    any2(
      String.raw`apps?\b|browser extension\b|plug-?in\b|(?:puzzle |mobile |card )?game\b|installs?\b|android\b|ios\b|app ?stores?\b`,
      String.raw`in both stores\b|licen[cs]es sold\b`
    )
  ],
  [
    "community",
    4,
    any2(
      String.raw`community\b(?! (?:cent(?:re|er)|garden|fridge|kitchen))|marketplace\b|platform (?:that|where|for)\b`,
      String.raw`connect(?:s|ing) .{0,40}\bwith\b|match(?:es|ing)? .{0,30}\bwith\b|swap(?:ping)? (?:group|circle)\b`,
      String.raw`members?hip club\b|co-?working\b|tool library\b`
    )
  ],
  [
    "cause",
    7,
    any2(
      String.raw`donations?\b|non-?profit\b|charity\b(?! shops)|volunteers?\b(?! at)|nobody earns\b|for free to\b`,
      String.raw`community (?:garden|fridge|kitchen)\b|repair caf|rescue (?:\w+ )?(?:cats|dogs|animals|donkeys)`
    )
  ]
];

// src/server/engine/business/read-model.ts
var TRADE_FIRST = 2.5;
var TRADE_OTHER = 1.6;
function guessModel(type, description, trades) {
  const scores = new Map(MODELS.map((model) => [model, BY_TYPE[type][model] ?? 0]));
  const add = (model, weight) => scores.set(model, (scores.get(model) ?? 0) + weight);
  for (const [model, weight, clue] of CLUES) if (clue.test(description)) add(model, weight);
  for (const { models } of trades)
    for (const [index, model] of models.entries())
      add(model, (index === 0 ? TRADE_FIRST : TRADE_OTHER) / trades.length);
  const [best2, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!best2 || !second) throw new Error("there are no models");
  return { model: best2[0], certainty: best2[1] === 0 ? 0 : (best2[1] - second[1]) / best2[1] };
}

// src/server/engine/business/capitals.ts
var NAMES = new Map(
  `Google Instagram LinkedIn YouTube TikTok Etsy Excel Python Android Dutch German Spanish Portuguese English French
  Italian Japanese Chinese Arabic Turkish Polish Russian Greek Indian Korean Swedish Danish Norwegian Finnish Irish
  Scottish Welsh European African American Mexican Brazilian Nepali Christmas Easter Halloween Lego Montessori Pilates
  Reiki Thai Vietnamese Persian Moroccan Ethiopian Nigerian Swiss Austrian Belgian Ukrainian Czech Hungarian Nordic
  Scandinavian Celtic Victorian Minecraft Notion Canva WordPress Shopify Lightroom Catalan Swahili Hindi Urdu Hebrew
  Romanian Bulgarian Serbian Croatian Filipino Indonesian Malaysian Peruvian Colombian Argentinian Cuban Jamaican
  Kenyan Ghanaian Syrian Lebanese Egyptian Afghan Iranian Georgian Armenian Tamil Bengali Punjabi Yoruba Igbo Zulu
  Icelandic Estonian Latvian Lithuanian Slovenian Slovak Basque Breton British Australian Canadian Facebook Pinterest
  Braille Tigrinya Mandarin Cantonese PhD SEO HR PDF Quran Bible Airbnb WhatsApp Zoom Wolof Armenian`.split(/\s+/u).map((name) => [name.toLowerCase(), name])
);
var POSSESSIVE = {
  childrens: "children's",
  womens: "women's",
  mens: "men's"
};
function fitForSentence(phrase, isAtStart = true) {
  const isPlainCapital = isAtStart && /^\p{Lu}\p{Ll}+(?:[ '’-]|$)/u.test(phrase);
  const lowered = isPlainCapital ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
  return lowered.split(" ").map((word3) => POSSESSIVE[word3.toLowerCase()] ?? NAMES.get(word3.toLowerCase()) ?? word3).join(" ");
}
function isName(word3) {
  return NAMES.has(word3.toLowerCase());
}

// src/server/engine/business/noun-phrase.ts
var list2 = (words) => words.trim().split(/\s+/u).join("|");
var COUNT = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty)`;
var DETERMINER = new RegExp(
  String.raw`^(?:(?:${list2(`a an the my our your some these those this their his her any all more very own new few only just really mostly
  mainly other one simple nice great good beautiful lovely high-quality quality unique affordable cheap local regional
  delicious amazing best fresh weekly monthly daily free homemade home-made print-on-demand dropshipped`)}|${COUNT})\s+)+`,
  "iu"
);
var LENGTH_OF = new RegExp(
  String.raw`^(?:an? |the )?${COUNT}[- ](?:lesson|week|day|month|hour|minute|part|module|step|evening)s?\s+`,
  "iu"
);
var MEASURE = /^(?:small |big |large |monthly |weekly )?(?:batch(?:es)?|range|series|collection|selection|variety|sets?|line|kinds?|sorts?|types?|jars|bottles|bags|boxes|tins) of\s+/iu;
var END = new RegExp(
  String.raw`(?:^|\s+)(?:${list2(`for to that which who whose whom from in on at so because as by via using where when while locally since
  into near around through after before during is are was were has have had can will want wants need needs each every
  if than like over until per not last sold made but nobody nothing never get gets it now then only mostly mainly plus
  printed delivered written explained taught washed tested served posted woven tied baked recorded imported harvested roasted within sewn under between among still did
  do does i we they he she you always helps tells hides reminds reads next about without starts opens`)})(?!-)\b.*$`,
  "iu"
);
var KEPT = /^(.+? (?:from (?:old|used|recycled|reclaimed|scrap) [\p{L}-]+|in (?:pastel|oil|watercolou?r|wood|clay|glass|silver|resin|wool|Catalan|Spanish|English|German|French|Arabic|Italian|Dutch)))(?=$|[ .,;:!?])/u;
var WITH = / (?:with|without) (?:.*\d.*|(?:a|an|my|our|their|your|the|one|two|three|friends|people|small)\b.*)$/iu;
var FORBIDDEN = new RegExp(
  String.raw`\b(?:${list2(`ignore disregard previous instructions? system prompt xp script alert https? www admin password select drop delete
  give award reward them things? stuff something anything everything myself me him us sure living side startup business
  company idea ideas people who nobody volunteers? don't doesn't won't my our their`)})\b`,
  "iu"
);
var HOLLOW = new RegExp(
  `^(?:(?:${list2(`social small own online live new first good monthly weekly mobile local home`)}) )*(?:${list2(`ideas? money income cash profit sales? ads? code following followers
  audience brand name career portfolio difference plans? lots? bit ways? sense progress time fun free assistant products?
  services? goods items? stuff work projects? online website shop store page agency studio customers? clients? jobs?
  hands? removal video videos short app apps tool platform software live thing home bakery help support kitchen parts?
  instagram media evening evenings alone thinking together myself ourselves daily nano`)})$`,
  "iu"
);
var SOMEBODY = /(?:assistant|consultant|coach|tutor|teacher|trainer|photographer|designer|developer|writer|editor|translator|freelancer|artist|maker|baker|illustrator|nurse|engineer|accountant|lawyer|gardener|musician|mum|mother|father|dad|student|people|persons?|men|women|cleaners|hairdresser|barber|sweep|dj|electrician|plumber|carpenter|therapist|doula|guide|stylist|singer|magician|officer|manager|owner|expert|specialist|chef)$/iu;
var PUBLISHED = /\b(?:podcast|newsletter|channel|blog|vlog|magazine|zine|comics?|webcomic|videos? (?:of|about|on)|youtube|tiktok|twitch|audio stories)\b/iu;
var VEHICLE = /\b(?:trailer|truck|cart|stall|stand|kiosk|food van|(?:cream|coffee|cargo|food) bike|shop|store|salon|studio|practice)$/iu;
var PLAIN = /^[\p{L}\d][\p{L}\p{N}'&-]*(?: [\p{L}\d&][\p{L}\p{N}'&-]*){0,6}$/u;
var LENGTH = { min: 3, max: 42 };
function nounPhrase(phrase) {
  const start = phrase.trim().replace(LENGTH_OF, "").replace(DETERMINER, "").replace(MEASURE, "").replace(DETERMINER, "").replace(/ online$/iu, "");
  const kept = KEPT.exec(start)?.[1];
  const noun = withoutLanguage(start.replace(END, "").replace(WITH, "").trim()).replace(
    /(?<=\p{L}{4}ing) van$/iu,
    ""
  );
  const isKept = kept?.startsWith(noun) && noun === headOf(kept);
  if (/^\p{L}+$/u.test(noun) && !isPlural(noun) && !/ing$/u.test(noun) && /^ (?:at|to) /u.test(start.slice(noun.length)))
    return null;
  return (isKept ? accept(kept ?? "") : null) ?? accept(noun) ?? accept(noun.replace(/ (?:and|or|&) .*$/iu, "")) ?? accept(headOf(noun));
}
function withoutLanguage(noun) {
  const words = noun.split(" ");
  const last = words.at(-1) ?? "";
  return words.length > 1 && isName(last) && isPlural(words.slice(0, -1).join(" ")) ? words.slice(0, -1).join(" ") : noun;
}
function accept(phrase) {
  const plain = phrase.replace(/[ '&-]+$/u, "").replace(/ (?:and|or|&|about|on|of|with|in|from|online|a|the)$/iu, "");
  if (!PLAIN.test(plain) || plain.length < LENGTH.min || plain.length > LENGTH.max) return null;
  const head = headOf(plain);
  if (isName(plain) && plain !== plain.toUpperCase()) return null;
  if (FORBIDDEN.test(plain) || HOLLOW.test(head) || SOMEBODY.test(head) || PUBLISHED.test(plain)) return null;
  if (/^(?:and|or|of)\b/iu.test(plain) || VEHICLE.test(plain)) return null;
  if (/ (?:and|or|&) (?:an?|the|small|other)\b/iu.test(plain)) return null;
  return fitForSentence(plain);
}

// src/server/engine/business/read-buyers.ts
var NUMBERED = /^(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen)$/iu;
var DETERMINER2 = /^(?:a|an|the|my|our|your|some|these|those|their|his|her|any|all|more|very|other|many|mostly|mainly|both)$/iu;
var STOP = /^(?:i|we|me|my|it|them|us|they|you|he|she|who|that|which|this|is|are|was|were|be|has|have|had|can|will|want|need|not|no|so|to|of|at|by|on|in|from|with|for|as|when|if|sold|did|do|does|about|under|over|than|per|each|every|since|until|friends|waiting|free|trial|regular|clients)$/iu;
var COMMON = /^(?:small|young|family|local|private|independent|old|new|older|busy|rural|craft|hobby|home|shop)\b/iu;
var MOST_WORDS = 4;
var NAME = String.raw`(?:the )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}`;
var BELONGS = new RegExp(
  String.raw`^ (?:(?:in|from|near|around|across) ${NAME}|aged \d+ to \d+|between \d+ and \d+|over \p{L}+|under \d+(?! (?:people|euro|dollar|naira|pound))|with (?!under|over|less|more|\d)[\p{L}-]+(?: (?:disease|practice|skin|hair|roofs|children|dogs|cats|allergies))?(?=$|[.,;:!?)])|of (?:old|small|young|classic|rescue)? ?[\p{L}-]+s(?=$|[ .,;:!?)])|on night shift|in (?:town|rural areas|the city))`,
  "u"
);
function peopleAt(text2) {
  const words = text2.trim().split(" ");
  const taken = [];
  for (const word3 of words) {
    const plain = word3.replace(/[.,;:!?)]+$/u, "");
    if (taken.length === 0 && (DETERMINER2.test(plain) || NUMBERED.test(plain))) continue;
    if (STOP.test(plain) || taken.length >= MOST_WORDS || !/^\p{L}[\p{L}\p{N}'-]*$/u.test(plain)) return null;
    taken.push(plain);
    const payers = payersOf(taken, words, word3, text2);
    if (payers !== void 0) return payers;
    if (plain !== word3) return null;
  }
  return null;
}
function payersOf(taken, words, word3, text2) {
  const noun = taken.at(-1) ?? "";
  const next = words[words.indexOf(word3) + 1] ?? "";
  if (CHILD.test(noun)) return parentsOf(taken.join(" "), text2);
  if (OWNED.test(noun) && (next === "" || noun !== word3)) return ownersOf(taken);
  if (PAYER.test(noun) && !isModifier(words, word3)) return withTail(taken.join(" "), text2);
  return void 0;
}
function ownersOf(things) {
  const [only2 = ""] = things;
  return things.length === 1 && ANIMAL.test(only2) ? `${singularOf(only2.toLowerCase())} owners` : `owners of ${fitForSentence(things.join(" "), true)}`;
}
function isModifier(words, word3) {
  const next = words[words.indexOf(word3) + 1] ?? "";
  return word3 === word3.replace(/[.,;:!?)]+$/u, "") && PAYER.test(next.replace(/[.,;:!?)]+$/u, ""));
}
function parentsOf(children, text2) {
  const after = text2.slice(text2.indexOf(children) + children.length);
  if (/^ and (?:their )?parents/iu.test(after)) return "parents";
  if (/^(?:children|kids)$/iu.test(children))
    return /^ aged /u.test(after) ? `parents of ${withTail(children, text2)}` : "parents";
  if (/^(?:refugee|poor|deaf|sick) /iu.test(children)) return null;
  return `parents of ${withTail(children, text2) ?? children}`;
}
function withTail(people2, text2) {
  const after = text2.slice(text2.indexOf(people2) + people2.length);
  const second = secondOf(after);
  const both = second ? `${people2} and ${second}` : people2;
  const rest = second ? after.slice(after.indexOf(second) + second.length) : after;
  const tail = BELONGS.exec(rest)?.[0] ?? "";
  const whole = `${both}${tail}`.length <= 42 ? `${both}${tail}` : both.length <= 42 ? both : people2;
  if (VAGUE.test(whole)) return null;
  return fitForSentence(whole, PAYER.test(whole.split(" ")[0] ?? "") || COMMON.test(whole));
}
function secondOf(after) {
  const [, next = ""] = /^ (?:and|or|&) ([^.,;:!?()]+)/u.exec(after) ?? [];
  const words = next.split(" ").slice(0, 3);
  const at2 = words.findIndex((word3) => PAYER.test(word3));
  return at2 === -1 || words.slice(0, at2).some((word3) => STOP.test(word3)) ? null : words.slice(0, at2 + 1).join(" ");
}
var ALL_FOR = /\bfor\s+/giu;
var SOLD_TO = /\b(?:sell|sells|sold|offer|selling|rent|rents|renting|deliver(?:s|ed)?|posted|taught|teach|teaches|bring|brings|reads|shows|explain|explains|gives|sends)\b[^.;!?]{0,60}?\bto\s+/giu;
var SERVED = /\b(?:help|helps|helping|advise|advises|advising|serve|serves|teach|teaches|teaching|tells?|reminds?|coach(?:es|ing)?|supports?|get|so that|so|let|lets|so my|visit)\s+/giu;
var MADE_WITH = /\b(?:written|made|designed|developed|together|in|restaurants|audits) (?:with|in)\s+/giu;
var PAYING = /(?:^|[,.;] )((?:[\p{L}'-]+ ){1,4}?)(?:pay|buy|hire me|book me|order)\b/giu;
var ONE_PAYS = /\b(?:the|each|every|a) ([\p{L}-]{3,}) (?:pays|buys|orders|books|hires|subscribes)\b/giu;
var CLIENTS_IN = /\b(?:clients|customers|buyers) (?:in|from) (?:the )?((?!\p{Lu})\p{L}+(?: (?!and |or |with |for |since |who )\p{Ll}+)?)(?=$|[.,;:!?)])/u;
var ABOUT_A_SUBJECT = /\b(?:podcast|newsletter|channel|blog|vlog|magazine|comics?|webcomic|videos? of|tiktok|youtube)\b/iu;
function startsWithVerb(part) {
  const [first = ""] = part.split(" ");
  return /[^s]s$/u.test(first) && !PAYER.test(first) && !/^(?:sports|arts|women's|sales|news)$/iu.test(first);
}
function readBuyers(text2) {
  const isContent = ABOUT_A_SUBJECT.test(text2);
  const after = (pattern) => [...text2.matchAll(pattern)].map((hit) => text2.slice(hit.index + hit[0].length));
  const listed = isContent ? [] : text2.split(/(?:[.;:!?(\n–]|,) ?/u).slice(1, 3);
  const candidates = [
    ...after(ALL_FOR),
    ...after(SOLD_TO),
    ...isContent ? [] : after(SERVED),
    ...after(MADE_WITH),
    ...[...text2.matchAll(PAYING)].map(([, people2 = ""]) => people2),
    ...listed.filter(
      (part) => !/^(?:\d|one |two |three |four |five |six |the |my |our |run |sold |printed|made|from )/iu.test(
        part
      ) && !startsWithVerb(part)
    )
  ];
  for (const candidate of candidates) {
    const people2 = peopleAt(candidate);
    if (people2) return people2;
  }
  return payingIn(text2) ?? clientsIn(text2);
}
function payingIn(text2) {
  for (const [, one = ""] of text2.matchAll(ONE_PAYS)) {
    const many = forcedPluralOf(one.toLowerCase());
    const [said] = new RegExp(String.raw`(?:[\p{L}-]+ )?\b${many}\b.*`, "iu").exec(text2) ?? [];
    const people2 = PAYER.test(many) ? peopleAt(said ?? many) ?? many : null;
    if (people2 && !VAGUE.test(people2)) return people2;
  }
  return null;
}
function clientsIn(text2) {
  const [, trade = ""] = CLIENTS_IN.exec(text2) ?? [];
  return trade && !/^(?:town|person|total|spring|summer|autumn|winter|one|two|three|a|my|our|all)\b/iu.test(trade) ? `clients in ${trade.toLowerCase()}` : null;
}

// src/server/engine/business/read-phrases.ts
var NO_PHRASES = { sells: null, doing: null, buyers: null, soldAt: null };
var forms = (verbs) => verbs.trim().split(/\s+/u).flatMap((verb) => [verb, thirdPersonOf(verb), gerundOf(verb)]).join("|");
function thirdPersonOf(verb) {
  if (/[^aeiou]y$/u.test(verb)) return verb.replace(/y$/u, "ies");
  return /(?:s|x|z|ch|sh)$/u.test(verb) ? `${verb}es` : `${verb}s`;
}
var SELLING_VERBS = `sell resell make offer build create bake produce craft sew knit publish roast rent import pour brew cook
  carve weave crochet grow refurbish develop print forge blend run provide host`;
var SELLING = forms(SELLING_VERBS);
var SERVING_VERBS = `translate design paint write edit film photograph repair clean groom teach tutor advise coach
  illustrate draw record train mend tune restore install test inspect audit organise organize plan manage deliver
  collect assemble transcribe proofread renovate wash tailor sharpen rent transport survey digitise`;
var SERVING = forms(SERVING_VERBS);
var BASE_OF = new Map(
  SERVING_VERBS.split(/\s+/u).flatMap((verb) => [
    [verb, verb],
    [thirdPersonOf(verb), verb],
    [gerundOf(verb), verb]
  ])
);
var WISH = String.raw`(?:(?:want|would like|plan|hope|love|like|try|am trying|am going|'d like|wnat|use) to\s+|can\s+|now\s+|also\s+|currently\s+|mostly\s+|only\s+)*`;
var BARE = (verbs) => String.raw`(?:^|[.!?]\s+)(?:(?:i'm |am )?(?=\w+(?:s|ing)\b|(?:sell|make|bake|sew|build|teach|translate|write|offer)\b)(${verbs}))\s+(?!(?:of|for|in|and|from|with|on|by|class\w*|courses?|lessons?|workshops?|services?|supplies|tools?|machines?|patterns?|kits?|equipment|templates?)\b)`;
var PHRASE = String.raw`(?:up )?([^.,;:!?()\n–]{3,90})`;
var SAID_BY = String.raw`\b(?:i|we|and me|and i)\s+${WISH}`;
var clause = (verbs) => [
  new RegExp(String.raw`${SAID_BY}(${verbs})\s+${PHRASE}`, "iu"),
  new RegExp(`${BARE(verbs)}${PHRASE}`, "iu")
];
var I_SELL = clause(SELLING);
var I_DO = clause(SERVING);
var I_DO_THINGS = new RegExp(String.raw`\b(?:i|we)\s+${WISH}do\s+${PHRASE}`, "iu");
var TURNED_INTO = new RegExp(String.raw`\b(?:turn|turning|turns)\b[^.,;]{3,40}? into\s+${PHRASE}`, "iu");
var SOLD2 = new RegExp(String.raw`\bsold\s+(?:about |over )?\d[\d.,]*\s+${PHRASE}`, "iu");
var NO_OPENING = /^(?:i|i'm|we|it|this|that|there|he|she|they|you|in|on|at|for|with|from|since|after|when|if|because|help\p{L}*|my|our|nothing|nobody|\S+ people|sold|still|no|not|free|volunteers?|us|me|just|hi|hello|hey|currently|did|got|have|was|used to)\b/iu;
var FINITE = /\b(?:i|we|is|are|was|were|surveys|helps|tells)\b/iu;
function readPhrases(description, spell = (text2) => text2) {
  const text2 = spell(clean(description));
  return { sells: sellsIn(text2), doing: doingIn(text2), buyers: readBuyers(text2), soldAt: soldAtIn(text2) };
}
function clean(description) {
  return description.normalize("NFKC").replaceAll(/<[^>]*>/gu, " ").replaceAll("\u2019", "'").replaceAll(/\s+/gu, " ").trim().slice(0, 1e3);
}
function sellsIn(text2) {
  for (const pattern of [TURNED_INTO, ...I_SELL, SOLD2]) {
    const noun = offerOf(pattern.exec(text2)?.at(-1));
    if (noun) return noun;
  }
  return openingNoun(text2) ?? offerOf(I_DO_THINGS.exec(text2)?.[1]);
}
function offerOf(phrase) {
  const noun = phrase ? nounPhrase(phrase) : null;
  return noun && /^an? /iu.test(phrase?.trim() ?? "") && isMass(noun) && !/ing$/u.test(noun) ? forcedPluralOf(noun) : noun;
}
function openingNoun(text2) {
  const parts = text2.split(/[.,;:!?(\n–] ?/u);
  for (const part of parts.slice(0, 2)) {
    const beginning = part.split(/ (?:for|that|which|so|who|where) /iu)[0] ?? "";
    if (NO_OPENING.test(part) || FINITE.test(beginning) || isVerb(part)) return null;
    const noun = offerOf(part);
    if (noun) return noun;
    if (!/^(?:home bakery|online shop|small shop|my shop|shop|studio|etsy shop)$/iu.test(part)) return null;
  }
  return null;
}
var OPENING_VERBS = [SELLING, SERVING].map((verbs) => new RegExp(String.raw`${BARE(verbs)}\S`, "iu"));
var isVerb = (part) => OPENING_VERBS.some((pattern) => pattern.test(part));
function doingIn(text2) {
  const [, said = "", object = ""] = I_DO.map((pattern) => pattern.exec(text2)).find(Boolean) ?? [];
  const verb = BASE_OF.get(said.toLowerCase());
  if (!verb) return null;
  const noun = nounPhrase(object);
  return noun && (isPlural(noun) || isMass(noun)) ? `${gerundOf(verb)} ${noun}` : null;
}
var PLACES = [
  [/\betsy\b/iu, "your Etsy shop"],
  [/\bebay\b/iu, "your eBay shop"],
  [/\bsaturday market\b/iu, "the Saturday market"],
  [/\bfarmers'? market/iu, "the farmers' market"],
  [
    /\b(?:craft|christmas|street|flea|local|weekend) (?:markets?|fairs?)\b|\bat markets\b|\bmarket stall\b/iu,
    "your market stall"
  ],
  [/\bfood truck\b/iu, "your food truck"],
  [/\btrailer\b/iu, "your trailer"],
  [/\b(?:on|via|through) instagram\b|\binstagram (?:comics|account|page|shop)\b/iu, "your Instagram page"],
  [/\bamazon\b/iu, "your Amazon page"],
  [/\b(?:app|play) ?store\b|\bin both stores\b|\bin the store\b/iu, "the app store"]
];
function soldAtIn(text2) {
  return PLACES.find(([pattern]) => pattern.test(text2))?.[1] ?? null;
}

// src/server/engine/business/read-topic.ts
var FORMS2 = [
  [/\bpodcasts?\b/iu, "episode", "episodes", "recording", "listeners"],
  [/\bnewsletters?\b|\bweekly letter\b/iu, "issue", "issues", "writing", "readers"],
  [/\bcomics?\b|\bwebtoon\b/iu, "comic", "comics", "drawing", "readers"],
  [/\bblog\b/iu, "post", "posts", "writing", "readers"],
  [/\byoutube\b|\bvideos?\b|\bchannel\b|\btiktok\b|\breels\b/iu, "video", "videos", "filming", "viewers"],
  [/\bmagazine\b/iu, "issue", "issues", "writing", "readers"],
  [/\b(?:audio )?stories\b/iu, "story", "stories", "recording", "listeners"]
];
var TOPIC = /\b(?:about|on|of|with)\s+((?:(?!\b(?:for|who|which|that|where|because|so|from|since|at|i|we)\b)[^.,;:!?()\n])+)/iu;
var AFTER_COMMA = /^\s*[\p{L} ]{3,30},\s*([^.,;:!?()\n]{4,40})/u;
var TOPIC_LENGTH = { min: 4, max: 34 };
function readTopic(description) {
  const form = FORMS2.find(([pattern]) => pattern.test(description));
  const found2 = TOPIC.exec(description)?.[1] ?? AFTER_COMMA.exec(description)?.[1];
  const topic = found2 && shortened(found2);
  if (!form || !topic) return {};
  const [, piece, pieces, doing, audience] = form;
  return {
    piece,
    pieces,
    "offer.many": `${pieces} about ${topic}`,
    "offer.one": `${withArticle(piece)} about ${topic}`,
    "offer.doing": `${doing} ${pieces} about ${topic}`,
    customers: audience,
    customer: audience.replace(/s$/u, "")
  };
}
var BARE_COURSE = /^(?:(?:live|online|video|evening|weekend|e-?mail|short|small|free|group|summer|self-paced|eight|six|four) )*(?:courses?|class(?:es)?|lessons?|workshops?|tutorials?|programmes?|programs?|bootcamps?)$/iu;
var TAUGHT = /\b(?:teach|teaching|show|showing|learn)\b[^.;!?]*?\b(?:how )?to (keep|make|build|cook|bake|sew|grow|repair|fix|write|draw|paint|play|speak|read|use|plan|code|film|edit|cut|knit|prune|swim|dance|invest|budget|sell|run|train|brew|carve|care for)\s+([^.,;:!?()\n]{3,40})/iu;
var NAMED = /\b(?:courses?|class(?:es)?|lessons?|workshops?)\s+(?:on|about|in|how to)\s+([^.,;:!?()\n]{3,40})/iu;
function readSubject(description, sells) {
  if (sells && !BARE_COURSE.test(sells)) return {};
  const [, verb, object] = TAUGHT.exec(description) ?? [];
  const found2 = object ? `${gerundOf(verb ?? "")} ${object}` : NAMED.exec(description)?.[1] ?? (sells ? AFTER_COMMA.exec(description)?.[1] : void 0);
  const subject = found2 && shortened(found2.replace(/\b(?:their|your)\s+/giu, "").replace(/ for .*$/iu, ""));
  if (!subject || /^(?:\d|i |we |one |two |three |page|sold|only)/iu.test(subject)) return {};
  const isVideo = /\bvideo|\brecorded/iu.test(description);
  const piece = isVideo ? "video lesson" : /\be-?mail course/iu.test(description) ? "e-mail lesson" : "lesson";
  return {
    "offer.many": `${piece}s on ${subject}`,
    "offer.one": `${withArticle(piece)} on ${subject}`,
    "offer.doing": `teaching ${subject}`
  };
}
function shortened(text2) {
  const plain = text2.trim().replace(/^(?:the|my|our|a|an|true)\s+/iu, "").replace(/\s+(?:and|or)\s+(?:a|an|the)\s.*$/iu, "");
  const short = plain.length <= TOPIC_LENGTH.max ? plain : plain.replace(/ (?:in|on|at|from|with|under|around|to|as) .*$/iu, "");
  const isFine = short.length >= TOPIC_LENGTH.min && short.length <= TOPIC_LENGTH.max && /^[\p{L}\d][\p{L}\p{N}' -]*$/u.test(short);
  return isFine && !/\b(?:i|me|my|we|our|you|camera|no|none|sent)\b/iu.test(short) ? short : null;
}

// src/server/engine/business/spelling.ts
var SHORTEST = 6;
var LONG = 8;
var RIGHT = `patent patents addition persona banana bananas runway fright waking finnish africa stripped desert deserts
  closet curses carves weaves phases buffet ponies favorite favor honor labor neighbor neighbors neighborhood latter
  judgment humor steaks sweater planter potter batter better letter matter butter litter bitter caster coaster plaster
  breads boards cords chords prints points plants planes plates places prices prizes slices spices`;
function createSpelling(texts) {
  const known = new Set(RIGHT.split(/\s+/u));
  for (const text2 of texts) for (const word3 of text2.toLowerCase().match(/\p{L}+/gu) ?? []) known.add(word3);
  const byMissing = /* @__PURE__ */ new Map();
  for (const word3 of known)
    if (word3.length >= SHORTEST)
      for (const shorter of withoutOneLetter(word3))
        byMissing.set(shorter, (byMissing.get(shorter) ?? /* @__PURE__ */ new Set()).add(word3));
  const correct = (word3) => {
    if (word3.length < SHORTEST || known.has(word3) || isInflected(word3, known)) return word3;
    const near = /* @__PURE__ */ new Set([
      ...byMissing.get(word3) ?? [],
      ...withoutDouble(word3).filter((other) => known.has(other)),
      ...word3.length >= LONG ? swapped(word3).filter((other) => known.has(other)) : []
    ]);
    const [only2] = near;
    return near.size === 1 && only2 !== void 0 && only2[0] === word3[0] && !isInflected(only2, /* @__PURE__ */ new Set([word3])) ? only2 : word3;
  };
  return (text2) => text2.replaceAll(/(?<![\p{L}\p{N}'-])\p{Ll}+(?![\p{L}\p{N}'-])/gu, correct);
}
var ENDINGS2 = ["s", "es", "ed", "d", "ing", "er", "ers", "ly", "y", "en", "al"];
function isInflected(word3, known) {
  return ENDINGS2.some(
    (ending) => word3.endsWith(ending) && ["", "e", "y"].some((letter) => known.has(word3.slice(0, -ending.length) + letter))
  );
}
function withoutOneLetter(word3) {
  return [...word3].map((_, at2) => word3.slice(0, at2) + word3.slice(at2 + 1)).filter((_, at2) => at2 > 0);
}
function swapped(word3) {
  return [...word3].flatMap(
    (letter, at2) => at2 > 1 ? [word3.slice(0, at2 - 1) + letter + word3.charAt(at2 - 1) + word3.slice(at2 + 1)] : []
  );
}
function withoutDouble(word3) {
  return [...word3].flatMap(
    (letter, at2) => at2 > 0 && letter === word3[at2 - 1] ? [word3.slice(0, at2) + word3.slice(at2 + 1)] : []
  );
}

// src/server/engine/business/words.ts
var LONGEST = 34;
function questWords(ofModel, trade, own, businessName) {
  const base = { ...ofModel, ...defined(trade?.slots ?? {}) };
  const words = { ...base, ...offerWords(own, base, ofModel), ...buyerWords(own.buyers) };
  return {
    ...words,
    ...own.soldAt && { place: own.soldAt },
    aCustomer: withArticle(words.customer),
    business: businessName ?? "your business"
  };
}
function offerWords(own, base, ofModel) {
  const doing = own.doing && own.doing.length <= LONGEST ? { "offer.doing": own.doing } : {};
  const sells = shortened2(own.sells);
  if (!sells) return doing;
  const many = pluralOf(sells);
  return { "offer.many": many, "offer.one": oneOf(many, base, ofModel), ...doing };
}
function shortened2(phrase) {
  if (!phrase || phrase.length <= LONGEST) return phrase;
  const first = firstOf(phrase);
  const short = first.length <= LONGEST ? first : headOf(first);
  return short.length <= LONGEST && short.includes(" ") ? short : null;
}
function firstOf(phrase) {
  const [first = phrase, ...more] = phrase.split(/ (?:and|or|&) /iu);
  return more.length > 0 && isPlural(first) ? first : phrase;
}
var WORK2 = /^(?:job|appointment|session|project|assignment|lesson|visit)$/u;
var PERIOD = /^an? (?:month|pilot month|day|year|week|evening|half-day)$/u;
function oneOf(many, base, ofModel) {
  const first = firstOf(many);
  if (isPlural(first) || !isMass(first)) return withArticle(singularOf(first));
  if (!isAboutSame(many, `${base["offer.one"]} ${base["offer.many"]}`)) {
    if (WORK2.test(ofModel.piece)) return withArticle(`${many} ${ofModel.piece}`);
    const portion = unitOf(ofModel["offer.one"]);
    return portion ? `${portion} of ${many}` : base["offer.one"];
  }
  const unit = unitOf(base["offer.one"]);
  return unit ? `${unit} of ${many}` : base["offer.one"];
}
function unitOf(one) {
  const [, unit] = /^(.+?) of /u.exec(one) ?? [];
  return unit && !PERIOD.test(unit) ? unit : null;
}
var STEM = 4;
function isAboutSame(a, b) {
  const stems = (text2) => (text2.toLowerCase().match(/\p{L}{2,}/gu) ?? []).filter((word3) => !/^(?:of|an|and|for|with|the|in|on|from|small|online|own)$/u.test(word3)).map((word3) => word3.slice(0, STEM));
  const known = new Set(stems(b));
  return stems(a).some((stem) => known.has(stem));
}
function buyerWords(buyers) {
  if (!buyers) return {};
  const [first = buyers, ...more] = buyers.split(/ (?:and|or|&) (?!\d)/iu);
  const customers = buyers.length <= LONGEST || more.length === 0 ? buyers : first;
  return { customers, customer: singularOf(more.length > 0 && isPlural(first) ? first : buyers) };
}
function defined(value) {
  return Object.fromEntries(Object.entries(value).filter(([, word3]) => word3));
}

// src/server/engine/business/business.ts
var IF_SAID = {
  children: /\b(?:childmind|child ?care|day ?care|nann(?:y|ies)|babysit|cr[eè]che|after-?school|summer camp|minding|toddler group|playgroup|kindergarten)/iu,
  vehicles: /\b(?:cars?|motor\w*|taxi|trucks?|driv(?:e|ing|er)|bus|minibus|tow|mot)\b/iu
};
function isRegulated(tag, description) {
  return REGULATED.has(tag) && (IF_SAID[tag]?.test(description) ?? true);
}
var REGULATED = /* @__PURE__ */ new Set([
  "food",
  "alcohol",
  "children",
  "electrics",
  "vehicles",
  "drones",
  "health"
]);
var readers = /* @__PURE__ */ new WeakMap();
function readersOf(playbook) {
  const known = readers.get(playbook) ?? {
    finder: createTradeFinder(playbook.trades),
    spell: createSpelling([
      ...playbook.trades.flatMap(({ words, slots }) => [...words, ...Object.values(slots)]),
      ...playbook.templates.flatMap(({ title, why, steps }) => [title, why, ...steps])
    ])
  };
  readers.set(playbook, known);
  return known;
}
function readBusiness(playbook, { type, name, description, describedAt, now }, learned) {
  const named = learned.findLast(({ key }) => key === "model")?.value ?? "";
  const { finder, spell } = readersOf(playbook);
  const spelled = spell(description);
  const guessed = guessModel(type, spelled, finder.findAll(spelled)).model;
  const guess = isModel(named) ? named : guessed;
  const trade = finder.find(spelled, guess);
  const tags = tagsOf(description, trade);
  const changedAt = changeOfBusiness(learned) ?? describedAt;
  const described = [
    ...readFacts(description),
    ...[...tags].some((tag) => isRegulated(tag, description)) && needsPermit(playbook.ways[guess]) ? [{ key: "regulated", value: "yes" }] : []
  ].map(({ key, value }) => ({ key, value, source: "description", at: changedAt }));
  const today = now ?? learned.at(-1)?.at ?? changedAt;
  const knowledge = knowledgeOf(withoutPastDates([...described, ...learned], today), guess);
  const way = playbook.ways[knowledge.model];
  const read2 = readPhrases(description, spell);
  const own = {
    sells: wordOf(knowledge, "sells") ?? read2.sells,
    buyers: wordOf(knowledge, "buyers") ?? buyersOf(read2.buyers, way.model) ?? impliedBuyers(spelled, way.model, trade?.slots.customers ?? ""),
    soldAt: wordOf(knowledge, "soldAt") ?? read2.soldAt,
    doing: read2.doing
  };
  return {
    way,
    isModelGuessed: !isModel(named),
    trade,
    tags,
    knowledge,
    words: { ...wordsOf3(way, trade, own, name, spelled), ...knownWords(knowledge, today) },
    own,
    described: { model: guessed, sells: read2.sells }
  };
}
function withoutPastDates(records, today) {
  const date = records.findLast(({ key }) => key === "dateSaid");
  if (!date || dateToday(date.value, date.at, today)) return records;
  return records.filter(({ key }) => key !== "dateSaid" && key !== "dateSet");
}
function wordsOf3(way, trade, own, name, text2) {
  const words = questWords(way.slots, trade, own, name);
  if (way.model === "teaching") return { ...words, ...readSubject(text2, own.sells) };
  if (way.model !== "content" || own.sells) return words;
  const topic = readTopic(text2);
  const named = {
    ...words,
    ...topic,
    ...own.buyers && { customers: words.customers, customer: words.customer }
  };
  return { ...named, aCustomer: withArticle(named.customer) };
}
function needsPermit({ milestones }) {
  return milestones.some(({ id }) => id === "permit");
}
var TAG_WORDS = [
  [
    "food",
    /\b(?:food|kitchen(?! tables?)|cook|bak(?:e|ing|ery)|jam|cake|bread|tamales|tacos?|catering|chocolate|spice|tea|coffee|juice|snacks?)\b/iu
  ],
  ["fire", /\bcandles?\b/iu],
  ["skin", /\b(?:soap|cosmetics?|skincare|lotion|balm|cream)\b/iu],
  ["children", /\b(?:child(?:ren|minding|care)?|toddlers?|bab(?:y|ies)|newborns?|kids|girls|boys)\b/iu],
  ["animals", /\b(?:dogs?|cats?|pets?|horses?|bees?|animals?)\b/iu],
  ["health", /\b(?:massage|therap|physio|nurse|medicine|health|care home|patients?)\b/iu],
  ["personal-data", /\b(?:app|tool|software|saas|patients?|bookkeep|reminder|booking|care)\b/iu],
  ["electrics", /\b(?:electric|appliances?|toasters|lamps|pat testing)\b/iu],
  ["drones", /\bdrones?\b/iu],
  ["filming", /\b(?:film|videos?|youtube|podcast)\b/iu],
  [
    "photos-of-people",
    /\b(?:portrait|wedding|newborn|elopement|family) (?:photo|shoot)|\bphotograph(?:y|er)\b/iu
  ]
];
function tagsOf(description, trade) {
  const said = TAG_WORDS.flatMap(([tag, pattern]) => pattern.test(description) ? [tag] : []);
  return /* @__PURE__ */ new Set([...trade?.tags ?? [], ...said]);
}

// src/server/engine/constraints.ts
var SUBJECTS = {
  "no-social-media": "social media|socials|social networks?|instagram|tiktok|facebook|twitter|linkedin|posting online",
  "no-calls": "(?:phone |cold |sales |video |zoom )?calls|calling(?: people| anyone| strangers| customers)?|cold[- ]call(?:ing|s)?|call (?:people|anyone|anybody|strangers|customers|clients|them)|(?:the )?(?:tele)?phone|phoning|talking on the phone",
  "no-meetings": "meetings?|meet(?:ing)? (?:people|strangers|clients|customers)|in[- ]person(?: meetings?| stuff)?|face[- ]to[- ]face",
  "no-spending": "(?:spare |extra |any )?(?:money|budget|cash|savings|funds)(?: at all)?|spending(?: any)?(?: money)?|(?:spend|pay) (?:anything|a (?:penny|cent|dime|pound|dollar|euro))|paid (?:tools?|software|stuff|things?)",
  "no-video": "video(?:s)?|(?:be(?:ing)? |go(?:ing)? )?on (?:a )?camera|film(?:ing)? myself|show(?:ing)? my face|my face (?:shown|online)|youtube|reels|live ?streams?",
  "no-ads": "ads|adverts?|advertising|paid ads|paid traffic",
  "no-code": "(?:(?:know )?how to )?cod(?:e|ing)|programming|developing software|technical stuff",
  "no-email": "cold e-?mails?|cold e-?mailing|e-?mail(?:ing)? strangers|mailing strangers|e-?mail marketing|newsletters?",
  "no-employees": "employees|staff|hir(?:e|ing)(?: anyone| people| staff)?|managing people|team",
  "no-events": "events?|fairs|trade shows|meet-?ups|networking events|conferences|markets and fairs"
};
var REFUSAL = "(?:no|not|never|nothing|without|avoid(?:ing)?|hat(?:e|ing)|dislik(?:e|ing)|refuse(?: to)?|can(?:no|')?t|won'?t|don'?t|do not|will not|would not|wouldn'?t|can not|not (?:good|comfortable)|uncomfortable|scared of|terrified of|afraid of|allergic to|anxious about|keep (?:me )?(?:off|away from)|stay(?:ing)? (?:off|away from)|skip|zero)";
var BETWEEN = "(?:\\s+(?:any|more|all|the|a|do|doing|to|make|making|take|taking|use|using|want|like|have|having|run|running|pay|for|on|of|at|with|and|or|be|being|go|going|want to|like to|need|afford|spend|hire|send|sending|attend|attending|write|writing|really|even|ever|please|me|by|into|kind|type|sort|much|touch|learn|learning|appear|appearing|host|hosting|put|put me|get on|getting on|talk|talking|pick up|answer|answering|deal|dealing|big|extra|spare|paid|cold|sales|phone|public|in|it|comes|ad|is|am|i|am not|stand|bear|interest|social media|calls|ads|video|meetings|,)){0,7}\\s+";
var AFTER = "\\s+(?:is|are|isn'?t|aren'?t|just)\\s+(?:a no|impossible for me|off the table|out|not (?:for me|an option|my thing|happening)|no go)";
var BROKE = "\\bi'?m (?:\\w+ )?(?:broke|skint)\\b";
var PATTERNS = Object.fromEntries(
  CONSTRAINTS.map((name) => [
    name,
    new RegExp(
      [
        `\\b${REFUSAL}${BETWEEN}(?:${SUBJECTS[name]})\\b`,
        `\\b(?:${SUBJECTS[name]})${AFTER}`,
        ...name === "no-spending" ? [BROKE] : []
      ].join("|"),
      "iu"
    )
  ])
);
var NO_REFUSAL = new RegExp(
  [
    "no (?:problem|issue|fear|trouble|worries|experience (?:with|in))",
    "not only|don't (?:just|only)|can'?t wait|(?:don'?t|do not|wouldn'?t|would not) mind|not (?:afraid|scared)",
    "(?:don'?t|do not|never|not|no longer) (?:[a-z]+ ){0,2}(?:hate|dislike|avoid|refuse|without)",
    "(?:people|somebody|someone|anyone|everyone|those|folks|[a-z]+s) who",
    "for people (?=scared|afraid|terrified|uncomfortable|allergic|anxious|without|with no)"
  ].map((form) => `\\b(?:${form})\\b[^.!?;]*`).join("|"),
  "giu"
);
var NOT_YET = /\b(?:yet|so far)\b/iu;
var SAID_IN_QUESTION = /\b(?:without|i (?:hate|dislike|refuse|never|won'?t|will not|can'?t|cannot|don'?t|do not)|i'?m (?:scared|terrified|afraid|allergic|not))\b.*$/iu;
function findConstraints(text2) {
  const plain = text2.normalize("NFKC").replaceAll("\u2019", "'").replaceAll(NO_REFUSAL, " ");
  const clauses = (plain.match(/[^.!?;\n]+[.!?;\n]?/gu) ?? []).map((sentence2) => sentence2.endsWith("?") ? SAID_IN_QUESTION.exec(sentence2)?.[0] ?? "" : sentence2).flatMap((sentence2) => sentence2.split(/\bbut\b/iu)).filter((clause2) => !NOT_YET.test(clause2)).map((clause2) => clause2.replaceAll(/[^\p{L}\p{N}'-]+/gu, " "));
  return CONSTRAINTS.filter((name) => clauses.some((clause2) => PATTERNS[name].test(` ${clause2} `)));
}
function readConstraints(description, stated) {
  return /* @__PURE__ */ new Set([...findConstraints(description), ...CONSTRAINTS.filter((name) => stated.includes(name))]);
}
var SPOKEN_OF_ANYWAY = /* @__PURE__ */ new Set(["no-spending", "no-employees"]);
function mentions(text2, name) {
  return !SPOKEN_OF_ANYWAY.has(name) && new RegExp(`\\b(?:${SUBJECTS[name]})\\b`, "iu").test(text2);
}

// src/server/engine/person.ts
var EXPERIENCE_OF = {
  "Complete Beginner": "beginner",
  Beginner: "beginner",
  "Some Experience": "some",
  Intermediate: "some",
  Experienced: "experienced",
  Advanced: "experienced",
  "Expert/Professional": "expert"
};
var NAME_MAX_LENGTH = 40;
var INSTRUCTION = /\b(?:ignore|disregard|forget) (?:all|any|the|your|previous|prior|above)\b/iu;
var NOTHING_LEARNED = { stated: [], facts: [] };
function readPerson(playbook, profile, learned = NOTHING_LEARNED) {
  const description = profile.businessDescription ?? "";
  const goals = (profile.goals ?? "").split(",").map((goal) => goal.trim());
  const businessName = nameOf(profile.businessName);
  const type = BUSINESS_TYPES.find((type2) => type2 === profile.businessType) ?? "Other";
  const described = {
    type,
    name: businessName,
    description,
    describedAt: profile.onboardedAt ?? /* @__PURE__ */ new Date(0),
    now: learned.now
  };
  return {
    id: profile.id,
    businessName,
    type,
    stage: STAGES2.find((stage) => stage === profile.businessStage) ?? null,
    experience: EXPERIENCE_OF[profile.experience ?? ""] ?? EXPERIENCES[0],
    goals: ONBOARDING_OPTIONS.goals.filter((goal) => goals.includes(goal)),
    description,
    business: readBusiness(playbook, described, learned.facts),
    constraints: readConstraints(description, learned.stated)
  };
}
function nameOf(stored) {
  const name = (stored ?? "").normalize("NFKC").replaceAll(/<[^>]*>|[^\p{L}\p{N}\p{M} &'’.,+-]/gu, " ").replaceAll(/\s+/gu, " ");
  if (INSTRUCTION.test(name)) return null;
  return withoutEdges(name.length <= NAME_MAX_LENGTH ? name : cutName(name)) || null;
}
function cutName(name) {
  const cut = name.slice(0, NAME_MAX_LENGTH + 1);
  return cut.includes(" ", 1) ? cut.slice(0, cut.lastIndexOf(" ")) : cut.slice(0, NAME_MAX_LENGTH);
}
function withoutEdges(name) {
  return name.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}+]+$/gu, "");
}

// src/server/engine/plugins/narrow.ts
function keepCandidates(draft, isFine) {
  const candidates = draft.candidates.filter(isFine);
  return candidates.length === draft.candidates.length ? draft : { ...draft, candidates };
}

// src/server/engine/plugins/constraint-guard.ts
var constraintGuard = {
  name: "constraint guard",
  enhance: (draft, { request }) => keepCandidates(
    draft,
    ({ template }) => !template.avoid.some((name) => request.person.constraints.has(name))
  )
};

// src/server/engine/history.ts
function templateOf2(quest, playbook) {
  return quest.templateId === null ? void 0 : playbook.byId.get(quest.templateId);
}
var SECOND_THOUGHTS = 2;
var BATCHES_OF_REST = 2;
function restingCategories(past) {
  const resting = /* @__PURE__ */ new Set();
  for (const category of new Set(past.map((quest) => quest.category))) {
    const known = past.filter((quest) => quest.category === category);
    const rejected = known.filter(({ outcome }) => outcome === "rejected");
    const latest = Math.min(...rejected.map(({ batchesAgo }) => batchesAgo));
    const isUnloved = rejected.length >= SECOND_THOUGHTS && !known.some(({ outcome }) => outcome === "completed");
    if (isUnloved && latest < BATCHES_OF_REST) resting.add(category);
  }
  return resting;
}

// src/server/engine/plugins/deduplication.ts
var deduplication = {
  name: "deduplication",
  enhance: (draft, { request }) => {
    const seen = new Set(request.history.past.map(({ templateId }) => templateId));
    return keepCandidates(draft, ({ template }) => !seen.has(template.id));
  }
};
var NEAR_DUPLICATE = 0.93;
var LATELY_BATCHES = 4;
var likenessGuard = {
  name: "likeness guard",
  enhance: (draft, { request, playbook, library }) => {
    const unwanted = request.history.past.flatMap(
      (quest) => quest.outcome === "rejected" || quest.outcome === "completed" && quest.batchesAgo <= LATELY_BATCHES ? templateOf2(quest, playbook) ?? [] : []
    );
    const isLikeThem = (template) => unwanted.some((other) => library.likeness(template, other) >= NEAR_DUPLICATE);
    return keepCandidates(draft, ({ template }) => !isLikeThem(template));
  }
};

// src/server/engine/sizes.ts
function sizeAt({ sizes }, hours) {
  const size2 = sizes.findLast((other) => other.hours <= hours) ?? sizes[0];
  if (!size2) throw new Error("a quest has no size");
  return size2;
}
function shortestHours({ sizes }) {
  return sizes[0]?.hours ?? 0;
}
function longestHours({ sizes }, limit) {
  return sizes.findLast(({ hours }) => hours <= limit)?.hours ?? 0;
}

// src/server/engine/state-worth.ts
var TOLD = 1.9;
var OTHERS = {
  dateSet: 2.2,
  smallBatch: 1.4,
  seasonal: 1.1,
  fewBuyers: 1,
  regulated: 0.8,
  noBudget: 0.7,
  alone: 0.5,
  anonymous: 0.9,
  shy: 1
};
var FURTHER = 0.4;
var OWN_FIGURES = 0.8;
var FOR_MILESTONES = 0.4;
var isState = (fact2) => STATES.includes(fact2);
function statesOf({ when }) {
  return when.filter(isState);
}
function stateWorth({ when, knows }) {
  const worths = statesOf({ when }).map((state) => OTHERS[state] ?? TOLD);
  const figures = knows.length > 0 ? OWN_FIGURES : 0;
  if (worths.length === 0) return figures + (when.length > 0 ? FOR_MILESTONES : 0);
  return Math.max(...worths) + FURTHER * (worths.length - 1) + figures;
}
function answersTold(template) {
  return statesOf(template).some((state) => (OTHERS[state] ?? TOLD) > 1);
}

// src/server/engine/plugins/diversity.ts
var DIVERSITY = 0.15;
var LENGTH_WORTH = 0.6;
var SAME_MILESTONE = [0, 0.25, 1.5];
var SAME_CATEGORY = [0, 0.3, 0.8];
var SAME_WORK = [0, 0.1, 0.45];
var SAME_STATE = [0, 0.5, 1.6];
var CATCHING_UP = [0, 0.7, 1.2];
var CORE_WORK = 0.35;
var CORE_QUESTS = 2;
var CORE_CATEGORIES = {
  "Idea Stage": [
    "Market Research",
    "Product",
    "Product Development",
    "Direct Outreach",
    "Partnership & Networking"
  ],
  "Planning Stage": [
    "Market Research",
    "Business Setup",
    "Finance",
    "Product Development",
    "Product",
    "Direct Outreach"
  ],
  "Legal Setup": [
    "Legal",
    "Financial & Legal",
    "Business Setup",
    "Finance",
    "Operations",
    "Business Operations"
  ],
  "Pre-Launch": [
    "Launch & Promotion",
    "Content & Marketing",
    "Direct Outreach",
    "Sales",
    "Sales & Revenue",
    "Marketing"
  ],
  Launching: [
    "Launch & Promotion",
    "Sales & Revenue",
    "Sales",
    "Direct Outreach",
    "Marketing",
    "Customer Service"
  ],
  Scaling: [
    "Optimization & Scaling",
    "Operations",
    "Business Operations",
    "Finance",
    "Advanced Customer Engagement"
  ]
};
var MEETS_SOMEBODY = { early: 0.3, last: 1.2 };
var SAME_TITLE = 0.5;
var TWINS = 0.85;
var BEGINNER_SHARE = { beginner: 1, some: 0.8, experienced: 0.5, expert: 0.25 };
var diversity = {
  name: "diversity",
  enhance: (draft, context) => {
    const { request, library } = context;
    const places = holdable(request.plan.places);
    const plan = { ...request.plan, places };
    const chosen = [];
    const likenessTo = /* @__PURE__ */ new Map();
    while (chosen.length < places.length) {
      const next = best(draft, plan, chosen, likenessTo, request);
      if (!next) break;
      chosen.push(next);
      for (const { template } of draft.candidates)
        likenessTo.set(
          template,
          Math.max(likenessTo.get(template) ?? 0, library.likeness(template, next.template))
        );
    }
    if (chosen.length === 0) return draft;
    const quests = inOrder(chosen, plan, context).flatMap((candidate, index) => {
      const place = places[index];
      return place ? [{ ...candidate, ...EMPTY, place }] : [];
    });
    return { ...draft, quests };
  }
};
function inOrder(chosen, plan, { request }) {
  const { milestones } = request.person.business.way;
  const at2 = ({ template }) => milestones.findIndex(({ id }) => id === template.milestone);
  const isReaching = ({ template }) => Number(template.gives.includes(template.milestone));
  const ordered = [...chosen].sort((a, b) => at2(a) - at2(b) || isReaching(a) - isReaching(b));
  const fits = ordered.every(
    ({ template }, index) => shortestHours(template) <= roomOn(plan, ordered.slice(0, index))
  );
  return fits ? ordered : chosen;
}
function holdable(places) {
  const isTooMany = ({ day, windowHours: windowHours2 }, index) => places.slice(0, index + 1).filter((other) => other.day === day).length * SHORTEST_HOURS > windowHours2;
  const end = places.findIndex(isTooMany);
  return end === -1 ? places : places.slice(0, end);
}
var EMPTY = { hours: 0, title: "", description: "", xpReward: 25, tools: [], reason: "" };
function best({ candidates }, plan, chosen, likenessTo, { person, stage, hoursAtMost }) {
  const place = plan.places[chosen.length];
  const spent = chosen.reduce((sum, { template }) => sum + shortestHours(template), 0);
  const left = plan.maxHours - spent - SHORTEST_HOURS * (plan.places.length - chosen.length - 1);
  const room = Math.min(left, roomOn(plan, chosen));
  const beginners = chosen.filter(({ template }) => template.difficulty === "Beginner").length;
  const mayBeBeginner = beginners + 1 <= BEGINNER_SHARE[person.experience] * plan.places.length;
  const isFree = ({ template }) => !chosen.some((other) => other.template === template || areTwins(other.template, template)) && (likenessTo.get(template) ?? 0) < TWINS && shortestHours(template) <= room;
  const wanted = wantedHours(plan, chosen.length);
  const longest = Math.min(place?.windowHours ?? 0, hoursAtMost);
  const isLast = chosen.length === plan.places.length - 1;
  const hasMet = chosen.some(({ template }) => meetsSomebody(template));
  const value = ({ template, score }) => score - DIVERSITY * (likenessTo.get(template) ?? 0) - LENGTH_WORTH * Math.max(0, 1 - longestHours(template, longest) / wanted) - penalty(SAME_MILESTONE, chosen, (other) => other.milestone === template.milestone) - penalty(SAME_STATE, chosen, (other) => sharesState(other, template)) - penalty(SAME_CATEGORY, chosen, (other) => other.category === template.category) - (isBehind(template, stage) ? penalty(CATCHING_UP, chosen, (other) => isBehind(other, stage)) : 0) - penalty(SAME_WORK, chosen, (other) => other.attributes[0] === template.attributes[0]) + (lacksCore && isCore(template) ? CORE_WORK : 0) + (!hasMet && chosen.length > 0 && meetsSomebody(template) ? MEETS_SOMEBODY[isLast ? "last" : "early"] : 0);
  const isCore = (template) => CORE_CATEGORIES[stage].includes(template.category);
  const lacksCore = chosen.filter(({ template }) => isCore(template)).length < CORE_QUESTS;
  const free = candidates.filter(isFree);
  const suited = free.filter(({ template }) => mayBeBeginner || template.difficulty !== "Beginner");
  return (suited.length > 0 ? suited : free).reduce(
    (top, candidate) => top === void 0 || value(candidate) > value(top) ? candidate : top,
    void 0
  );
}
function penalty(steps, chosen, isSame) {
  const count = chosen.filter(({ template }) => isSame(template)).length;
  return steps[Math.min(count, steps.length - 1)] ?? 0;
}
function isBehind({ milestone }, stage) {
  return STAGES.indexOf(STAGE_OF[milestone]) < STAGES.indexOf(stage);
}
function meetsSomebody({ attributes }) {
  return attributes.some((attribute) => ["people", "talking", "selling"].includes(attribute));
}
function sharesState(a, b) {
  const states = statesOf(a);
  return statesOf(b).some((state) => states.includes(state));
}
function areTwins(a, b) {
  if (b.gives.some((fact2) => a.gives.includes(fact2))) return true;
  const left = wordsOf4(a.title);
  const right = wordsOf4(b.title);
  const shared = left.filter((word3) => right.includes(word3)).length;
  return shared / (left.length + right.length - shared || 1) >= SAME_TITLE;
}
var titleWords = /* @__PURE__ */ new Map();
function wordsOf4(title) {
  const words = titleWords.get(title) ?? [...new Set(title.toLowerCase().match(/[\p{L}.]{3,}/gu) ?? [])];
  titleWords.set(title, words);
  return words;
}
function wantedHours({ places, minHours }, index) {
  const holds = places.map(
    ({ windowHours: windowHours2 }) => GENERATED_HOURS.findLast((hours) => hours <= windowHours2) ?? 0
  );
  const all = holds.reduce((sum, hours) => sum + hours, 0);
  return minHours * (holds[index] ?? 0) / all;
}
function roomOn({ places }, chosen) {
  const place = places[chosen.length];
  if (!place) return 0;
  const before = chosen.filter((_, index) => places[index]?.day === place.day);
  const after = places.slice(chosen.length + 1).filter(({ day }) => day === place.day);
  return place.windowHours - before.reduce((sum, { template }) => sum + shortestHours(template), 0) - SHORTEST_HOURS * after.length;
}

// src/server/engine/frontier.ts
var BY_RANK = [1.5, 1.35, 1.15, 0.8, 0.6, 0.4, 0.3, 0.2];
var AHEAD = [0.7, 0.3, 0.1];
var CATCH_UP = 0.75;
var CATCH_UP_PRICE = 1.1;
var UPKEEP = 0.6;
var SEASON = 0.5;
var MORE = 0.05;
var LAST = -0.3;
var FOR_THIS_TRADE = 0.3;
var FOR_THIS_KIND = 0.9;
var SHARED = -1.2;
var TOO_EARLY = 0.35;
var COMPLETES = 0.1;
function frontierOf(request, reach = { stepsAhead: 0, hasReached: false }) {
  const { way, knowledge } = request.person.business;
  const position = { knowledge, stage: request.stage };
  const open = openMilestones(way.milestones, position);
  const { worths, horizon } = lookAhead(open, position, request, reach);
  const standings = new Map(way.milestones.map((point) => [point.id, standingOf(point, position)]));
  const isFinished = reach.hasReached || knowledge.yes.has("steady") && open.length === 0;
  return {
    open,
    worthOf(template) {
      if (!suits(template, request) || !isPossible(template, position, horizon, reach)) return null;
      const standing = standings.get(template.milestone);
      const worth = template.season ? isFinished ? SEASON : null : worths.get(template.milestone) ?? reachedWorth(template, standing, reach);
      if (worth === null && template.when.length === 0 && template.knows.length === 0) return null;
      return (worth ?? 0) + extraWorth(template);
    }
  };
}
function lookAhead(open, position, request, { stepsAhead, hasReports }) {
  const { milestones } = request.person.business.way;
  const worths = new Map(open.map((point, rank2) => [point.id, openWorth(point, rank2, request)]));
  const reported = new Set(
    milestones.flatMap(({ id, takes }) => takes === null && !hasReports ? [id] : [])
  );
  let horizon = position;
  for (let step = 0; step < stepsAhead; step++) {
    const reached = [...worths.keys()].filter((id) => !reported.has(id));
    horizon = withReached(horizon, reached);
    for (const { id } of openMilestones(milestones, horizon))
      if (!worths.has(id)) worths.set(id, AHEAD[step] ?? 0);
  }
  return { worths, horizon };
}
function isPossible({ needs, when, unless, gives, keeps }, position, horizon, { hasReached }) {
  const { yes } = position.knowledge;
  const holds = (fact2) => fact2 === "allowed" ? isMet(fact2, position) : yes.has(fact2);
  const isDone = gives.length > 0 && gives.every((fact2) => yes.has(fact2));
  return needs.every((need) => isMet(need, horizon)) && when.every(holds) && !unless.some((fact2) => fact2 !== "allowed" && yes.has(fact2)) && (!isDone || keeps || hasReached || answersTold({ when }));
}
var LATE = /* @__PURE__ */ new Set(["Pre-Launch", "Launching", "Scaling"]);
function reachedWorth({ keeps, milestone }, standing, { hasReached }) {
  if (keeps && standing === "reached") return UPKEEP;
  if (!hasReached || standing !== "reached" && standing !== "passed") return null;
  return LATE.has(STAGE_OF[milestone]) ? MORE : LAST;
}
function extraWorth({ isShared, when, about, trades, knows, gives, milestone }) {
  return (trades ? FOR_THIS_KIND : 0) + (isShared ? SHARED : 0) + stateWorth({ when, knows }) + (about.length > 0 ? FOR_THIS_TRADE : 0) + (gives.includes(milestone) ? COMPLETES : 0);
}
function suits({ models, about, trades, knows }, { person }) {
  const { way, tags, trade, words } = person.business;
  return knows.every((slot) => words[slot] !== void 0) && (trades === null || trade !== null && trades.has(trade.id)) && (models === "*" || models.includes(way.model)) && (about.length === 0 || about.some((tag) => tags.has(tag)));
}
function openWorth({ id, stage }, rank2, request) {
  const isDenied = request.person.business.knowledge.no.has(id);
  const isCatchUp = !isDenied && STAGES.indexOf(stage) < STAGES.indexOf(request.stage);
  if (isCatchUp && id === "price") return CATCH_UP_PRICE;
  const worth = isCatchUp ? CATCH_UP : BY_RANK[rank2] ?? BY_RANK.at(-1) ?? 0;
  return isTooEarly(stage, request) ? worth * TOO_EARLY : worth;
}
function isTooEarly(stage, { person, stage: at2 }) {
  const { yes } = person.business.knowledge;
  return stage === "Scaling" && at2 !== "Scaling" && !yes.has("steady") && !yes.has("soldOut");
}

// src/server/engine/possible-sizes.ts
var COUNTABLE2 = 30;
var AFTER_FIRST_SALE = 3;
var AUDIENCE = ["content", "community", "cause"];
var USERS2 = ["saas", "app", ...AUDIENCE];
function buyersAtMost({ way, knowledge }) {
  const number = (key) => Number(knowledge.records.get(key)?.value ?? 0);
  const users = USERS2.includes(way.model) ? Math.max(number("userCount"), number("subscribers")) : 0;
  const bought = AUDIENCE.includes(way.model) && users === 0 ? 0 : knowledge.sales.total;
  const known = Math.max(bought, users);
  if (known > 0) return known <= COUNTABLE2 ? known : Number.POSITIVE_INFINITY;
  const isFirst = knowledge.yes.has("firstSale") && !knowledge.yes.has("tenSales");
  return isFirst && !AUDIENCE.includes(way.model) ? AFTER_FIRST_SALE : Number.POSITIVE_INFINITY;
}
function withPossibleSizes(template, atMost) {
  if (!template.countsBuyers || template.sizes.every(({ n }) => n === null || n <= atMost)) return template;
  const sizes = template.sizes.filter(({ n }) => n === null || n <= atMost);
  return sizes.length > 0 ? { ...template, sizes } : null;
}

// src/server/engine/plugins/frontier-gate.ts
var DIFFICULTIES_OF = {
  beginner: ["Beginner", "Intermediate"],
  some: ["Beginner", "Intermediate", "Advanced"],
  experienced: ["Beginner", "Intermediate", "Advanced"],
  expert: ["Beginner", "Intermediate", "Advanced"]
};
var CHOICES_A_QUEST = 2;
var REACHES = [
  { stepsAhead: 1, hasReached: false, isStrict: true },
  { stepsAhead: 2, hasReached: false, isStrict: true },
  { stepsAhead: 2, hasReached: false, isStrict: false },
  { stepsAhead: 3, hasReached: true, isStrict: false },
  { stepsAhead: 10, hasReached: true, hasReports: true, isStrict: false }
];
var frontierGate = {
  name: "frontier",
  enhance: (draft, context) => {
    const wanted = CHOICES_A_QUEST * Math.max(1, context.request.plan.places.length);
    let candidates = [];
    for (const reach of REACHES) {
      candidates = candidatesOf(draft, context, reach);
      if (candidates.length >= wanted) break;
    }
    return { ...draft, candidates };
  }
};
function candidatesOf(draft, context, { isStrict, ...reach }) {
  const { request } = context;
  const frontier = frontierOf(request, reach);
  const windows = request.plan.places.map(({ windowHours: windowHours2 }) => windowHours2);
  const longest = Math.min(request.hoursAtMost, ...windows.length > 0 ? [Math.max(...windows)] : []);
  const resting = restingCategories(request.history.past);
  const hasPast = hasMonthsBehind(request.person.business.knowledge);
  const buyers = buyersAtMost(request.person.business);
  return draft.candidates.flatMap(({ template: whole }) => {
    const template = withPossibleSizes(whole, buyers);
    if (!template || template.looksBack && !hasPast) return [];
    if (!DIFFICULTIES_OF[request.person.experience].includes(template.difficulty)) return [];
    if (!template.sizes.some(({ hours }) => hours <= longest)) return [];
    if (resting.has(template.category)) return [];
    if (isStrict && !suitsStage(template, context)) return [];
    const worth = frontier.worthOf(template);
    return worth === null ? [] : [{ template, score: worth }];
  });
}
function suitsStage(template, { request, playbook }) {
  const { category, milestone } = template;
  if (answersTold(template)) return true;
  const step = (stage) => STAGES.indexOf(stage);
  if (step(STAGE_OF[milestone]) > Math.max(step(request.stage), step(request.stageReached)) + 1) return false;
  const stages = playbook.stagesOf[category];
  return stages === void 0 || stages.includes(request.stage) || stages.includes(request.stageReached);
}
function hasMonthsBehind({ yes }) {
  return ["tenSales", "steady", "rhythm", "audience", "soldOut"].some((fact2) => yes.has(fact2));
}

// src/server/engine/render.ts
function fill(text2, words) {
  return text2.replaceAll(
    /([.?!] |\n\d\. |\n)?\{([\w.]+)\}/gu,
    (_, before, slot, start) => {
      const isFirst = before !== void 0 || start === 0;
      const word3 = words[slot] ?? "";
      return (before ?? "") + (isFirst ? capitalised(word3) : word3);
    }
  );
}
function capitalised(word3) {
  return /^\p{Ll}\p{Lu}/u.test(word3) ? word3 : word3.charAt(0).toUpperCase() + word3.slice(1);
}

// src/server/engine/reason.ts
var HAVE = {
  talked: "You have talks behind you",
  offer: "Your offer stands in one sentence",
  made: "The first one exists",
  tried: "Somebody has tried it",
  cost: "You know what one costs you",
  price: "Your price is set",
  wanted: "Somebody has said yes",
  supply: "Your supplies are settled",
  helpers: "You have people who help",
  place: "You have a place",
  rules: "You know which rules apply",
  permit: "Your permit is there",
  terms: "Your agreement is written",
  proof: "You have something to show",
  page: "People can find your page",
  payable: "People can order and pay",
  opening: "Your date is set",
  published: "Your first piece is out",
  users: "People use it",
  firstSale: "Your first sale is made",
  gathering: "The first one took place",
  reviews: "People have said what they think",
  channel: "One channel works for you",
  repeat: "People come back",
  tenSales: "You sell regularly",
  numbers: "You know your numbers",
  steady: "Money comes in every month"
};
var STATE_REASONS = [
  ["soldOut", "You have more requests than room"],
  ["churn", "Some of your customers leave"],
  ["silent", "It is on offer and nobody has bought yet"]
];
function reasonFor({ template }, { request }) {
  const { way, knowledge, words } = request.person.business;
  const point = way.milestones.find(({ id }) => id === template.milestone);
  const title = fill(point?.title ?? "", words);
  const state = STATE_REASONS.find(([name]) => knowledge.yes.has(name) && template.when.includes(name));
  if (!point || template.season) return "You have come far: this keeps the business fresh.";
  if (state) return `${state[1]}; this works towards: ${title}.`;
  if (knowledge.yes.has(point.id)) return `You have reached \u201C${title}\u201D; this keeps it up.`;
  const known = [...template.needs, ...point.needs].filter(
    (need) => need !== "allowed" && knowledge.yes.has(need)
  );
  const latest = [...way.milestones].reverse().find(({ id }) => known.includes(id) && HAVE[id]);
  const have = latest && HAVE[latest.id];
  return have ? `${have}; next on your way: ${title}.` : `Next on your way: ${title}.`;
}

// src/server/engine/plugins/insight-miner.ts
var insightMiner = {
  name: "insight miner",
  enhance: (draft, context) => {
    if (draft.quests.length === 0) return draft;
    return {
      ...draft,
      quests: draft.quests.map((quest) => ({ ...quest, reason: reasonFor(quest, context) }))
    };
  }
};

// src/server/engine/compose-quest.ts
var TITLE_LENGTH = 90;
var DESCRIPTION_LENGTH = { min: 60, max: 900 };
function titleOf({ title }, size2, own, general) {
  const { customers, customer, aCustomer } = general;
  const offer = (words) => ({
    "offer.many": words["offer.many"],
    "offer.one": words["offer.one"],
    "offer.doing": words["offer.doing"]
  });
  const people2 = { customers, customer, aCustomer };
  const choices = [
    own,
    { ...own, ...people2 },
    { ...own, ...offer(general) },
    { ...own, ...people2, ...offer(general) },
    { ...own, ...general }
  ];
  const titles = choices.map((words) => fill(title, counted2(words, size2)));
  return titles.find(({ length }) => length <= TITLE_LENGTH) ?? titles.at(-1) ?? title;
}
function describe(template, size2, words) {
  const steps = [...template.steps, ...size2.also].map((step, index) => `${index + 1}. ${step}`).join("\n");
  return fill(`${template.why}
${steps}
Done when ${template.doneWhen}.`, counted2(words, size2));
}
function counted2(words, { n }) {
  return n === null ? words : { ...words, n: numberWord(n) };
}
function cutAtWord(text2, max) {
  if (text2.length <= max) return text2;
  const cut = text2.slice(0, max - 1);
  const words = cut.includes(" ") ? cut.slice(0, cut.lastIndexOf(" ")) : cut;
  return `${words.replace(/[\s,;:–-]+$/u, "")}\u2026`;
}
function cutAtSentence(text2, max) {
  if (text2.length <= max) return text2;
  const cut = text2.slice(0, max);
  const end = [...cut.matchAll(/(?<!\n\d)[.?](?=\s)/gu)].at(-1)?.index ?? 0;
  return end > max / 2 ? cut.slice(0, end + 1) : cutAtWord(text2, max);
}

// src/server/engine/validate.ts
function findFault(quest, { request }) {
  const { template } = quest;
  if (template.avoid.some((name) => request.person.constraints.has(name)))
    return "breaks what the person ruled out";
  if (!GENERATED_HOURS.some((hours) => hours === quest.hours) || quest.hours > quest.place.windowHours)
    return "does not fit its day";
  if (quest.xpReward !== rewardForGenerated(template.difficulty, quest.hours)) return "pays the wrong reward";
  if (request.history.neverTitles.has(titleKey(quest.title))) return "was there before";
  return findTextFault(quest.title, quest.description);
}
function findTextFault(title, description) {
  if (title.length < 8 || title.length > TITLE_LENGTH) return "title has the wrong length";
  if (description.length < DESCRIPTION_LENGTH.min || description.length > DESCRIPTION_LENGTH.max)
    return "description has the wrong length";
  if (/\n/u.test(title) || /[<>{}]|https?:|javascript:/iu.test(`${title} ${description}`))
    return "has markup or an address";
  return null;
}
function findModelTextFault({ title, description }, ruledOut = /* @__PURE__ */ new Set()) {
  const text2 = `${title} ${description}`;
  if (/\]\(|`|\*\*|www\./u.test(text2)) return "has markup or an address";
  if (/(?:\b|\d)XP\b|\bignore (?:all|any|the|previous)\b/iu.test(text2))
    return "speaks of what is not its business";
  if ([...ruledOut].some((name) => mentions(text2, name))) return "breaks what the person ruled out";
  return findTextFault(title, description);
}

// src/server/engine/plugins/profile-slots.ts
var profileSlots = {
  name: "profile slots",
  enhance: (draft, { request: { person, adapted } }) => {
    if (draft.quests.length === 0) return draft;
    const { words, way } = person.business;
    const general = questWords(way.slots, null, NO_PHRASES, null);
    const quests = draft.quests.map((quest) => {
      const text2 = adapted.get(quest.template.id);
      if (text2 && findModelTextFault(text2, person.constraints) === null) return { ...quest, ...text2 };
      const size2 = sizeAt(quest.template, quest.hours);
      return {
        ...quest,
        title: titleOf(quest.template, size2, words, general),
        description: describe(quest.template, size2, words)
      };
    });
    return { ...draft, quests };
  }
};

// src/server/engine/plugins/readability.ts
var readability = {
  name: "readability",
  enhance: (draft) => {
    const quests = draft.quests.map((quest) => {
      const title = cutAtWord(quest.title, TITLE_LENGTH);
      const description = cutAtSentence(quest.description, DESCRIPTION_LENGTH.max);
      const isSame = title === quest.title && description === quest.description;
      return isSame ? quest : { ...quest, title, description };
    });
    return quests.every((quest, index) => quest === draft.quests[index]) ? draft : { ...draft, quests };
  }
};

// src/server/engine/plugins/rejection-penalty.ts
var PENALTY = 0.15;
var REMEMBERED = 12;
var rejectionPenalty = {
  name: "rejection penalty",
  enhance: (draft, { request, playbook, library }) => {
    const { past } = request.history;
    const rejected = past.filter(({ outcome }) => outcome === "rejected").slice(0, REMEMBERED).flatMap((quest) => templateOf2(quest, playbook) ?? []);
    if (rejected.length === 0) return draft;
    const candidates = draft.candidates.map(({ template, score }) => {
      const likeness = Math.max(0, ...rejected.map((other) => library.likeness(template, other)));
      return { template, score: score - PENALTY * likeness };
    }).sort((a, b) => b.score - a.score);
    return { ...draft, candidates };
  }
};

// src/server/engine/plugins/time-fit.ts
var timeFit = {
  name: "time fit",
  enhance: (draft, { request: { plan, hoursAtMost } }) => {
    if (draft.quests.length === 0) return draft;
    return { ...draft, quests: lengthen(begin(draft.quests, plan), plan, hoursAtMost) };
  }
};
function begin(quests, plan) {
  const fitted = [];
  for (const quest of quests) {
    const hours = shortestHours(quest.template);
    if (hasRoom(fitted, quest, hours, plan)) fitted.push({ ...quest, hours });
  }
  return fitted;
}
function lengthen(quests, plan, atMost) {
  const evenly = growEvenly(quests, plan, atMost);
  if (total(evenly) >= plan.minHours) return evenly;
  const oneByOne = quests.reduce(
    (fitted, _, index) => growOne(fitted, index, plan, atMost),
    [...quests]
  );
  return total(oneByOne) > total(evenly) ? oneByOne : evenly;
}
function growEvenly(quests, plan, atMost) {
  let fitted = [...quests];
  for (let isGrowing = true; isGrowing; ) {
    const before = total(fitted);
    for (const index of fitted.keys()) fitted = growStep(fitted, index, plan, atMost);
    isGrowing = total(fitted) > before;
  }
  return fitted;
}
function growOne(quests, index, plan, atMost) {
  const next = growStep(quests, index, plan, atMost);
  return next === quests ? quests : growOne(next, index, plan, atMost);
}
function growStep(quests, index, plan, atMost) {
  const quest = quests[index];
  const longer = quest?.template.sizes.find(({ hours }) => hours > quest.hours && hours <= atMost);
  if (!quest || !longer || total(quests) >= plan.minHours) return quests;
  if (!hasRoom(quests, quest, longer.hours - quest.hours, plan)) return quests;
  return quests.with(index, { ...quest, hours: longer.hours });
}
function hasRoom(quests, { place }, more, plan) {
  const onDay2 = total(quests.filter((other) => other.place.day === place.day));
  return onDay2 + more <= place.windowHours && total(quests) + more <= plan.maxHours;
}
function total(quests) {
  return quests.reduce((sum, { hours }) => sum + hours, 0);
}

// src/server/engine/plugins/tool-predictor.ts
var toolPredictor = {
  name: "tool predictor",
  enhance: (draft) => {
    if (draft.quests.length === 0) return draft;
    const quests = draft.quests.map((quest) => ({
      ...quest,
      tools: suggestTools({ ...quest, category: quest.template.category }).map(({ name }) => name)
    }));
    return { ...draft, quests };
  }
};

// src/server/engine/plugins/xp-calibrator.ts
var xpCalibrator = {
  name: "XP calibrator",
  enhance: (draft) => {
    const quests = draft.quests.map((quest) => ({
      ...quest,
      xpReward: rewardForGenerated(quest.template.difficulty, quest.hours)
    }));
    const isSame = quests.every(({ xpReward }, index) => xpReward === draft.quests[index]?.xpReward);
    return isSame ? draft : { ...draft, quests };
  }
};

// src/server/engine/plugins/index.ts
var GATES = [constraintGuard, deduplication, frontierGate, likenessGuard];
var FINISHERS = [
  rejectionPenalty,
  diversity,
  timeFit,
  profileSlots,
  readability,
  toolPredictor,
  xpCalibrator,
  insightMiner
];

// src/server/engine/plugins/run-plugins.ts
var BUDGET_MS = 50;
var processClock = {
  passed: () => performance.now(),
  worked() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e3;
  }
};
function runPlugins(plugins, draft, context, clock = processClock) {
  const runs = [];
  let current = draft;
  for (const { name, enhance } of plugins) {
    const [startedAt, workedBefore] = [clock.passed(), clock.worked()];
    const next = tryTo(() => enhance(current, context));
    const spentMs = clock.passed() - startedAt;
    const workedMs = clock.worked() - workedBefore;
    const isEnhancement = next.ok && next.value !== current;
    if (next.ok) current = next.value;
    const slow = spentMs <= BUDGET_MS ? null : workedMs < spentMs / 2 ? "waiting" : "work";
    runs.push({ plugin: name, spentMs, isEnhancement, error: next.ok ? null : next.message, slow });
  }
  return { draft: current, runs };
}
function tryTo(work) {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

// src/server/engine/rank.ts
import { createHash } from "node:crypto";

// src/server/engine/goals.ts
var SERVES = {
  "Generate Revenue": {
    milestones: ["price", "wanted", "payable", "firstSale", "tenSales"],
    attributes: ["selling"]
  },
  "Learn New Skills": { milestones: ["made", "tried"], attributes: ["making", "tech", "design"] },
  "Build Portfolio": { milestones: ["made", "proof", "published", "reviews"], attributes: ["making"] },
  "Test Ideas": { milestones: ["talked", "made", "tried", "wanted"], attributes: ["research"] },
  "Passive Income": {
    milestones: ["page", "payable", "channel", "process"],
    attributes: ["writing", "tech"]
  },
  "Gain Experience": { milestones: ["tried", "delivery", "firstSale"], attributes: ["people"] },
  Network: { milestones: ["talked", "helpers", "channel", "repeat"], attributes: ["people", "talking"] },
  "Financial Freedom": {
    milestones: ["price", "numbers", "priceRaised", "reserve"],
    attributes: ["numbers"]
  },
  "Start Side Business": {
    milestones: ["offer", "registered", "account", "page", "firstSale"],
    attributes: []
  },
  "Develop Expertise": { milestones: ["made", "proof", "reviews"], attributes: ["research", "writing"] }
};
function servesGoal({ milestone, attributes }, goal) {
  const { milestones, attributes: wanted } = SERVES[goal];
  return milestones.includes(milestone) || attributes.some((attribute) => wanted.includes(attribute));
}

// src/server/engine/prior.ts
var NEUTRAL = 0.5;
var GUESS_WORTH = 40;
var GUESSES = {
  "E-commerce": {
    "Product Delivery": 0.62,
    Product: 0.58,
    "Sales & Revenue": 0.58,
    "Content Creation": 0.57,
    "Customer Service": 0.56,
    HR: 0.42,
    "Advanced Sales Activities": 0.45
  },
  Consulting: {
    "Direct Outreach": 0.6,
    "Partnership & Networking": 0.62,
    Sales: 0.6,
    "Content & Marketing": 0.56,
    Technology: 0.44,
    "Product Delivery": 0.48
  },
  "Content Creation": {
    "Content Creation": 0.66,
    "Content & Marketing": 0.62,
    Marketing: 0.57,
    "Partnership & Networking": 0.55,
    "Direct Outreach": 0.42,
    Legal: 0.44
  },
  "Software/Apps": {
    "Product Development": 0.64,
    Technology: 0.62,
    Product: 0.6,
    "Technology & Tools": 0.58,
    "Direct Outreach": 0.43,
    Sales: 0.44
  },
  SaaS: {
    "Product Development": 0.63,
    Technology: 0.61,
    Product: 0.6,
    "Optimization & Scaling": 0.57,
    "Advanced Customer Engagement": 0.56,
    "Direct Outreach": 0.46
  },
  "Creative Services": {
    "Content Creation": 0.63,
    Marketing: 0.56,
    Product: 0.55,
    "Partnership & Networking": 0.55,
    Finance: 0.43,
    Technology: 0.45
  },
  "Online Education": {
    "Content Creation": 0.62,
    "Product Development": 0.59,
    "Market Research": 0.56,
    "Advanced Customer Engagement": 0.56,
    HR: 0.42
  },
  "Marketing Agency": {
    Marketing: 0.6,
    Sales: 0.58,
    "Direct Outreach": 0.58,
    "Content & Marketing": 0.6,
    HR: 0.53,
    "Product Development": 0.45
  },
  Freelancing: {
    "Direct Outreach": 0.55,
    Sales: 0.56,
    "Business Operations": 0.56,
    "Financial & Legal": 0.54,
    HR: 0.38,
    "Launch & Promotion": 0.46
  }
};
function priorOf(type, category, taste) {
  const guess = GUESSES[type]?.[category] ?? NEUTRAL;
  if (!taste) return guess;
  const seen = taste.completed + taste.rejected;
  return (guess * GUESS_WORTH + taste.completed) / (GUESS_WORTH + seen);
}

// src/domain/general/at.ts
function at(list3, index) {
  const entry = list3[index];
  if (entry === void 0) throw new RangeError(`Nothing at ${index}`);
  return entry;
}

// src/server/engine/ranker.ts
var CURIOSITY = 0.1;
var RIDGE = { bias: 8, attribute: 1.5, category: 2 };
var WEIGHT = { completed: 1, rejected: 1, ignored: 0.35 };
function createRanker(lessons, categories) {
  const size2 = 1 + ATTRIBUTES.length + categories.length;
  const indices = (work) => [
    0,
    ...work.attributes.map((attribute) => 1 + ATTRIBUTES.indexOf(attribute)),
    ...categories.includes(work.category) ? [1 + ATTRIBUTES.length + categories.indexOf(work.category)] : []
  ];
  const matrix = Array.from({ length: size2 }, (_, row) => {
    const line = new Float64Array(size2);
    line[row] = row === 0 ? RIDGE.bias : row <= ATTRIBUTES.length ? RIDGE.attribute : RIDGE.category;
    return line;
  });
  const target = new Float64Array(size2);
  for (const lesson of lessons) {
    const on = indices(lesson);
    const weight = WEIGHT[lesson.outcome];
    const surprise = (lesson.outcome === "completed" ? 1 : 0) - lesson.prior;
    for (const row of on) {
      target[row] = (target[row] ?? 0) + weight * surprise;
      for (const column of on) at(matrix, row)[column] = (at(matrix, row)[column] ?? 0) + weight;
    }
  }
  const inverse = invert(matrix);
  const taste = inverse.map(
    (line) => line.reduce((sum, value, index) => sum + value * (target[index] ?? 0), 0)
  );
  return {
    score(work, prior) {
      const on = indices(work);
      const learned = on.reduce((sum, index) => sum + (taste[index] ?? 0), 0);
      const doubt = on.reduce(
        (sum, row) => sum + on.reduce((part, column) => part + (at(inverse, row)[column] ?? 0), 0),
        0
      );
      return prior + learned + CURIOSITY * Math.sqrt(Math.max(0, doubt));
    }
  };
}
function invert(matrix) {
  const size2 = matrix.length;
  const wide = matrix.map((line, row) => {
    const both = new Float64Array(2 * size2);
    both.set(line);
    both[size2 + row] = 1;
    return both;
  });
  for (const [pivot, line] of wide.entries()) {
    const scale = 1 / (line[pivot] ?? 1);
    line.forEach((value, column) => {
      line[column] = value * scale;
    });
    for (const other of wide) if (other !== line) subtract(other, line, other[pivot] ?? 0);
  }
  return wide.map((line) => line.slice(size2));
}
function subtract(from, line, times) {
  if (times === 0) return;
  for (let column = 0; column < from.length; column++)
    from[column] = (from[column] ?? 0) - times * (line[column] ?? 0);
}

// src/server/engine/trade-words.ts
var slotsOfTemplate = /* @__PURE__ */ new WeakMap();
function slotsOf(template) {
  const known = slotsOfTemplate.get(template);
  if (known) return known;
  const text2 = [template.title, template.why, ...template.steps, template.doneWhen].join(" ");
  const slots = new Set([...text2.matchAll(/\{([\w.]+)\}/gu)].map(([, slot]) => slot ?? ""));
  slotsOfTemplate.set(template, slots);
  return slots;
}
var MOST_COUNTED = 3;
function tradeWordsIn({ words, way }) {
  const own = WAY_SLOTS.filter((slot) => words[slot] !== way.slots[slot]);
  return (template) => {
    const slots = slotsOf(template);
    const used = new Set(own.filter((slot) => slots.has(slot)).map((slot) => words[slot]));
    return Math.min(used.size, MOST_COUNTED) / MOST_COUNTED;
  };
}

// src/server/engine/rank.ts
var TASTE_WORTH = 0.6;
var GOAL_WORTH = 0.03;
var TRADE_WORTH = 0.7;
var RELEVANCE_WORTH = 0.012;
var RELEVANCE_LIMIT = 2.5;
var DID_WELL_WORTH = 0.03;
var SAMENESS = 0.065;
var LATELY = 15;
var HEARD = 0.45;
var PICKED_WORTH = 1;
var LUCK = 0.015;
function rank(draft, context) {
  const { request, playbook, library } = context;
  const { person } = request;
  const prior = (category) => priorOf(person.type, category, request.taste.get(category));
  const ranker = createRanker(lessonsOf(context, prior), Object.keys(playbook.stagesOf));
  const about = [person.description, ...person.goals].join(" ");
  const relevance = library.relevance(about);
  const rowOf = new Map(playbook.templates.map(({ id }, row) => [id, row]));
  const tradeWords = tradeWordsIn(person.business);
  const lately = request.history.past.slice(0, LATELY);
  const heard = statesHeard(context);
  const sameness = (category) => lately.filter((quest) => quest.category === category).length;
  const score = ({ template, score: worth }) => {
    const fits = relevance[rowOf.get(template.id) ?? 0] ?? 0;
    return worth + TRADE_WORTH * tradeWords(template) + TASTE_WORTH * ranker.score(template, prior(template.category)) + GOAL_WORTH * person.goals.filter((goal) => servesGoal(template, goal)).length + RELEVANCE_WORTH * Math.max(-RELEVANCE_LIMIT, Math.min(RELEVANCE_LIMIT, fits)) - SAMENESS * sameness(template.category) - HEARD * Math.max(0, ...statesOf(template).map((state) => heard.get(state) ?? 0)) + DID_WELL_WORTH * Math.max(0, (request.didWell.get(template.id) ?? 3) - 3) + (request.adapted.has(template.id) ? PICKED_WORTH : 0) + LUCK * luckOf(person.id, template.id);
  };
  const candidates = draft.candidates.map((candidate) => ({ ...candidate, score: score(candidate) })).sort((a, b) => b.score - a.score || (a.template.id < b.template.id ? -1 : 1));
  return { ...draft, candidates };
}
function statesHeard({ request, playbook }) {
  const heard = /* @__PURE__ */ new Map();
  for (const quest of request.history.past)
    for (const state of statesOf(templateOf2(quest, playbook) ?? { when: [] }))
      heard.set(state, (heard.get(state) ?? 0) + 1);
  return heard;
}
function lessonsOf({ request, playbook }, prior) {
  return request.history.past.flatMap((quest) => {
    const template = templateOf2(quest, playbook);
    if (!template || !quest.outcome) return [];
    return [
      {
        attributes: template.attributes,
        category: template.category,
        prior: prior(template.category),
        outcome: quest.outcome
      }
    ];
  });
}
function luckOf(personId, templateId) {
  const digest = createHash("sha1").update(`${personId} ${templateId}`).digest();
  return digest.readUInt16LE(0) / 32767.5 - 1;
}

// src/server/engine/propose-batch.ts
var SPARE = 15;
var TRIES = 25;
function proposeBatch(engine2, request) {
  const context = { ...engine2, request };
  const all = engine2.playbook.templates.map((template) => ({ template, score: 0 }));
  const gated = runPlugins(GATES, { candidates: all, quests: [] }, context);
  let pool = rank(gated.draft, context);
  let best2 = null;
  for (let attempt = 1; pool.candidates.length > 0; attempt++) {
    const finished = runPlugins(FINISHERS, pool, context);
    const failed = findFailed(finished.draft.quests, context);
    if (failed.length === 0 && (!best2 || isBetter(finished, best2, request))) best2 = finished;
    if (failed.length === 0 && attempt >= TRIES) break;
    const unfit = failed.length > 0 ? failed : findTooShort(finished.draft.quests, context);
    if (unfit.length === 0) break;
    const dropped = new Set(unfit.map(({ template }) => template));
    pool = { ...pool, candidates: pool.candidates.filter(({ template }) => !dropped.has(template)) };
  }
  const { draft, runs } = best2 ?? { draft: { ...pool, quests: [] }, runs: [] };
  const taken = new Set(draft.quests.map(({ template }) => template));
  const spare = draft.candidates.filter(({ template }) => !taken.has(template)).slice(0, SPARE);
  return { quests: draft.quests, spare, runs: [...gated.runs, ...runs] };
}
function isBetter({ draft: a }, { draft: b }, { plan }) {
  const hours = (quests) => Math.min(
    plan.minHours,
    quests.reduce((sum, quest) => sum + quest.hours, 0)
  );
  return a.quests.length - b.quests.length > 0 || a.quests.length === b.quests.length && hours(a.quests) > hours(b.quests);
}
function findFailed(quests, context) {
  const keys = quests.map(({ title }) => titleKey(title));
  return quests.filter(
    (quest, index) => keys.indexOf(keys[index] ?? "") !== index || findFault(quest, context) !== null
  );
}
function findTooShort(quests, { request: { plan } }) {
  const hours = quests.reduce((sum, quest) => sum + quest.hours, 0);
  if (hours >= plan.minHours) return [];
  const unused = ({ hours: length, place }) => place.windowHours - length;
  return [...quests].sort((a, b) => unused(b) - unused(a)).slice(0, 1);
}

// .try/try.ts
var [file, weeksText = "1", only = ""] = process.argv.slice(2);
var engine = openEngine("playbook")();
var MONDAY = calendarDay("2026-01-05");
var dayMs = 864e5;
var t0 = Date.UTC(2026, 0, 5);
var DAYS2 = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
function scheduleOf(text2 = "tue 19-21, thu 19-21, sat 9-13") {
  const of = new Map(text2.split(",").map((p) => {
    const [d, h] = p.trim().split(" ");
    return [d, h.split("-")];
  }));
  return Object.fromEntries(DAYS2.map((d) => {
    const h = of.get(d.slice(0, 3));
    const t = (x) => x.includes(":") ? x.padStart(5, "0") : x.padStart(2, "0") + ":00";
    return [d, h ? { available: true, startTime: t(h[0]), endTime: t(h[1]) } : { available: false, startTime: "09:00", endTime: "17:00" }];
  }));
}
var people = JSON.parse(readFileSync5(file, "utf8"));
for (const p of people) {
  if (only && p.id !== only) continue;
  const onb = { businessName: p.name, businessType: p.type, businessStage: p.stage, businessDescription: p.description, goals: p.goals ?? "Generate Revenue", experience: p.experience ?? "Some Experience", timeCommitment: p.time ?? "5-10 hours/week", weeklySchedule: p.weeklySchedule ?? scheduleOf(p.schedule) };
  let stage = p.stage;
  const facts = [], past = [];
  console.log(`

######## ${p.id}: ${p.name} (${p.type}, ${p.stage}, ${onb.experience}, ${onb.timeCommitment})
${p.description}`);
  for (let week = 1; week <= Number(weeksText); week++) {
    const at2 = new Date(t0 + (week - 1) * 7 * dayMs + 3 * dayMs);
    const person = readPerson(engine.playbook, { ...onb, id: p.id, businessStage: stage, onboardedAt: new Date(t0 - dayMs) }, { stated: [], facts });
    const b = person.business, k = b.knowledge, move = proposeStage(k, person.stage, /* @__PURE__ */ new Set());
    if (week === 1) {
      console.log(`READ: model=${b.way.model} trade=${b.trade?.id ?? "none"} tags=${[...b.tags]} known=${[...k.yes]} not=${[...k.no]} ${JSON.stringify(b.known ?? {})} constraints=${[...person.constraints ?? []]}`);
      console.log("WORDS: " + Object.entries(b.words).map(([s, w]) => `${s}=${w}`).join(" | "));
    }
    const request = {
      person,
      stage: person.stage,
      stageReached: move?.to ?? person.stage,
      hoursAtMost: 16,
      plan: planBatch(onb.weeklySchedule, addDays(MONDAY, 7 * (week - 1)), weeklyHours(onb.timeCommitment)),
      history: { past: [...past].reverse().map((q) => ({ ...q, batchesAgo: week - q.week - 1 })), neverTitles: new Set(past.map((q) => titleKey(q.title))) },
      taste: /* @__PURE__ */ new Map(),
      didWell: /* @__PURE__ */ new Map(),
      adapted: /* @__PURE__ */ new Map()
    };
    const { quests, runs } = proposeBatch(engine, request);
    for (const r of runs) if (r.error) console.log("PLUGIN", r.plugin, r.error);
    console.log(`
== week ${week}, stage ${stage}${move ? `, proposes ${move.to}` : ""}`);
    for (const q of quests) {
      console.log(`
[${q.template.id} \xB7 ${q.template.milestone} \xB7 ${q.hours} h \xB7 ${q.template.difficulty} \xB7 ${q.template.category} \xB7 ${q.place.dueDay}] ${q.title}
  (${q.reason})`);
      if (Number(weeksText) <= 2 || process.env.FULL) console.log(q.description);
      const doneBefore = past.filter((x) => x.milestone === q.template.milestone && x.outcome === "completed").length;
      for (const m of reachedBy(q.template, b.way, doneBefore)) facts.push({ key: m, value: "yes", source: "quest", at: at2 });
      past.push({ templateId: q.template.id, title: q.title, category: q.template.category, milestone: q.template.milestone, week, outcome: "completed" });
    }
    const report = p.reports?.[week];
    if (report) {
      console.log(`  >> says: ${report}`);
      facts.push(...factsOfReport({ notes: report }, at2));
    }
    if (p.moves?.[week]) stage = p.moves[week];
  }
}
