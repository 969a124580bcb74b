import { duration, figure, hoursTerm, plainNumber, roundedUp } from "./format.ts";
import { COST, COUNT, HOURS, TAX, WAGE } from "./slots.ts";
import { countFor, cues, hoursFor, moneyFor, percentFor, type Solver, spanFor } from "./solver.ts";
import { type Period, periodsIn } from "./units.ts";

export const YEARLY_COST: Solver = {
  id: "yearly-cost",
  cue: cues(
    [/\b(?:cost|costs)\b[^.?!]*\b(?:a|per|each|every) (?:year|month|week|day)\b/iu, 2.6],
    [/\b(?:yearly|annual|monthly) costs?\b/iu, 2.8],
    [/\b(?:a|per) (?:year|month)\b[^.?!]*\?/iu, 1.6],
    [/\bdepreciat\w+|\bset aside\b|\bwrite (?:it )?off\b/iu, 2],
  ),
  slots: [
    { key: "purchase", fit: moneyFor(["purchase", "cost"], ({ per }) => (per ? -2 : 0.3)), takesRest: true },
    { key: "life", fit: spanFor(["lifetime"], 0.5) },
    { key: "upkeep", isMany: true, fit: moneyFor(["upkeep"], ({ per }) => (per && per !== "hour" ? 1 : -1)) },
  ],
  needs: [["purchase", "life"]],
  answer: (given) => {
    const life = given.input("life");
    if (!life?.span) return null;
    const asked: Period = given.inputs.period ?? "year";
    const years = life.value * periodsIn(life.span, "year") ** -1;
    const upkeepPer = given.input("upkeep")?.per;
    const upkeep = given.value("upkeep") * (upkeepPer === "month" ? 12 : upkeepPer === "week" ? 52 : 1);
    const yearly = given.value("purchase") / years + upkeep;
    const total = yearly / periodsIn(asked, "year");
    const plus = upkeep > 0 ? ` + ${figure(upkeep)}` : "";
    return {
      result: `${given.money(total)} a ${asked}.`,
      sum: `${given.rawTerms("purchase")} ÷ ${figure(years)}${plus} = ${figure(yearly)} a year${asked === "year" ? "" : `; ÷ ${figure(periodsIn(asked, "year"))} = ${figure(total)}`}.`,
      limit: `How long it lasts decides it: one year less and it would be ${given.money((given.value("purchase") / Math.max(years - 1, 0.5) + upkeep) / periodsIn(asked, "year"))}.`,
      next: `Put ${given.money(yearly / 12)} a month aside from now on, and the next one is paid for when this one is worn out.`,
    };
  },
  askFor: {
    life: "How many years will it last? Ask somebody who has had one for a while.",
    purchase: "What did it cost to buy?",
  },
};

/** "wax and wicks were 30": bought for several pieces, so that only their number is missing. */
const STATES_PURCHASE =
  /^\s*(?:the |my |all the )?[\p{L}\s&]{0,20}\b(?:soap|wax|fabric|flour|wood|yarn|wool|beans|clay|thread|leather|paint|ingredients|materials?|supplies|paper|ink)\b[\p{L}\s&]{0,20}\b(?:was|were|cost)(?: me)? [^\s.,]{0,3}\s?[\d.,]+(?: \p{L}+)?[.!]?\s*$/iu;

const asksUnitCost = cues(
  [
    /\b(?:what|how much)\b[^.?!]*\b(?:one|each|per|a|every|single|apiece)\b[^.?!]*\b(?:cost|costs|come|make|is)?\b/iu,
    2,
  ],
  [
    /\bcost (?:me )?(?:each|apiece|per|of one)|\bunit cost|\bper (?:piece|unit|item|cup|loaf|bar|jar|box|portion|cover|bottle|slice|cookie|candle|card)\b/iu,
    2.6,
  ],
);

