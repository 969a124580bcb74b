import { t } from "#web/platform/language/text.ts";
import { TEST_CARDS } from "./sandbox-cards.ts";

type TestCard = (typeof TEST_CARDS)[number];

/** Lists what each test card does; clicking one fills in the form. */
export function TestCards({ onChoose }: { onChoose: (card: TestCard) => void }) {
  return (
    <fieldset className="m-0 mt-4 min-w-0 border-0 p-0">
      <legend className="field-label mb-1.5 p-0">{t("Test cards: no money moves")}</legend>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-1.5">
        {TEST_CARDS.map((card) => (
          <li key={card.card} className="min-w-0">
            <button
              type="button"
              onClick={() => onChoose(card)}
              className="flex w-full flex-wrap items-baseline justify-between gap-x-3 rounded-[10px] border border-border bg-surface px-2.5 py-1.5 text-left text-[12.5px] leading-[1.45] hover:border-control hover:bg-surface-2 pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              <span className="font-550 whitespace-nowrap tabular-nums">{card.number}</span>
              <span className="text-text-2">{card.does}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
