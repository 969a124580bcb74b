import { Map as MapIcon } from "lucide-react";
import { t, tn } from "#web/platform/language/text.ts";
import type { Whereabouts } from "./feedback-draft.ts";

/** Shows all data sent with the message: the last action at once, earlier ones on request. */
export function SentAlong({ page, lastAction }: Whereabouts) {
  const actions = lastAction.split(" → ");
  const before = actions.slice(0, -1);
  return (
    <div className="flex items-start gap-2 text-14 text-text-2">
      <MapIcon className="mt-1 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        <dl className="flex flex-wrap gap-x-4 gap-y-1.5">
          <Fact name={t("Page")} value={page} />
          <Fact name={t("Last action")} value={actions.at(-1) ?? lastAction} />
        </dl>
        {before.length > 0 ? (
          <details>
            <summary className="w-fit cursor-pointer py-1 text-13 hover:text-text pointer-coarse:py-[13px]">
              {tn(before.length, "and the one before it", "and the {n} before it")}
            </summary>
            <ol className="grid list-decimal gap-1 pl-5 text-13">
              {before.map((action, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same action can come twice, and the list never changes
                <li key={index} className="wrap-anywhere">
                  {action}
                </li>
              ))}
            </ol>
          </details>
        ) : null}
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="mr-2 inline">{name}</dt>
      <dd className="inline">
        <code className="rounded-xs bg-surface-2 box-decoration-clone px-1.5 py-0.5 font-mono text-13 font-semibold text-text wrap-anywhere">
          {value}
        </code>
      </dd>
    </div>
  );
}