export const BATCH_UNIT: Solver = {
  id: "batch-unit",
  isStatedWhole: true,
  cue: (question) =>
    STATES_PURCHASE.test(question)
      ? 2.4
      : /\b(?:clients?|customers?|leads?|bookings?|enquir\w+|sign-?ups?|subscribers?)\b[^.!]*$/iu.test(
            question,
          )
        ? 0
        : asksUnitCost(question),
  slots: [
    {
      key: "batch",
      isMany: true,
      fit: moneyFor(
        ["cost", "spend", "purchase", "fixed"],
        ({ isEach, per, roles }) =>
          (isEach ? -1.4 : 0.5) -
          (per ? 2 : 0) -
          ((roles.price ?? 0) > 0.9 && (roles.cost ?? 0) < 0.5 ? 0.6 : 0),
      ),
      takesRest: true,
    },
    {
      key: "size",
      fit: countFor(["batch"], ({ roles }) => ((roles.pack ?? 0) > 0.5 ? -2 : 0)),
      takesRest: true,
    },
    {
      key: "uses",
      fit: countFor([], ({ before }) => (/\b(?:takes?|needs?|uses?)\s$/iu.test(before) ? 2 : -3)),
    },
    { key: "packCost", fit: moneyFor(["cost"], ({ isEach }) => (isEach ? 0.4 : -1.5)) },
    { key: "packSize", fit: countFor(["pack"], ({ roles }) => ((roles.pack ?? 0) > 0.5 ? 0.8 : -3)) },
  ],
  needs: [["batch", "size"]],
  answer: (given) => {
    const unit = (given.value("batch") / given.value("size")) * given.value("uses", 1);
    const pack = given.value("packSize", 1);
    const isPack =
      given.has("packSize") &&
      /\b(?:box|pack|packet|bag|carton|tray|set|bundle|crate|case|tin)\b[^.?!]*\?/iu.test(
        given.inputs.question,
      );
    const extra = given.value("packCost") / (isPack || !given.has("packSize") ? 1 : pack);
    const total = unit * (isPack ? pack : 1) + extra;
    const plus =
      extra > 0
        ? ` + ${figure(given.value("packCost"))}${isPack || !given.has("packSize") ? "" : ` ÷ ${figure(pack)}`}`
        : "";
    const noun = isPack ? "" : given.inputs.thing ? ` for ${given.aThing}` : " each";
    return {
      result: `${given.money(total)}${noun}.`,
      sum: `${given.terms("batch")} ÷ ${figure(given.value("size"))}${given.has("uses") ? ` × ${figure(given.value("uses"))}` : ""}${isPack ? ` × ${figure(pack)}` : ""}${plus} = ${figure(total)}.`,
      limit:
        "Your own time is not in it, nor what breaks or stays unsold; a twentieth on top is a fair guess for that.",
      next: "Set it beside your price: if less than half of the price is left, look at the dearest item of the list first.",
      found: { cost: total, unitCost: total },
    };
  },
  askFor: {
    size: "How many pieces do you get out of it?",
    batch: "What did all the material for it cost? The receipt is enough.",
  },
};

export const TIME_TO_SAVE: Solver = {
  id: "time-to-save",
  cue: cues([
    /\bhow long\b|\bhow many (?:months|weeks|years|days)\b|\bwhen (?:will|can|do|could|would) i\b/iu,
    3,
  ]),
  slots: [
    {
      key: "goal",
      fit: moneyFor(
        ["target", "purchase", "cost"],
        ({ per, isEach }) => (per ? -2 : 0.5) - (isEach ? 0.4 : 0),
      ),
      takesRest: true,
    },
    { key: "rate", fit: moneyFor(["save", "income"], ({ per }) => (per && per !== "hour" ? 1.2 : -1.2)) },
    {
      key: "saved",
      fit: moneyFor(["have"], ({ roles, per, before }) =>
        (roles.have ?? 0) > 0.5 && !per && !/\b(?:until|till|when|before)\b/iu.test(before) ? 0.8 : -3,
      ),
    },
  ],
  needs: [["goal", "rate"]],
  answer: (given) => {
    const rhythm = given.input("rate")?.per ?? "month";
    const missing = given.value("goal") - given.value("saved");
    const exact = missing / given.value("rate");
    const periods = roundedUp(exact);
    return {
      result: `${figure(periods)} ${rhythm}${periods === 1 ? "" : "s"}.`,
      sum: `${given.has("saved") ? `(${figure(given.value("goal"))} − ${figure(given.value("saved"))})` : figure(given.value("goal"))} ÷ ${figure(given.value("rate"))} = ${plainNumber(exact, 1)}${Math.abs(exact - periods) > 0.05 ? `, so ${figure(periods)}` : ""}.`,
      limit: `A quarter more each ${rhythm} and it takes ${figure(roundedUp(exact / 1.25))}; one that brings nothing moves it all back by one.`,
      next: "Move the sum to a separate account on the day the money comes in, so that it is not there to be spent.",
    };
  },
  askFor: {
    rate: "How much can you put by each month? Take the worst of the last three months.",
    goal: "How much do you need in all?",
  },
};

