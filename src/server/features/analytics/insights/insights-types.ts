import { confidenceOfDifference, ENOUGH } from "#domain/analytics/confidence.ts";
import { formatShare } from "#domain/analytics/figures.ts";
import { confidenceAmong, type Finding, finding, type InsightFigures, SURE } from "./insights-finding.ts";

const CLEAR_DIFFERENCE = 0.1;
const GREAT_DIFFERENCE = 0.2;

/** The business types with clearly the highest and clearly the lowest completion rate, against all others. */
export function standOutTypes({ types }: InsightFigures): Finding[] {
  const all = types.reduce(
    (sum, { generated, completed, people }) => ({
      part: sum.part + completed,
      whole: sum.whole + generated,
      people: sum.people + people,
    }),
    { part: 0, whole: 0, people: 0 },
  );
  const compared = types.flatMap(({ name, generated, completed, people }) => {
    const own = { part: completed, whole: generated };
    const others = { part: all.part - completed, whole: all.whole - generated };
    // Require enough people: many quests of one person only show that person's habit.
    if (people < ENOUGH || all.people - people < ENOUGH) return [];
    if (own.whole < ENOUGH || others.whole < ENOUGH) return [];
    const [share, otherShare] = [own.part / own.whole, others.part / others.whole];
    const confidence = confidenceOfDifference(own, others);
    return { name, generated, share, otherShare, difference: share - otherShare, confidence };
  });
  const clear = compared
    .map((type) => ({ ...type, confidence: confidenceAmong(compared.length, type.confidence) }))
    .filter(({ difference, confidence }) => Math.abs(difference) >= CLEAR_DIFFERENCE && confidence >= SURE)
    .sort((a, b) => a.difference - b.difference);
  const [lowest, highest] = [clear.at(0), clear.at(-1)];
  return [
    ...(lowest && lowest.difference < 0 ? [fewerDone(lowest)] : []),
    ...(highest && highest.difference > 0 ? [moreDone(highest)] : []),
  ];
}

interface Compared {
  readonly name: string;
  readonly generated: number;
  readonly share: number;
  readonly otherShare: number;
  readonly difference: number;
  readonly confidence: number;
}

const compare = ({ share, otherShare, generated }: Compared) =>
  `${formatShare(share)} of ${generated} quests are done, against ${formatShare(otherShare)} of all others.`;

function fewerDone(type: Compared): Finding {
  const priority = type.difference <= -GREAT_DIFFERENCE ? "high" : "medium";
  return finding(
    [priority, type.confidence],
    `${type.name}: fewer quests are completed`,
    compare(type),
    `Look through the quests for ${type.name}: people there reject or leave more of them.`,
  );
}

function moreDone(type: Compared): Finding {
  const title = `${type.name}: more quests are completed`;
  const { insight } = finding(["low", type.confidence], title, compare(type));
  return { insight: { ...insight, actionable: false } };
}
