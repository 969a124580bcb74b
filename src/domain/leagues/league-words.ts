import { ENGLISH, type Speech } from "../general/speech.ts";
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
export function endingWords(week: EndedWeek, { t, tn }: Speech = ENGLISH): EndingWords {
  const { league, points, place, people, outcome } = week;
  const next = t(LEAGUES[leagueAfter(league, outcome)] ?? "");
  const counted = tn(points, "1 point", "{n} points");
  if (outcome === "up")
    return {
      title: t("Up to {league}", { league: next }),
      text: t("{points}, place {place}. A strong week: enjoy it.", { points: counted, place }),
    };
  if (outcome === "down")
    return {
      title: t("{league} this week", { league: next }),
      text: t("A group with a calmer pace, where your next steps count just as much."),
    };
  if (points === 0)
    return {
      title: t("A week off"),
      text: t("You are still in {league}. The trail waits, and every day is a good one to go on.", {
        league: next,
      }),
    };
  if (league === TOP_LEAGUE && place <= placesUp(people))
    return {
      title: t("Among the first of {league}", { league: next }),
      text: t("{points}, place {place}. Well walked.", { points: counted, place }),
    };
  return {
    title: t("You stay in {league}", { league: next }),
    text: t("{points}. Steady steps add up.", { points: counted }),
  };
}