export const TIME_COST: Solver = {
  id: "time-cost",
  cue: cues([/\b(?:what|how much)\b[^.?!]*\b(?:cost|costs|worth|lose|that|pay|owe)\b/iu, 2.2]),
  slots: [
    { ...HOURS, isMany: false },
    WAGE,
    { key: "length", fit: spanFor() },
    { ...COUNT, takesRest: false },
  ],
  needs: [["hours", "wage"]],
  answer: (given) => {
    const rhythm = given.input("hours")?.per;
    const length = given.input("length");
    const asked = given.inputs.period;
    const isRhythm = rhythm === "day" || rhythm === "week" || rhythm === "month" || rhythm === "year";
    const steps = isRhythm
      ? length?.span
        ? periodsIn(rhythm, length.span) * length.value
        : asked
          ? periodsIn(rhythm, asked)
          : 1
      : 1;
    const count = given.value("count", 1);
    const total = given.value("hours") * given.value("wage") * steps * count;
    const factors = [
      count !== 1 ? figure(count) : "",
      `${hoursTerm(given.value("hours"))}`,
      figure(given.value("wage")),
      steps !== 1 ? figure(steps) : "",
    ].filter(Boolean);
    return {
      result: `${given.money(total)}${asked ? ` a ${asked}` : isRhythm && steps === 1 ? ` a ${rhythm}` : ""}.`,
      sum: `${factors.join(" × ")} = ${figure(total)}.`,
      limit: `That is what the ${duration(given.value("hours"))} are worth at your rate, provided you could really fill them with paid work.`,
      next: `If someone does it for less than ${given.money(total)}, try handing it over once and see how it goes.`,
    };
  },
  askFor: { wage: "What does an hour of yours bring otherwise?", hours: "How many hours does it take?" },
};

export const WORK_TIME: Solver = {
  id: "work-time",
  cue: cues(
    [
      /\bhow (?:long|many hours|much time)\b|\bhow many (?:can|could) i\b|\b(?:enough|fit) (?:time|in)\b/iu,
      2.8,
    ],
    [/\bhow many\b/iu, 1.2],
  ),
  slots: [
    {
      key: "each",
      fit: hoursFor(
        ({ isEach, after, before, value }) =>
          (isEach ||
          /\beach|per\b|apiece/iu.test(after) ||
          /\b(?:takes?|needs?|one|a \p{L}+)\b/iu.test(before)
            ? 1
            : 0) - (value > 3 ? 0.6 : 0),
      ),
    },
    {
      key: "free",
      fit: hoursFor(({ before, per, after }) =>
        per || /\b(?:have|got|free|in|spare|only|day|week)\b/iu.test(before + after) ? 0.9 : -0.5,
      ),
    },
    { key: "count", fit: countFor([]) },
  ],
  needs: [
    ["each", "count"],
    ["each", "free"],
  ],
  answer: (given) => {
    const each = given.value("each");
    const fits = Math.floor(given.value("free") / each + 1e-6);
    const isCountAsked = !given.has("count");
    const total = each * given.value("count");
    return {
      result: isCountAsked
        ? `${given.things(fits)} fit into ${duration(given.value("free"))}.`
        : `${duration(total)} in all.`,
      sum: isCountAsked
        ? `${hoursTerm(given.value("free"))} ÷ ${hoursTerm(each)} = ${figure(given.value("free") / each)}.`
        : `${figure(given.value("count"))} × ${duration(each)} = ${duration(total)}.`,
      limit: "Packing, messages and breaks are not in it; plan a quarter on top, and more the first time.",
      next: "Do two in a row with a clock running: the second one shows the pace you can hold.",
    };
  },
  askFor: { each: "How long does one take?", count: "How many are there to do?" },
};

export const TAX_ASIDE: Solver = {
  id: "tax-aside",
  cue: cues(
    [/\b(?:tax(?:es|man)?|vat|gst)\b/iu, 2],
    [/\b(?:set|put|setting|putting) (?:\S+ ){0,3}aside\b/iu, 3],
  ),
  slots: [
    {
      key: "income",
      isMany: true,
      fit: moneyFor(["income", "price", "profitEach"], () => 0.4),
      takesRest: true,
    },
    { ...TAX, fit: percentFor(["tax"], 0.8), takesRest: true },
    { ...COST, fit: moneyFor(["cost", "fixed"], ({ roles }) => ((roles.income ?? 0) > 0.8 ? -2 : -0.5)) },
  ],
  needs: [["income", "tax"]],
  answer: (given) => {
    const profit = given.value("income") - given.value("cost");
    const aside = profit * given.share("tax");
    const base = given.has("cost")
      ? `(${given.rawTerms("income")} − ${given.rawTerms("cost")})`
      : given.terms("income");
    return {
      result: `Put ${given.money(aside)} aside; ${given.money(profit - aside)} is yours to use.`,
      sum: `${base} × ${plainNumber(given.share("tax"), 3)} = ${figure(aside)}.`,
      limit: given.has("cost")
        ? "Costs came off first, since tax on earnings is usually taken from profit."
        : "If you had costs for it, the tax on earnings may be smaller; keep every receipt.",
      next: "Move it to a second account on the day you are paid, and touch it only for the tax bill.",
      isTax: true,
    };
  },
  askFor: {
    tax: "Which share do you want to put aside for tax, in percent? Many take 25 to 30 until they know theirs.",
    income: "How much came in?",
  },
};
