import { NothingToDo } from "./browser-memory.ts";
import type { FilledWorld } from "./filled-world.ts";
import { type PlannedVisit, planDay } from "./model/day-plan.ts";
import type { Person } from "./person.ts";
import type { PlannedCall } from "./tab.ts";

const WARM_UP_PEOPLE = 800;
const CLIENTS = 8;

/** The person for each visit: the same member keeps the same browser in a second visit of the day. */
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

/** The status of the response; null if the person lacked the data for the call. */
export async function makeCall(person: Person, { kind, events }: PlannedCall): Promise<number | null> {
  try {
    return (await person.make(kind, events)).status;
  } catch (error) {
    if (error instanceof NothingToDo) return null;
    throw error;
  }
}

/** Runs visits as fast as possible until the program's code is warm. */
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
