import { useId } from "react";
import type { EndedWeekView } from "#contracts/leagues/leagues.ts";
import { endingWords } from "#domain/leagues/league-words.ts";
import { speech, t } from "#web/platform/language/text.ts";
import { Tent } from "#web/ui/brand/tent.tsx";
import { Card } from "#web/ui/card.tsx";

/** How the last week ended, in kind words at every place. */
export function LastWeek({ week }: { week: EndedWeekView }) {
  const id = useId();
  const { title, text } = endingWords(week, speech);
  return (
    <Card as="section" aria-labelledby={id} className="flex items-center gap-4">
      <Tent className="size-11 flex-none" />
      <div className="min-w-0">
        <p className="text-13 font-semibold text-text-2">{t("Last week")}</p>
        <h2 id={id} className="text-18 font-750">
          {title}
        </h2>
        <p className="text-14 text-pretty text-text-2">{text}</p>
      </div>
    </Card>
  );
}
