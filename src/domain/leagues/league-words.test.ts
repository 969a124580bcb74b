import { expect, test } from "vitest";
import { endingWords } from "./league-words.ts";
import { LEAGUES, outcomeOf, TOP_LEAGUE } from "./leagues.ts";

test.each([
  [
    { league: 1, points: 420, place: 1, outcome: "up" },
    "Up to Forest",
    "420 points, place 1. A strong week: enjoy it.",
  ],
  [
    { league: 1, points: 1, place: 9, outcome: "stay" },
    "You stay in Meadow",
    "1 point. Steady steps add up.",
  ],
  [
    { league: 2, points: 25, place: 19, outcome: "down" },
    "Meadow this week",
    "A group with a calmer pace, where your next steps count just as much.",
  ],
  [
    { league: 0, points: 0, place: 12, outcome: "stay" },
    "A week off",
    "You are still in Valley. The trail waits, and every day is a good one to go on.",
  ],
  [
    { league: TOP_LEAGUE, points: 1_200, place: 2, outcome: "stay" },
    "Among the first of Summit",
    "1,200 points, place 2. Well walked.",
  ],
] as const)("%o", (week, title, text) => {
  expect(endingWords({ people: 20, ...week })).toEqual({ title, text });
});

test("every place of every league has kind words: none counts who was better, none says lost or last", () => {
  for (let league = 0; league < LEAGUES.length; league++)
    for (let place = 1; place <= 20; place++)
      for (const points of [0, 25, 700]) {
        const outcome = outcomeOf({ points, league }, place, 20);
        const { title, text } = endingWords({ league, points, place, people: 20, outcome });
        expect(`${title} ${text}`).not.toMatch(
          /los[et]|last|fail|worst|down|demot|drop|behind|only|unfortun/iu,
        );
        expect(title.length * text.length).toBeGreaterThan(0);
      }
});
