import { figure } from "../format.ts";
import { countFor, cues, moneyFor, type Solver } from "../solver.ts";

/** "wax and wicks were 30": bought for several pieces, so that only their number is missing. */
const STATES_PURCHASE =
  /^\s*(?:the |my |all the )?[\p{L}\s&]{0,20}\b(?:soap|wax|fabric|flour|wood|yarn|wool|beans|clay|thread|leather|paint|ingredients|materials?|supplies|paper|ink)\b[\p{L}\s&]{0,20}\b(?:was|were|cost)(?: me)? [^\s.,]{0,3}\s?[\d.,]+(?: \p{L}+)?[.!]?\s*$/iu;

const asksUnitCost = cues(
  [/\b(?:what|how much)\b[^.?!]*\b(?:one|each|per|a|every|single|apiece)\b[^.?!]*\b(?:costs?|comes?)\b/iu, 2],
  [/\b(?:what|how much)\b[^.?!]*\bcosts?\b[^.?!]*\b(?:one|each|per|apiece)\b/iu, 2],
  [
    /\b(?:what|how much)\b[^.?!]*\b(?:per|an?|each|in one|in each) (?!month|week|year|day|hour)\p{L}+\s*\??\s*$/iu,
    2,
  ],
  [/\b(?:what|how much)\b[^.?!]*\b(?:each|apiece|in one \p{L}+)\s*\??\s*$/iu, 2],
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
          (per ? 4 : 0) -
          ((roles.price ?? 0) > 0.9 && (roles.cost ?? 0) < 0.5 ? 0.6 : 0),
      ),
      takesRest: true,
    },
    {
      key: "size",
      fit: countFor(["batch"], ({ roles }) =>
        (roles.pack ?? 0) > 0.5 || (roles.profitEach ?? 0) >= 0.9 ? -2 : 0,
      ),
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
