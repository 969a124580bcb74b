import { figure, percent, plainNumber } from "../format.ts";
import { COUNT } from "../slots.ts";
import { countFor, cues, percentFor, type Solver, spanFor } from "../solver.ts";
import { periodsIn } from "../units.ts";

export const CHURN_RATE: Solver = {
  id: "churn-rate",
  cue: cues(
    [/\bchurn\b|\b(?:left|leave|cancel\w*|quit)\b[^?]*\?/iu, 2],
    [/\bwith my numbers\b|\bwhat (?:percent|rate|share)|in %/iu, 3],
  ),
  slots: [
    { key: "leaving", fit: countFor(["churn"], ({ roles }) => ((roles.churn ?? 0) > 0.5 ? 0.6 : -2)) },
    { key: "count", fit: countFor(["have", "whole"], ({ roles }) => ((roles.churn ?? 0) > 0.8 ? -2 : 0)) },
  ],
  needs: [["leaving", "count"]],
  answer: (given) => {
    const rate = (100 * given.value("leaving")) / given.value("count");
    return {
      result: `${percent(rate)} left${given.aPeriod || " in that time"}: that is your churn.`,
      sum: `${figure(given.value("leaving"))} ÷ ${figure(given.value("count"))} = ${percent(rate)}.`,
      limit: `At that pace a customer stays about ${plainNumber(100 / rate, 0)} ${given.inputs.period ?? "month"}s, and you have to win ${figure(given.value("leaving"))} new ones each time just to stand still.`,
      next: `Write to the ${figure(given.value("leaving"))} who left and ask one question: what happened in the week before?`,
    };
  },
  verdict: (given) => {
    const rate = (100 * given.value("leaving")) / given.value("count");
    return `${rate > 5 ? "Yes, that is a lot" : rate > 3 ? "It is on the high side for small firms as customers, and usual for private people" : "No, that is a good figure"}: at ${percent(rate)} a month about ${figure(Math.round(100 * (1 - (1 - rate / 100) ** 12)))} of 100 customers are gone after a year. With so few leaving, one bad month can mislead, so look at three. Churn falls fastest when you call the next one who cancels on the same day.`;
  },
  askFor: { count: "How many customers did you have at the start of that month?", leaving: "How many left?" },
};

export const CHURN_LEFT: Solver = {
  id: "churn-left",
  cue: cues(
    [
      /\b(?:how many|what)\b[^.?!]*\b(?:left|remain|still|stay|are there|will i have|would i have|do i have)\b/iu,
      2.6,
    ],
    [/\bafter (?:a|\d+|\p{L}+) (?:years?|months?|weeks?)\b/iu, 1.8],
  ),
  slots: [
    { ...COUNT, fit: countFor(["have", "whole"], ({ roles }) => ((roles.churn ?? 0) > 0.8 ? -1.5 : 0)) },
    {
      key: "churn",
      fit: (amount) =>
        Math.max(
          percentFor(["churn"])(amount),
          countFor([], ({ roles }) => ((roles.churn ?? 0) > 0.7 ? 1.2 : -3))(amount),
        ),
    },
    { key: "length", fit: spanFor() },
  ],
  needs: [["count", "churn", "length"]],
  answer: (given) => {
    const count = given.value("count");
    const churn = given.input("churn");
    const length = given.input("length");
    if (!churn || !length?.span) return null;
    const rhythm = churn.per && churn.per !== "hour" && churn.per !== "minute" ? churn.per : "month";
    const steps = periodsIn(rhythm, length.span) * length.value;
    const isShare = churn.kind === "percent";
    const keep = 1 - churn.value / 100;
    const left = isShare ? count * keep ** steps : Math.max(0, count - churn.value * steps);
    const noun = given.inputs.thing ?? "customer";
    return {
      result: `About ${figure(Math.round(left))} ${noun.endsWith("s") || noun === "people" ? noun : `${noun}s`} are left.`,
      sum: isShare
        ? `${figure(count)} × ${plainNumber(keep, 3)}^${plainNumber(steps, 1)} = ${plainNumber(left, 1)}.`
        : `${figure(count)} − ${figure(churn.value)} × ${plainNumber(steps, 1)} = ${plainNumber(left, 1)}.`,
      limit: isShare
        ? `Halving the loss to ${percent(churn.value / 2)} would keep ${figure(Math.round(count * (1 - churn.value / 200) ** steps))}, so keeping people is worth as much as finding new ones.`
        : `You need ${figure(churn.value)} new ones a ${rhythm} just to stay where you are.`,
      next: "Ask the last three who left what was missing, and mend what two of them name.",
    };
  },
  askFor: {
    churn: "How many leave in a normal month? Count the cancellations of the last three and divide by three.",
    length: "After how many months?",
    count: "How many customers do you have now?",
  },
};
