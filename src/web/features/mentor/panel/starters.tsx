import { t } from "#web/platform/language/text.ts";
import { Lantern } from "#web/ui/brand/lantern.tsx";

interface StartersProps {
  businessName: string | null;
  /** Undefined while loading. */
  starters: readonly string[] | undefined;
  onAsk: (prompt: string) => void;
}

/** Suggested questions, shown before the first one. */
export function Starters({ businessName, starters, onAsk }: StartersProps) {
  return (
    <div className="m-auto grid w-full max-w-[400px] justify-items-center gap-1.5 py-4 text-center">
      <Lantern className="h-16 w-[55px]" />
      <h3 className="mt-2 text-[21px] font-750">
        {businessName
          ? t("What is next for {business}?", { business: businessName })
          : t("What is next for your business?")}
      </h3>
      <p className="text-14 text-pretty text-text-2">
        {t("Ask about prices, customers or the quest at hand. I know your profile and your quests.")}
      </p>
      <ul className="mt-3.5 grid w-full gap-2">
        {(starters ?? []).map((starter) => (
          <li key={starter}>
            <button
              type="button"
              data-track="Starter question"
              onClick={() => onAsk(starter)}
              className="min-h-11 w-full rounded-btn border border-border bg-surface px-3.5 py-2.5 text-left text-14 leading-[1.35] font-semibold text-pretty hover:border-control hover:bg-surface-2"
            >
              {starter}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
