import { duration, figure, hoursTerm, plainNumber, roundedUp } from "../format.ts";
import { COUNT, HOURS, WAGE } from "../slots.ts";
import { countFor, cues, hoursFor, moneyFor, type Solver, spanFor } from "../solver.ts";
import { periodsIn } from "../units.ts";

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

/** "How long should it be?" asks for a length and not for the time that work takes. */
const ASKS_LENGTH =
  /\bhow long (?:should|must|can|may|ought) (?:it|they|that|this|one|an?|the)\b[^?]{0,30}\bbe\b/iu;
const asksTime = cues(
  [
    /\bhow (?:long|many hours|much time)\b|\bhow many (?:can|could) i\b|\b(?:enough|fit) (?:time|in)\b/iu,
    2.8,
  ],
  [/\bhow many\b/iu, 1.2],
);

export const WORK_TIME: Solver = {
  id: "work-time",
  cue: (question) => (ASKS_LENGTH.test(question) ? 0 : asksTime(question)),
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
