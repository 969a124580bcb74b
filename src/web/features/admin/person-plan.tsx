import { memo } from "react";
import { type AdminUserView, setLegacyAccess, setSubscription } from "#contracts/admin/admin.ts";
import { listPeople } from "#contracts/admin/people.ts";
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "#domain/billing/subscription.ts";
import { call } from "#web/platform/api/api.ts";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { Select } from "#web/ui/controls/select.tsx";
import { Switch } from "#web/ui/controls/switch.tsx";
import { mergeRow } from "./pages.ts";
import { STATUS_WORDS } from "./people-looks.ts";

const OPTIONS = SUBSCRIPTION_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }));

/** Status and legacy access. A choice is shown at once and reverted if refused. */
export const PersonPlan = memo(function PersonPlan({ person }: { person: AdminUserView }) {
  const { id, username } = person;
  const status = useOperatorAction({
    run: (chosen: SubscriptionStatus) => call(setSubscription, { id, status: chosen }),
    apply: (queries, changed) => mergeRow(queries, listPeople.path, changed),
    done: (changed) => ({
      title: "Status Changed",
      description: `${username}: ${STATUS_WORDS[changed.subscriptionStatus]}.`,
    }),
    failed: () => `The status of ${username} was not changed`,
  });
  const legacy = useOperatorAction({
    run: (legacyAccess: boolean) => call(setLegacyAccess, { id, legacyAccess }),
    apply: (queries, changed) => mergeRow(queries, listPeople.path, changed),
    done: (changed) => ({
      title: "Legacy Access Changed",
      description: `${username}: legacy access is ${changed.legacyAccess ? "on" : "off"}.`,
    }),
    failed: () => `Legacy access of ${username} was not changed`,
  });
  return (
    <div className="grid gap-2.5">
      <div className="flex items-center justify-between gap-3">
        <b className="text-14 font-650">Subscription</b>
        <Select
          options={OPTIONS}
          value={status.isPending ? status.variables : person.subscriptionStatus}
          onValueChange={(chosen) => status.isPending || status.mutate(chosen)}
          aria-label={`Subscription status of ${username}`}
          aria-busy={status.isPending || undefined}
          data-track="Subscription status"
          className="w-40!"
        />
      </div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is a button, which a label may name */}
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-3 text-13 leading-[1.35] text-text-2">
        <span>
          <b className="block text-14 font-650 text-text">Legacy access</b>
          Full use without paying, with the status Legacy
        </span>
        <Switch
          checked={legacy.isPending ? legacy.variables : person.legacyAccess}
          onCheckedChange={(next) => legacy.isPending || legacy.mutate(next)}
          aria-label={`Legacy access of ${username}`}
          aria-busy={legacy.isPending || undefined}
          data-track="Legacy access"
        />
      </label>
    </div>
  );
});
