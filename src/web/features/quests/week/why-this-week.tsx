import { MessageCircle } from "lucide-react";
import { firstSentence } from "#domain/quests/quest-text.ts";
import { tx } from "#web/platform/language/rich-text.tsx";
import { t } from "#web/platform/language/text.ts";
import { Lantern } from "#web/ui/brand/lantern.tsx";
import { Card } from "#web/ui/card.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { openMentor } from "#web/wiring/signals.ts";
import { todaysQuests } from "../board/todays-quests.ts";
import type { QuestBoard } from "../board/use-quest-board.ts";
import { languageOf } from "../quest-language.ts";

/** Why what follows the next quest is in this week; the next quest says so itself, at the top of the page. */
export function WhyThisWeek({ board }: { board: QuestBoard }) {
  const { state } = todaysQuests(board);
  const next = state.kind === "quest" ? state.next : null;
  const after = board.active.find(({ id, reason }) => id !== next?.id && reason);
  if (!next || !after?.reason) return null;
  const quoted = (title: string) => <b lang={languageOf(after)} className="font-650">{`“${title}”`}</b>;
  return (
    <Card className="flex items-center gap-4 p-4 max-sm:flex-wrap sm:px-5">
      <Lantern className="h-[49px] w-[42px] flex-none" />
      <div className="min-w-0 flex-1 text-15 leading-[1.45] text-pretty wrap-anywhere">
        <h3 className="text-14 font-650 tracking-normal text-on-primary-soft">{t("Why this week")}</h3>
        <p>
          {tx("After {first} comes {second}.", { first: quoted(next.title), second: quoted(after.title) })}{" "}
          <span lang={languageOf(after)}>{firstSentence(after.reason)}</span>
        </p>
      </div>
      <Button
        size="sm"
        className="max-sm:w-full"
        data-track="Why this week"
        onClick={() => openMentor.emit({ prompt: `${t("Why this quest")}?`, quest: after })}
      >
        <MessageCircle className="size-4" aria-hidden="true" />
        {t("Ask the mentor")}
      </Button>
    </Card>
  );
}
