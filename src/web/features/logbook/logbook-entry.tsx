import { Check, CircleDashed, Coins, ExternalLink, Lightbulb, Timer, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import type { LogbookEntryView } from "#contracts/logbook.ts";
import { formatMoney } from "#domain/general/money.ts";
import { dayText, metricText, type Outcome, outcomeWord, timeSpentText } from "#domain/logbook/logbook.ts";
import { isWebAddress } from "#domain/network/web-address.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { CategoryBadge } from "#web/ui/category-badge.tsx";
import { FoldingText } from "./folding-text.tsx";

/** One stop on the trail: the day on the line, the result beside it. */
export function LogbookEntry({ entry }: { entry: LogbookEntryView }) {
  const { title, day, category, notes, link } = entry;
  const [weekday] = dayText(day, language).split(",");
  return (
    <li className="group/entry relative flex gap-3.5 pb-6 last:pb-1 sm:gap-4">
      <span
        className="absolute top-11 bottom-0 left-[20.5px] w-[3px] bg-gold-edge opacity-55 group-last/entry:hidden"
        aria-hidden="true"
      />
      <time
        dateTime={day}
        className="num grid size-11 flex-none content-center justify-items-center rounded-full bg-gold-soft text-18 leading-none font-extrabold text-gold-text"
      >
        <span className="sr-only">{dayText(day, language)}</span>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <span className="mt-px font-body text-[10.5px] leading-none font-semibold" aria-hidden="true">
          {weekday}
        </span>
      </time>
      <div className="min-w-0 flex-1 pt-0.5">
        <h4 className="font-body text-16 leading-[1.35] font-650 tracking-normal text-pretty wrap-anywhere">
          {title}
        </h4>
        <div className="mt-1.5 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 text-[13.5px] font-medium text-text-2">
          <CategoryBadge category={category} size="md" />
          <Facts entry={entry} />
        </div>
        {notes ? <FoldingText text={notes} about={title} /> : null}
        {link ? <Link address={link} /> : null}
      </div>
    </li>
  );
}

const OUTCOMES: Record<Outcome, { tone: BadgeTone; icon: ReactNode }> = {
  done: { tone: "success", icon: <Check aria-hidden="true" /> },
  partly: { tone: "warning", icon: <CircleDashed aria-hidden="true" /> },
  learned: { tone: "info", icon: <Lightbulb aria-hidden="true" /> },
};

function Facts({ entry: { outcome, metric, timeSpentSec, brought } }: { entry: LogbookEntryView }) {
  return (
    <>
      {outcome ? <Badge {...OUTCOMES[outcome]}>{t(outcomeWord(outcome))}</Badge> : null}
      {metric ? <Fact icon={<TrendingUp className="size-4" />}>{metricText(metric, language)}</Fact> : null}
      {timeSpentSec === null ? null : (
        <Fact icon={<Timer className="size-4" />}>{t(timeSpentText(timeSpentSec))}</Fact>
      )}
      {brought.map((balance) => (
        <Fact key={balance.currency} icon={<Coins className="size-4" />}>
          {broughtText(balance)}
        </Fact>
      ))}
    </>
  );
}

/** "brought $120", "cost $12.50" */
function broughtText({ income, profit, currency }: LogbookEntryView["brought"][number]): string {
  const sum = formatMoney({ amount: income > 0 ? profit : -profit, currency }, language);
  return income > 0 ? t("brought {sum}", { sum }) : t("cost {sum}", { sum });
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <span aria-hidden="true">{icon}</span>
      <span className="num min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}

/** Only valid web addresses become links; anything else stays text. */
function Link({ address }: { address: string }) {
  if (!isWebAddress(address)) return <p className="mt-2 text-14 wrap-anywhere text-text-2">{address}</p>;
  return (
    <a
      href={address}
      target="_blank"
      rel="nofollow noopener noreferrer"
      data-track="Logbook link"
      className="mt-2 pointer-coarse:mt-0 flex w-fit max-w-full items-center gap-1.5 text-14 font-semibold text-on-primary-soft underline decoration-1 underline-offset-[3px] hover:decoration-2 pointer-coarse:min-h-11"
    >
      <ExternalLink className="size-4" aria-hidden="true" />
      <span title={address} className="min-w-0 overflow-hidden text-ellipsis whitespace-nowrap">
        {address.replace(/^https?:\/\//iu, "").replace(/\/$/u, "")}
      </span>
      <span className="sr-only">, {t("opens in a new tab")}</span>
    </a>
  );
}
