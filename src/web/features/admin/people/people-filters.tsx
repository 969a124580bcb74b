import type { countPeople } from "#contracts/admin/people.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import { PLAN_KIND_WORDS, PLAN_KINDS } from "#domain/admin/plan-kinds.ts";
import { SEGMENT_MEANS, SEGMENTS } from "#domain/analytics/segments.ts";
import { classNames } from "#web/ui/class-names.ts";
import { SEGMENT_DOTS } from "../people-looks.ts";
import type { PeopleAddress } from "./people-address.ts";

type Counts = OutputOf<typeof countPeople>;

interface PeopleFiltersProps {
  address: PeopleAddress;
  counts: Counts | undefined;
  onChange: (change: Partial<PeopleAddress>) => void;
}

/** One of each row at most; the pressed ones say what they mean. */
export function PeopleFilters({ address, counts, onChange }: PeopleFiltersProps) {
  const { plan, segment, isPending } = address;
  const isAll = !plan && !segment && !isPending;
  return (
    <div className="grid min-w-0 gap-1.5">
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="sr-only">By plan</legend>
        <div className="flex gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:flex-wrap">
          <Chip
            label="All"
            count={counts?.open}
            isOn={isAll}
            onPress={() => onChange({ plan: null, segment: null, isPending: false })}
          />
          {PLAN_KINDS.map((kind) => (
            <Chip
              key={kind}
              label={PLAN_KIND_WORDS[kind].label}
              title={PLAN_KIND_WORDS[kind].means}
              count={counts?.plans[kind]}
              isOn={plan === kind}
              onPress={() => onChange({ plan: plan === kind ? null : kind })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="sr-only">By segment</legend>
        <div className="flex gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:flex-wrap">
          {SEGMENTS.map((name) => (
            <Chip
              key={name}
              label={name}
              title={SEGMENT_MEANS[name]}
              dot={SEGMENT_DOTS[name]}
              count={counts?.segments[name]}
              isOn={segment === name}
              onPress={() => onChange({ segment: segment === name ? null : name })}
            />
          ))}
          <Chip
            label="Pending"
            title={PENDING_MEANS}
            count={counts?.pending}
            isOn={isPending}
            onPress={() => onChange({ isPending: !isPending })}
          />
        </div>
      </fieldset>
      {isAll ? null : <p className="text-13 text-pretty text-text-2">{meaning(address)}</p>}
    </div>
  );
}

const PENDING_MEANS = "Has not finished onboarding.";

function meaning({ plan, segment, isPending }: PeopleAddress): string {
  return [
    plan && `${PLAN_KIND_WORDS[plan].label}: ${PLAN_KIND_WORDS[plan].means}`,
    segment && `${segment}: ${SEGMENT_MEANS[segment]}`,
    isPending && `Pending: ${PENDING_MEANS}`,
  ]
    .filter(Boolean)
    .join(" ");
}

interface ChipProps {
  label: string;
  count: number | undefined;
  isOn: boolean;
  onPress: () => void;
  title?: string;
  dot?: string;
}

function Chip({ label, count, isOn, onPress, title, dot }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={title}
      onClick={onPress}
      data-track="Filter people"
      className={classNames(
        "flex h-7 flex-none items-center gap-1.5 rounded-full border px-2.5 text-[12.5px] leading-none font-semibold whitespace-nowrap max-sm:h-11 max-sm:min-w-11 max-sm:justify-center max-sm:px-3 max-sm:text-13 pointer-coarse:h-11",
        isOn
          ? "border-primary bg-primary-soft text-on-primary-soft"
          : "border-border bg-surface text-text-2 hover:text-text",
      )}
    >
      {dot ? <i className={classNames("size-[9px] flex-none rounded-[3px]", dot)} /> : null}
      {label}
      {count === undefined ? null : <span className="tabular-nums">{count.toLocaleString("en")}</span>}
    </button>
  );
}
