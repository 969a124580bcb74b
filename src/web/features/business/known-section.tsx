import { useState } from "react";
import { type BusinessView, HOURS_AT_MOST } from "#contracts/business/business.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { t, tn } from "#web/platform/language/text.ts";
import { LoadFailed } from "#web/platform/lazy/load-failed.tsx";
import { Field } from "#web/ui/controls/field.tsx";
import { Select } from "#web/ui/controls/select.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { FactGroups } from "./fact-groups.tsx";
import { PhraseFields } from "./phrase-fields.tsx";
import { useBusiness, useDescribeBusiness } from "./use-business.ts";

/** Everything that is known about the business, with its sources, to be corrected. Saved at once. */
export function KnownSection() {
  const business = useBusiness();
  const [isChanged, setIsChanged] = useState(false);
  if (!business.data)
    return business.isError ? (
      <LoadFailed what={t("Could not be read.")} query={business} />
    ) : (
      <SkeletonRegion label={t("Loading what is known")} className="grid gap-3">
        <Skeleton className="h-12 rounded-input" />
        <Skeleton className="h-12 rounded-input" />
      </SkeletonRegion>
    );
  const { data } = business;
  const onChanged = () => setIsChanged(true);
  return (
    <div className="grid gap-5">
      <p className="text-14 text-pretty text-text-2">
        {t("Quests and the mentor go by this. Correct what is wrong: it is saved at once.")}
      </p>
      <ModelField business={data} onChanged={onChanged} />
      <PhraseFields key={phrasesKey(data)} business={data} onChanged={onChanged} />
      <LengthField business={data} onChanged={onChanged} />
      <FactGroups business={data} onChanged={onChanged} />
      <p role="status" className="text-14 font-semibold text-success empty:hidden">
        {isChanged ? t("Your next week goes by this.") : ""}
      </p>
    </div>
  );
}

/** Fields start anew with what was saved. */
function phrasesKey({ sells, buyers, soldAt }: BusinessView): string {
  return [sells, buyers, soldAt].map(({ value }) => value).join("\n");
}

function ModelField({ business, onChanged }: { business: BusinessView; onChanged: () => void }) {
  const describe = useDescribeBusiness();
  const { model, models, modelName, modelDescribes, isModelGuessed } = business;
  return (
    <div className="grid gap-2">
      <Field
        label={t("How it makes money")}
        hint={
          isModelGuessed
            ? t("We think: {model}. {description}", { model: t(modelName), description: t(modelDescribes) })
            : t(modelDescribes)
        }
      >
        {(control) => (
          <Select
            {...control}
            value={model}
            onValueChange={(chosen) => describe.mutate({ model: chosen }, { onSuccess: onChanged })}
            options={models.map(({ model: value, name }) => ({ value, label: t(name) }))}
          />
        )}
      </Field>
      <WriteFailed error={describe.error} />
    </div>
  );
}

const ANY_LENGTH = HOURS_AT_MOST.at(-1) ?? "16";
const LENGTHS = HOURS_AT_MOST.map((hours) => ({
  value: hours,
  label: hours === ANY_LENGTH ? t("Any length") : tn(Number(hours), "1 hour", "{n} hours"),
}));

/** A quest that was too big sets a limit; here it is changed or lifted. */
function LengthField({ business, onChanged }: { business: BusinessView; onChanged: () => void }) {
  const describe = useDescribeBusiness();
  const { hoursAtMost } = business;
  return (
    <div className="grid gap-2">
      <Field
        label={t("Longest quest")}
        hint={hoursAtMost === null ? undefined : t("Longer ones stay out of your weeks.")}
      >
        {(control) => (
          <Select
            {...control}
            value={hoursAtMost === null ? ANY_LENGTH : limitFor(hoursAtMost)}
            onValueChange={(chosen) => describe.mutate({ hoursAtMost: chosen }, { onSuccess: onChanged })}
            options={LENGTHS}
          />
        )}
      </Field>
      <WriteFailed error={describe.error} />
    </div>
  );
}

/** The nearest choice that allows as much. */
function limitFor(hours: number) {
  return HOURS_AT_MOST.find((limit) => Number(limit) >= hours) ?? ANY_LENGTH;
}
