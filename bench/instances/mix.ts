import { nextCall } from "../analytics/event-calls.ts";
import type { Shot, Target } from "../http/load.ts";
import type { Someone } from "./people.ts";

const USER: Shot = { method: "GET", path: "/api/auth/user" };
const LIST: Shot = { method: "GET", path: "/api/tasks" };
const BOARD: Shot = { method: "GET", path: "/api/leaderboard" };

/** Ten typical calls: most read the week, some complete a quest, and the page sends its events. */
const MIX: ((someone: Someone) => Shot)[] = [
  () => USER,
  () => LIST,
  ({ tab }) => nextCall(tab),
  () => USER,
  () => LIST,
  complete,
  () => LIST,
  () => USER,
  ({ tab }) => nextCall(tab),
  () => BOARD,
];
export const CALLS_IN_MIX = MIX.length;

function complete({ open }: Someone): Shot {
  const id = open.pop();
  if (id === undefined) throw new Error("Nothing is left to complete.");
  return { method: "PATCH", path: `/api/tasks/${id}`, body: '{"isCompleted":true}' };
}

/** The next calls of these people, each at a different point of the mix. */
export function nextCalls(people: readonly Someone[]): (Shot & Pick<Target, "cookie">)[] {
  return MIX.flatMap((_, step) =>
    people.map((someone, index) => {
      const make = MIX[(step + index) % MIX.length] ?? (() => USER);
      return { ...make(someone), cookie: someone.cookie };
    }),
  );
}
