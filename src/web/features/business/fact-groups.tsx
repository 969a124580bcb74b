import type { BusinessView, FactView } from "#contracts/business/business.ts";
import type { Milestone } from "#domain/business/fact-keys.ts";
import { STAGE_OF, STAGES } from "#domain/business/way.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Segmented } from "#web/ui/controls/segmented.tsx";
import { When } from "#web/ui/when.tsx";
import { sourceOf } from "./business-words.ts";
import { useCorrectFact } from "./use-business.ts";

interface FactGroupsProps {
  business: BusinessView;
  onChanged: () => void;
}

const AT_THE_MOMENT = "At the moment";

/** Yes or no to each fact, by the stage it belongs to; the person's own stage is unfolded. */
export function FactGroups({ business, onChanged }: FactGroupsProps) {
  const correct = useCorrectFact();
  const groupOf = ({ key }: FactView) => STAGE_OF[key as Milestone] ?? AT_THE_MOMENT;
  return (
    <div className="grid gap-2">
      {[AT_THE_MOMENT, ...STAGES].map((group) => {
        const facts = business.facts.filter((fact) => groupOf(fact) === group);
        if (facts.length === 0) return null;
        const known = facts.filter(({ value }) => value !== "unknown").length;
        return (
          <details key={group} open={group === business.stage} className="rounded-quest border border-border">
            <summary className="flex min-h-11 cursor-pointer items-center gap-3 rounded-quest px-3.5 text-15 font-650">
              {t(group)}
              <span className="ml-auto text-13 font-medium text-text-2">
                {t("{count} of {total} known", { count: known, total: facts.length })}
              </span>
            </summary>
            <ul className="border-t border-border px-3.5">
              {facts.map((fact) => (
                <FactRow
                  key={fact.key}
                  fact={fact}
                  onSay={(value) => correct.mutate({ key: fact.key, value }, { onSuccess: onChanged })}
                />
              ))}
            </ul>
          </details>
        );
      })}
      <WriteFailed error={correct.error} />
    </div>
  );
}

const ANSWERS = [
  { value: "yes", label: t("Yes") },
  { value: "no", label: t("No") },
] as const;

interface FactRowProps {
  fact: FactView;
  onSay: (value: FactView["value"]) => void;
}

function FactRow({ fact, onSay }: FactRowProps) {
  const { label, value, learnedAt } = fact;
  const isKnown = value !== "unknown";
  const source = isKnown ? sourceOf(fact) : null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-border py-2.5 last:border-0">
      <p className="min-w-0 flex-1 basis-52 text-15 leading-[1.35] font-550 text-pretty">
        {t(label)}
        <span className="block text-13 font-normal text-text-2">
          {source ?? t("Not known")}
          {isKnown && learnedAt ? (
            <>
              , <When at={learnedAt} />
            </>
          ) : null}
        </span>
      </p>
      {isKnown && fact.source ? (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t("Forget: {fact}", { fact: t(label) })}
          onClick={() => onSay("unknown")}
        >
          {t("Forget")}
        </Button>
      ) : null}
      <Segmented
        label={t(label)}
        segments={ANSWERS}
        value={isKnown ? value : null}
        onValueChange={onSay}
        className="w-[132px] flex-none"
      />
    </li>
  );
}
