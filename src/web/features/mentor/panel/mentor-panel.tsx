import { Globe } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { t } from "#web/platform/language/text.ts";
import type { SuggestedQuestOptions } from "../answer/suggested-quest.tsx";
import { useNotes } from "../answer/use-notes.ts";
import { whereTextGoes } from "../answer/who-answers.ts";
import { ClearDialog } from "../clear-dialog.tsx";
import { ConversationLog } from "../conversation-log.tsx";
import { useDraft } from "../draft.ts";
import { useConversationActions } from "../use-conversation-actions.ts";
import { useMentor } from "../use-mentor.ts";
import { useMentorChat } from "../use-mentor-chat.ts";
import type { MentorOpening } from "../use-mentor-opening.ts";
import { useStableExchangeActions } from "../use-stable-exchange-actions.ts";
import { MessageBox } from "./message-box.tsx";
import { PanelFrame } from "./panel-frame.tsx";
import { PanelHeader } from "./panel-header.tsx";
import { QuestChip } from "./quest-chip.tsx";
import { Starters } from "./starters.tsx";
import { useAskedQuest } from "./use-asked-quest.ts";

interface MentorPanelProps {
  user: UserView;
  opening: MentorOpening;
  onClose: () => void;
  questOptions: SuggestedQuestOptions;
}

/** Stays mounted while closed, to keep the typed text and the answer being written. */
export function MentorPanel({ user, opening, onClose, questOptions }: MentorPanelProps) {
  const { isOpen, turn, prompt } = opening;
  const box = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(user.id);
  const mentor = useMentor(isOpen);
  const { askedQuest, isInWorkspace, remove } = useAskedQuest(opening);
  const chat = useMentorChat({ userId: user.id, isOpen, onFailed: draft.giveBack });
  const notes = useNotes(chat.announce);
  const [isClearAsked, setIsClearAsked] = useState(false);
  const { download, clear } = useConversationActions({
    onCleared: () => {
      setIsClearAsked(false);
      chat.forget();
    },
  });

  const take = useEffectEvent((request: string) => {
    if (request && !isInWorkspace) draft.prefill(request);
    box.current?.focus();
  });
  useEffect(() => {
    if (turn > 0) take(prompt);
  }, [turn, prompt]);

  const ask = (text: string) => chat.ask(text, askedQuest?.id);
  const send = () => {
    ask(draft.text);
    draft.write("");
  };
  const actions = useStableExchangeActions({
    questOptions,
    announce: chat.announce,
    onAgain: chat.askAgain,
    onRetry: (question) => {
      if (draft.text.trim() === question.prompt) draft.write("");
      chat.retry(question);
    },
    onChoose: ask,
  });
  const removeQuest = () => {
    remove();
    box.current?.focus();
  };
  const host = mentor ? whereTextGoes(mentor.models) : null;

  return (
    <PanelFrame opening={opening} onClose={onClose} box={box}>
      <PanelHeader
        mentor={mentor}
        hasConversation={chat.exchanges.length > 0 && !chat.asking}
        onExport={() => download.mutate()}
        onClear={() => setIsClearAsked(true)}
        onClose={onClose}
      />
      <ConversationLog
        chat={chat}
        actions={actions}
        notes={notes}
        models={mentor?.models}
        starters={<Starters businessName={user.businessName} starters={mentor?.starters} onAsk={ask} />}
      />
      <div className="flex-none px-3.5 pt-2 pb-[max(14px,env(safe-area-inset-bottom))] max-sm:border-t max-sm:border-border max-sm:pt-2.5">
        {host ? (
          <p className="mb-2 flex items-start gap-1.5 px-1 text-12 text-text-2">
            <Globe className="mt-px size-3.5" aria-hidden="true" />
            {host}
          </p>
        ) : null}
        {askedQuest ? <QuestChip quest={askedQuest} onRemove={removeQuest} /> : null}
        <MessageBox
          ref={box}
          text={draft.text}
          isWaiting={chat.asking !== null}
          placeholder={askedQuest ? t("Ask about this quest") : t("Ask about your business")}
          onText={draft.write}
          onSend={send}
          onStop={chat.stop}
        />
      </div>
      <p role="status" className="sr-only">
        {chat.announcement}
      </p>
      <ClearDialog
        open={isClearAsked}
        isClearing={clear.isPending}
        onClear={() => clear.mutate()}
        onClose={() => setIsClearAsked(false)}
      />
    </PanelFrame>
  );
}
