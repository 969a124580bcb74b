import { PEOPLE } from "../fill-people.ts";
import { markdown } from "../tables.ts";
import * as day from "./day-model.ts";
import { countDay, planDay } from "./day-plan.ts";

/** The model's assumptions and their consequences, as shown in the docs. */
export function assumptionsTable(): string {
  const plan = planDay(PEOPLE);
  const { visits, events, calls, peak } = countDay(PEOPLE, plan);
  const members = plan.filter(({ who }) => who === "member");
  const ofMembers = members.reduce((sum, visit) => sum + visit.calls.length, 0) / members.length;
  const all = [...calls.values()].reduce((sum, count) => sum + count, 0);
  const [shortest, longest] = day.VISIT_MINUTES;
  const of100 = (share: number) => `${Number((share * 100).toPrecision(2))} of 100`;
  return markdown(
    ["assumed", ""],
    [
      [
        "accounts that come by on a day, in a week",
        `${of100(day.ACTIVE_A_DAY)}, ${of100(day.ACTIVE_A_WEEK)}`,
      ],
      ["of them, twice that day", of100(day.SECOND_VISIT)],
      ["a visit", `${shortest} to ${longest} minutes in sight`],
      ["quests finished in a visit", "none, one or two: 4 to 4 to 2"],
      [
        "visits with a mentor's talk, a look at the leaderboard, a share",
        [day.ASKS_MENTOR, day.LOOKS_AT_LEADERBOARD, day.SHARES].map(of100).join(", "),
      ],
      [
        "sign-ups a day, and visitors for each",
        `${of100(day.SIGN_UPS_A_DAY)} accounts, ${day.VISITORS_A_DAY / day.SIGN_UPS_A_DAY}`,
      ],
      ["mails a day", `${of100(day.MAILS_A_DAY)} accounts`],
      ["visits that load all files anew", of100(day.COLD_CACHE)],
      [
        "**follows** for 10,000 accounts",
        `${visits.toLocaleString("en")} visits, ${all.toLocaleString("en")} requests, ${events.toLocaleString("en")} events a day`,
      ],
      ["a visit of a member", `about ${Math.round(ofMembers)} requests`],
      ["the busiest hour over the mean", `${peak.toFixed(1)} times`],
    ],
  );
}
