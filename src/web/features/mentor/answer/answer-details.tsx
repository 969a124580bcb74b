import { Info } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import type { Attempt } from "../conversation.ts";
import type { Mentor } from "../use-mentor.ts";
import { modelsBehind } from "./who-answers.ts";

interface Detail {
  label: string;
  entries: string[];
}

/** Who wrote the answer, and on what basis: what "Details" shows. Empty if nothing is known. */
export function detailsOf({ model, basis }: Attempt, models: Mentor["models"]): Detail[] {
  const details = [
    { label: t("Models"), entries: model ? modelsBehind(model, models) : [] },
    { label: t("Mentor cards"), entries: basis.cards },
    { label: t("Your profile"), entries: basis.profile.map((entry) => t(entry)) },
    { label: t("Your quests"), entries: basis.quests },
  ];
  return details.filter(({ entries }) => entries.length > 0);
}

interface DetailsButtonProps {
  listId: string;
  isShown: boolean;
  onToggle: () => void;
}

export function DetailsButton({ listId, isShown, onToggle }: DetailsButtonProps) {
  return (
    <button
      type="button"
      aria-label={t("Details of this answer")}
      aria-expanded={isShown}
      aria-controls={isShown ? listId : undefined}
      data-track="Answer details"
      onClick={onToggle}
      className="inline-flex h-7 items-center gap-1 rounded-badge border-0 bg-transparent px-1.5 font-medium hover:bg-surface-2 hover:text-text aria-expanded:bg-surface-2 aria-expanded:text-text pointer-coarse:h-11 pointer-coarse:min-w-11"
    >
      <Info className="size-3.5" aria-hidden="true" />
      {t("Details")}
    </button>
  );
}

export function DetailsList({ id, details }: { id: string; details: Detail[] }) {
  return (
    <dl
      id={id}
      className="mt-1.5 ml-1 grid max-w-[420px] gap-2 border-l-2 border-border pl-3 text-13 text-text-2"
    >
      {details.map(({ label, entries }) => (
        <div key={label}>
          <dt className="text-12 font-650 text-text">{label}</dt>
          {entries.map((entry) => (
            <dd key={entry} className="wrap-anywhere">
              {entry}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
