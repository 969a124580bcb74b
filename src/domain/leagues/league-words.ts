import { LEAGUES, leagueAfter, type Outcome, placesUp, TOP_LEAGUE } from "./leagues.ts";

export interface EndedWeek {
  readonly league: number;
  readonly points: number;
  readonly place: number;
  readonly people: number;
  readonly outcome: Outcome;
}

interface EndingWords {
  readonly title: string;
  readonly text: string;
}

/** What is said about a week that is over. Kind at every place: nobody reads how many were better. */
export function endingWords(week: EndedWeek): EndingWords {
  const { league, points, place, people, outcome } = week;
  const next = LEAGUES[leagueAfter(league, outcome)];
  if (outcome === "up")
    return { title: `Up to ${next}`, text: `${counted(points)}, place ${place}. A strong week: enjoy it.` };
  if (outcome === "down")
    return {
      title: `${next} this week`,
      text: "A group with a calmer pace, where your next steps count just as much.",
    };
  if (points === 0)
    return {
      title: "A week off",
      text: `You are still in ${next}. The trail waits, and every day is a good one to go on.`,
    };
  if (league === TOP_LEAGUE && place <= placesUp(people))
    return { title: `Among the first of ${next}`, text: `${counted(points)}, place ${place}. Well walked.` };
  return { title: `You stay in ${next}`, text: `${counted(points)}. Steady steps add up.` };
}

function counted(points: number): string {
  return points === 1 ? "1 point" : `${points.toLocaleString("en")} points`;
}
