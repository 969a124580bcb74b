import { useId } from "react";
import type { ResourceLevel } from "#domain/performance/resource-level.ts";
import { classNames } from "../class-names.ts";
import { ExplainSign } from "../overlays/explain-sign.tsx";

export interface Fact {
  name: string;
  value: string;
  /** A few quiet words after the name. */
  note?: string | undefined;
  explanation: string;
  /** Colours a value that is too high. */
  level?: ResourceLevel;
}

const LEVELS: Record<ResourceLevel, string> = { calm: "", high: "text-warning", critical: "text-danger" };

/** A few figures in one line, for what rarely varies. */
export function FactStrip({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="card flex min-w-0 flex-wrap items-center gap-x-3.5 gap-y-2 px-4.5 py-3 max-sm:flex-col max-sm:items-stretch"
    >
      <h2
        id={id}
        className={classNames("mr-auto text-14 leading-[1.3] font-bold", facts.length > 3 && "sm:max-w-24")}
      >
        {title}
      </h2>
      <dl
        className={classNames(
          "flex max-sm:justify-between max-sm:gap-2",
          facts.length > 3 ? "gap-3.5" : "gap-8 max-sm:grid max-sm:grid-cols-3",
        )}
      >
        {facts.map(({ name, value, note, explanation, level = "calm" }) => (
          <div key={name} className="flex min-w-0 flex-col-reverse justify-end gap-0.5">
            <dt className="flex items-center gap-1 text-12 leading-[1.2] font-medium text-text-2 sm:whitespace-nowrap">
              {note ? `${name}, ${note}` : name}
              <ExplainSign of={name} text={explanation} className="max-full:hidden" />
            </dt>
            <dd
              className={classNames("num text-16 leading-[1.1] font-750", LEVELS[level])}
              title={explanation}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
