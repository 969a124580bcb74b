import { Clock, ListChecks, Play } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { firstSentence, readQuestText, wholeWords } from "#domain/quests/quest-text.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { HillScene } from "#web/ui/brand/hill-scene.tsx";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { Orb } from "#web/ui/brand/orb.tsx";
import { CategoryBadge } from "#web/ui/category-badge.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PinBar } from "#web/ui/controls/pin-bar.tsx";
import { takeFocus } from "../focus-handover.ts";
import { useQuestActions } from "../quest-actions.ts";
import { languageOf } from "../quest-language.ts";
import { longDay, plannedMs, roughTime, shortDay } from "../quest-time.ts";
import type { DatedQuest } from "../use-quests.ts";
import { isOverdue } from "../week/week-plan.ts";
import { HeroChoices } from "./hero-choices.tsx";

/** The one next quest, with the biggest button of the page. */
export function HeroQuest({ quest }: { quest: DatedQuest }) {
  const { today, unsavedIds, start, read } = useQuestActions();
  const { summary, steps } = readQuestText(quest.description);
  const sentence = firstSentence(summary);
  const headingId = `next-${quest.id}`;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => takeFocus(button.current), []);
  return (
    <section
      aria-labelledby={headingId}
      data-quest-id={quest.id}
      className="card relative overflow-hidden rounded-[20px] sm:@container sm:rounded-[24px] sm:px-7 sm:pt-6.5 sm:pb-3.5 full:px-9 full:pt-8.5 full:pb-4.5"
    >
      <HillScene className="pointer-events-none absolute top-0.5 -right-17 w-[186px] overflow-visible sm:top-3 sm:-right-28 sm:w-[330px] @min-[740px]:top-0 @min-[740px]:-right-38 @min-[740px]:w-[470px] full:@min-[740px]:-top-4 full:@min-[740px]:-right-29.5 full:@min-[740px]:w-[540px]" />
      <div className="relative flex flex-col max-sm:px-4 max-sm:pt-4 sm:min-h-58 sm:max-w-[calc(100%-206px)] @min-[740px]:max-w-[462px] full:min-h-[262px] full:@min-[740px]:max-w-[560px]">
        <Reason quest={quest} today={today} />
        <div className="mt-2.5 flex min-w-0 gap-1.5 sm:mt-4">
          <CategoryBadge category={quest.category} size="md" />
          {isOverdue(quest, today) ? (
            <Badge tone="gold" className="flex-none">
              {t("From {day}", { day: longDay(quest.dueDay) })}
            </Badge>
          ) : (
            <Badge className="flex-none">{shortDay(quest.dueDay)}</Badge>
          )}
        </div>
        <h2
          id={headingId}
          className="mt-2 text-[23px] leading-[1.14] font-extrabold tracking-[-.022em] sm:mt-2.5 sm:text-28 full:text-[34px]"
        >
          <button
            type="button"
            data-track="Quest title"
            onClick={() => read(quest)}
            className="relative block rounded-xs border-0 bg-transparent p-0 text-left font-[inherit] tracking-[inherit] hover:underline hover:decoration-2 hover:underline-offset-4 pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5"
          >
            <span lang={languageOf(quest)} className="line-clamp-4 wrap-anywhere">
              {quest.title}
            </span>
          </button>
        </h2>
        {sentence ? (
          <p
            lang={languageOf(quest)}
            className="mt-2 line-clamp-3 max-w-[440px] text-16 leading-normal text-pretty wrap-anywhere text-text-2 sm:text-[17px]"
          >
            {sentence}
          </p>
        ) : null}
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-3 sm:pt-4.5">
          <Chip icon={<Clock aria-hidden="true" />}>{roughTime(plannedMs(quest))}</Chip>
          <Chip
            icon={<Orb className="-ml-[3px] size-[21px]!" />}
            className="num bg-gold-soft! text-15! font-750! text-gold-text!"
          >
            +{quest.xpReward} XP
          </Chip>
          {steps.length > 0 ? (
            <Chip icon={<ListChecks aria-hidden="true" />}>{tn(steps.length, "1 step", "{n} steps")}</Chip>
          ) : null}
        </div>
      </div>
      {unsavedIds.has(quest.id) ? (
        <p role="status" className="relative mt-2 px-4 text-14 font-semibold text-danger sm:px-0">
          {t("Not saved")}
        </p>
      ) : null}
      <PinBar className="sm:relative sm:mt-5.5">
        <Button
          ref={button}
          variant="primary"
          block
          className="num relative h-[58px]! rounded-[18px]! text-[20px]! font-750! tracking-[-.005em] [--edge:5px]! sm:h-[62px]!"
          aria-keyshortcuts="s"
          data-track="Start"
          onClick={() => start(quest)}
        >
          <Play className="size-[19px] fill-current stroke-0" aria-hidden="true" />
          {t("Start")}
          <KeyHint>S</KeyHint>
        </Button>
      </PinBar>
      <HeroChoices quest={quest} />
    </section>
  );
}

/** Said by the mentor: why this one. */
function Reason({ quest, today }: { quest: DatedQuest; today: DatedQuest["dueDay"] }) {
  const early =
    quest.dueDay > today
      ? `${t("For {day}, if you like to start early.", { day: longDay(quest.dueDay) })} `
      : "";
  return (
    <p className="flex items-start gap-3 text-[14.5px] leading-[1.35] font-550 text-pretty text-on-primary-soft max-sm:min-h-20 max-sm:max-w-[182px] sm:min-h-11 sm:items-center sm:text-15 sm:leading-[1.4]">
      <Lantern className="-ml-[3px] h-11 w-[38px] flex-none" />
      <span className="line-clamp-4 wrap-anywhere sm:line-clamp-3">
        {early}
        <ReasonText
          text={quest.reason ?? t("You put this one on your trail yourself.")}
          phoneChars={PHONE_CHARS - early.length}
        />
      </span>
    </p>
  );
}

/** What four lines beside the hill hold on a phone. */
const PHONE_CHARS = 64;

/** A phone has room for its first sentence, cut between words; the rest is for screen readers there. */
function ReasonText({ text, phoneChars }: { text: string; phoneChars: number }) {
  const first = firstSentence(text);
  const phone = wholeWords(first, phoneChars);
  return (
    <>
      {phone}
      {phone.length < first.length ? (
        <span aria-hidden="true" className="sm:hidden">
          …
        </span>
      ) : null}
      <span className="max-sm:sr-only">{text.slice(phone.length)}</span>
    </>
  );
}

interface ChipProps {
  icon: ReactNode;
  className?: string;
  children: ReactNode;
}

function Chip({ icon, className, children }: ChipProps) {
  return (
    <span
      className={classNames(
        "inline-flex h-8 items-center gap-1.5 rounded-full bg-surface-2 pr-3 pl-[9px] text-14 leading-none font-650 whitespace-nowrap [&>svg]:size-[17px]",
        className,
      )}
    >
      {icon}
      <span>{children}</span>
    </span>
  );
}

function KeyHint({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="absolute right-4.5 grid h-6 min-w-6 place-items-center rounded-[7px] bg-[#FFFFFF2E] font-body text-13 font-bold max-sm:hidden pointer-coarse:hidden dark:bg-[#04201D26]"
    >
      {children}
    </span>
  );
}
