import { ChevronDown, Download, Share2 } from "lucide-react";
import { useRef, useState } from "react";
import type { ReviewView } from "#contracts/review/review.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { useMember } from "#web/platform/session/session.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Checkbox } from "#web/ui/controls/checkbox.tsx";
import { figureText } from "./review-words.ts";
import { ShareCard } from "./share-card.tsx";

/** What happens to the picture of an element, under a file's name. */
export type PictureUse = (shown: HTMLElement | null, name: string) => void;

export interface PictureUses {
  savePicture: PictureUse;
  /** Undefined where the device has no share sheet. */
  sharePicture: PictureUse | undefined;
}

interface ShareWeekProps extends PictureUses {
  review: ReviewView;
  week: string;
  wins: readonly { text: string }[];
}

/** The picture for others. Counts stand on it; name, wins and money only if this person ticks them, each time anew. */
export function ShareWeek({ review, week, wins, savePicture, sharePicture }: ShareWeekProps) {
  const { level, businessName } = useMember();
  const card = useRef<HTMLElement>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { quests, trackedSec, streakDays } = review.closed ?? review;
  const figure = moneyIn(review);
  const said = wins.map(({ text }) => text).filter((text) => text !== "");
  const tick = (what: string) => ({
    checked: ticked.has(what),
    onCheckedChange: (isTicked: boolean) => {
      const others = [...ticked].filter((other) => other !== what);
      setTicked(new Set(isTicked ? [...others, what] : others));
    },
    className: "-ml-[13px] min-w-0 wrap-anywhere",
  });
  const name = `sidequest-week-${week}.png`;
  const shown = {
    name: businessName && ticked.has(NAME) ? businessName : null,
    wins: said.filter((text) => ticked.has(winOf(text))),
    money: ticked.has(MONEY) ? figure : null,
  };
  const isMore = shown.name !== null || shown.wins.length > 0 || shown.money !== null;
  return (
    <>
      <ShareCard
        ref={card}
        week={week}
        quests={quests}
        trackedSec={trackedSec}
        streakDays={streakDays}
        level={level}
        {...shown}
      />
      {businessName || said.length > 0 || figure ? (
        <details className="group mt-2">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-input text-14 font-650 [&::-webkit-details-marker]:hidden">
            {t("Also on the picture")}
            {ticked.size > 0 ? (
              <span className="font-medium text-text-2">{tn(ticked.size, "1 chosen", "{n} chosen")}</span>
            ) : null}
            <ChevronDown
              className="ml-auto size-5 flex-none text-text-2 group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <fieldset aria-label={t("Also on the picture")} className="grid justify-items-start pb-1">
            {businessName ? (
              <Checkbox label={t("The name {name}", { name: businessName })} {...tick(NAME)} />
            ) : null}
            {said.map((text) => (
              <Checkbox key={text} label={text} {...tick(winOf(text))} />
            ))}
            {figure ? <Checkbox label={t("Money in: {figure}", { figure })} {...tick(MONEY)} /> : null}
          </fieldset>
        </details>
      ) : null}
      <div className="mt-2 grid gap-2.5">
        {sharePicture ? (
          <Button block onClick={() => sharePicture(card.current, name)}>
            <Share2 className="size-[18px]" aria-hidden="true" />
            {t("Share the picture")}
          </Button>
        ) : null}
        <Button block onClick={() => savePicture(card.current, name)}>
          <Download className="size-[18px]" aria-hidden="true" />
          {t("Save the picture")}
        </Button>
      </div>
      <p className="mt-3 text-13 text-pretty text-text-2">
        {isMore
          ? t("Counts are on it, and what you ticked. All else stays private.")
          : t("Only counts are on it: no titles, no notes, no money, no names.")}
      </p>
    </>
  );
}

/** "$38"; null if nothing came in. */
function moneyIn({ numbers }: ReviewView): string | null {
  const money = numbers.find(({ kind }) => kind === "money");
  const earned = money?.values.at(-1) ?? 0;
  return money && earned > 0 ? figureText(money, earned) : null;
}

const NAME = "name";
const MONEY = "money";
const winOf = (text: string) => `win ${text}`;
