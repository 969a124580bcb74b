import { NothingToDo } from "./browser-memory.ts";
import type { FilledWorld } from "./filled-world.ts";
import { type PlannedVisit, planDay } from "./model/day-plan.ts";
import type { Person } from "./person.ts";
import type { PlannedCall } from "./tab.ts";

const WARM_UP_PEOPLE = 800;
const CLIENTS = 8;

/** Who walks which visit: the same member is the same browser, also at the second visit of the day. */
export function createWalkers(world: FilledWorld) {
  const members = new Map<number, Person>();
  return ({ member }: PlannedVisit): Person => {
    if (!member) return world.newcomer();
    const known = members.get(member.index);
    const person = known ?? (member.hasNothingOpen ? world.idlePerson() : world.busyPerson());
    members.set(member.index, person);
    person.openTab();
    return person;
  };
}

/** The status of the answer; null where the person had nothing to do it with. */
export async function makeCall(person: Person, { kind, events }: PlannedCall): Promise<number | null> {
  try {
    return (await person.make(kind, events)).status;
  } catch (error) {
    if (error instanceof NothingToDo) return null;
    throw error;
  }
}

/** So many visits as fast as they go, until the program has met everything often: afterwards it runs as it always does. */
export async function warmUp(world: FilledWorld): Promise<void> {
  const walkerOf = createWalkers(world);
  const waiting = planDay(WARM_UP_PEOPLE)[Symbol.iterator]();
  const client = async () => {
    for (const visit of waiting) {
      const person = walkerOf(visit);
      for (const call of visit.calls) await makeCall(person, call);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}
