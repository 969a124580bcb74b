import { type AdminUserView, setSubscription } from "#contracts/admin/admin.ts";
import { listPeople } from "#contracts/admin/people.ts";
import type { SubscriptionStatus } from "#domain/billing/subscription.ts";
import { call } from "#web/platform/api/api.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import type { Failure } from "../bulk-failures.tsx";
import { mergeRow } from "../pages.ts";
import { STATUS_WORDS } from "../people-looks.ts";

/** Few enough that the operator's other calls still get through. */
const AT_ONCE = 4;

interface BulkPlan {
  people: readonly AdminUserView[];
  status: SubscriptionStatus;
}

/** Sets the status of each selected person, and says once how many were changed. */
export function useBulkPlan(onFailures: (failures: Failure[]) => void) {
  return useOperatorAction({
    run: setPlans,
    apply: (queries, { changed, failures }) => {
      for (const person of changed) mergeRow(queries, listPeople.path, person);
      onFailures(failures);
    },
    done: ({ changed, failures }, { status }) => {
      const people = changed.length === 1 ? "1 user" : `${changed.length} users`;
      return failures.length > 0
        ? {
            title: "Not All Plans Set",
            description: `${people} set to ${STATUS_WORDS[status]}, ${failures.length} refused.`,
            variant: "destructive" as const,
          }
        : { title: "Plan Set", description: `${people} set to ${STATUS_WORDS[status]}.` };
    },
    failed: () => "Nobody's plan was set",
  });
}

async function setPlans({ people, status }: BulkPlan) {
  const waiting = [...people];
  const changed: AdminUserView[] = [];
  const failures: Failure[] = [];
  const work = async () => {
    for (let person = waiting.shift(); person; person = waiting.shift()) {
      const { id, username: name } = person;
      try {
        changed.push(await call(setSubscription, { id, status }));
      } catch (error) {
        failures.push({ id, name, reason: displayOf(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { changed, failures };
}
