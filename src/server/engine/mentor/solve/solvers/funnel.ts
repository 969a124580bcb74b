import { counted, figure, percent, plainNumber, roundedUp } from "../format.ts";
import { countFor, cues, percentFor, type Solver } from "../solver.ts";
import { HOW_MANY } from "./unit-profit.ts";

export const FUNNEL: Solver = {
  id: "funnel",
  cue: (question) =>
    HOW_MANY.test(question)
      ? 2.4
      : /\b(?:becomes?|turns? into|i get one|do i need)\b/iu.test(question)
        ? 1
        : 0,
  slots: [
    { key: "goal", fit: countFor(["target", "part"], ({ roles }) => ((roles.target ?? 0) > 0.5 ? 0.6 : -1)) },
    { key: "rate", fit: percentFor(["convert", "part", "whole"], 1) },
  ],
  needs: [["goal", "rate"]],
  answer: (given) => {
    const count = roundedUp(given.value("goal") / given.share("rate"));
    const ratio = given.input("rate")?.ratio;
    const sum = ratio
      ? `${figure(given.value("goal"))} × ${figure(ratio[1] / ratio[0])} = ${figure(count)}.`
      : `${figure(given.value("goal"))} ÷ ${plainNumber(given.share("rate"), 3)} = ${figure(count)}.`;
    return {
      result: `About ${given.input("rate")?.noun ? counted(count, given.input("rate")?.noun ?? "") : given.things(count)} for ${figure(given.value("goal"))}.`,
      sum,
      limit: `Your rate is ${percent(given.value("rate"))}; better words or better-chosen people can lift it, and then you need fewer.`,
      next: `Put ${figure(Math.max(1, roundedUp(count / 10)))} of them into this week's calendar and count again afterwards.`,
      found: { goal: count },
    };
  },
  askFor: {
    goal: "How many do you want to win?",
    rate: "Of ten people you ask, how many say yes? Your last ten are a fair guess.",
  },
};

export const GAP: Solver = {
  id: "gap",
  isStatedWhole: true,
  cue: cues(
    [/\b(?:have|got|serve|at)\b[^?]*\b(?:want|need|goal|aim|target|would like)\b/iu, 2],
    [/\bhow many more\b/iu, 2.4],
  ),
  slots: [
    {
      key: "have",
      fit: countFor(["have"], ({ roles }) => ((roles.have ?? 0) > (roles.target ?? 0) ? 0.5 : -2)),
    },
    { key: "want", fit: countFor(["target"], ({ roles }) => ((roles.target ?? 0) > 0.6 ? 0.5 : -2)) },
  ],
  needs: [["have", "want"]],
  answer: (given) => {
    const more = given.value("want") - given.value("have");
    if (more <= 0) return null;
    return {
      result: `That is ${figure(more)} more.`,
      sum: `${figure(given.value("want"))} − ${figure(given.value("have"))} = ${figure(more)}.`,
      limit:
        "How many talks it takes decides how soon you are there: if you know how many of your last ten talks became clients, tell me and I work it out.",
      next: "Write down the names of three people who could be the first of them, and contact one today.",
      found: { goal: more },
    };
  },
  askFor: {},
};

export const STOCK: Solver = {
  id: "stock",
  cue: cues([
    /\bhow (?:many|much)\b[^.?!]*\b(?:do|should|must|to|will|would|shall)(?: i| we)? (?:have to |need to )?(?:bring|bake|make|take|prepare|stock|pack|need|order|produce|cook|print)\b/iu,
    2.6,
  ]),
  slots: [
    { key: "people", fit: countFor(["whole"], () => 0.3), takesRest: true },
    { key: "share", fit: percentFor(["convert"], 0.5) },
    {
      key: "each",
      fit: countFor([], ({ isEach, after }) =>
        isEach || /\beach\b|per (?:person|buyer|head)|a head|apiece/iu.test(after) ? 1.4 : -3,
      ),
    },
  ],
  needs: [
    ["people", "share"],
    ["people", "each"],
  ],
  answer: (given) => {
    const [people, each] = [given.value("people"), given.value("each", 1)];
    const buyers = people * (given.has("share") ? given.share("share") : 1);
    const count = roundedUp(buyers * each);
    return {
      result: `About ${given.inputs.thing && !/people|visitor|guest/iu.test(given.inputs.thing) ? given.things(count) : figure(count)}.`,
      sum: `${[figure(people), given.has("share") ? percent(given.value("share")) : "", each !== 1 ? figure(each) : ""].filter(Boolean).join(" × ")} = ${figure(buyers * each)}.`,
      limit: `The share who really buy decides it. With a tenth in reserve it is ${figure(roundedUp(count * 1.1))}; take that only if leftovers keep.`,
      next: "Ask the organiser how many came last year, and one stallholder how many of them bought.",
    };
  },
  askFor: {
    share: "Which share of them buys, do you think? One in ten is a careful guess for a stall.",
    people: "How many people are expected? The organiser knows last year's number.",
  },
};
