import { Globe } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { ClearDialog } from "../clear-dialog.tsx";
import { ConversationLog } from "../conversation-log.tsx";
import { useDraft } from "../draft.ts";
import type { SuggestedQuestOptions } from "../suggested-quest.tsx";
import { useConversationActions } from "../use-conversation-actions.ts";
import { useMentor, whereTextGoes } from "../use-mentor.ts";
import { useMentorChat } from "../use-mentor-chat.ts";
import type { MentorOpening } from "../use-mentor-opening.ts";
import { useStableExchangeActions } from "../use-stable-exchange-actions.ts";
import { MessageBox } from "./message-box.tsx";
import { PanelFrame } from "./panel-frame.tsx";
import { PanelHeader } from "./panel-header.tsx";
import { Starters } from "./starters.tsx";

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
  const chat = useMentorChat({ userId: user.id, isOpen, onFailed: draft.giveBack });
  const [isClearAsked, setIsClearAsked] = useState(false);
  const { download, clear } = useConversationActions({
    onCleared: () => {
      setIsClearAsked(false);
      chat.forget();
    },
  });

  const take = useEffectEvent((request: string) => {
    if (request) draft.prefill(request);
    box.current?.focus();
  });
  useEffect(() => {
    if (turn > 0) take(prompt);
  }, [turn, prompt]);

  const send = () => {
    chat.ask(draft.text);
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
  });
  const host = mentor ? whereTextGoes(mentor) : null;

  return (
    <PanelFrame opening={opening} onClose={onClose} box={box}>
      <PanelHeader
        mentor={mentor}
        hasConversation={chat.exchanges.length > 0 && !chat.asking}
        onExport={() => download.mutate()}
        onClear={() => setIsClearAsked(true)}
      />
      <ConversationLog
        chat={chat}
        actions={actions}
        starters={<Starters businessName={user.businessName} starters={mentor?.starters} onAsk={chat.ask} />}
      />
      <div className="flex-none px-3.5 pt-2 pb-[max(14px,env(safe-area-inset-bottom))] max-sm:border-t max-sm:border-border max-sm:pt-2.5">
        {host ? (
          <p className="mb-2 flex items-start gap-1.5 px-1 text-12 text-text-2">
            <Globe className="mt-px size-3.5" aria-hidden="true" />
            {host}
          </p>
        ) : null}
        <MessageBox
          ref={box}
          text={draft.text}
          isWaiting={chat.asking !== null}
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
