import { Mail } from "lucide-react";
import { type FormEvent, useState } from "react";
import {
  answerFeedback,
  type FeedbackEntryView,
  listFeedback,
  REPLY_MAX,
  type ReplyView,
} from "#contracts/admin/feedback-inbox.ts";
import { call } from "#web/platform/api/api.ts";
import { useOperatorAction } from "#web/platform/session/operator-action.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { TextAreaField } from "#web/ui/controls/labelled-fields.tsx";
import { When } from "#web/ui/when.tsx";
import { replaceRow } from "../pages.ts";

const STATES = {
  sent: ["Sent", "success"],
  sending: ["On its way or in doubt", "warning"],
  failed: ["Not sent", "danger"],
} as const satisfies Record<string, readonly [string, BadgeTone]>;

/** Answers given so far, and a field for the next. The id is made before sending: a second try sends one mail. */
export function Replies({ message }: { message: FeedbackEntryView }) {
  const [text, setText] = useState("");
  const [replyId, setReplyId] = useState(() => crypto.randomUUID());
  const answer = useOperatorAction({
    run: (reply: { replyId: string; text: string }) => call(answerFeedback, { id: message.id, ...reply }),
    apply: (queries, changed) => replaceRow(queries, listFeedback.path, changed),
    done: (changed, { replyId: sentId }) => doneToast(changed.replies.find(({ id }) => id === sentId)),
    failed: () => "The answer was not sent",
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === "" || answer.isPending) return;
    answer.mutate(
      { replyId, text: words },
      {
        onSuccess: () => {
          setText("");
          setReplyId(crypto.randomUUID());
        },
      },
    );
  };
  return (
    <section aria-label="Answers" className="grid gap-3">
      {message.replies.length > 0 ? (
        <ol className="grid gap-2.5">
          {message.replies.map((reply) => (
            <li key={reply.id} className="card grid gap-1.5 px-4 py-3 text-14">
              <p className="whitespace-pre-wrap wrap-anywhere">{reply.text}</p>
              <p className="flex flex-wrap items-center gap-2 text-13 text-text-2">
                <Badge tone={STATES[reply.state][1]}>{STATES[reply.state][0]}</Badge>
                {reply.authorName ?? "Deleted account"}, <When at={reply.createdAt} withTime />
                {reply.error ? <span className="wrap-anywhere text-danger">{reply.error}</span> : null}
                {reply.state === "failed" ? (
                  <Button
                    size="sm"
                    loading={answer.isPending}
                    onClick={() => answer.mutate({ replyId: reply.id, text: reply.text })}
                  >
                    Try again
                  </Button>
                ) : null}
              </p>
            </li>
          ))}
        </ol>
      ) : null}
      <form onSubmit={submit} className="grid gap-2.5">
        <TextAreaField
          label={`Answer ${message.userName}`}
          hint={`Goes to ${message.email}, with the message quoted below it.`}
          rows={5}
          maxLength={REPLY_MAX}
          value={text}
          onValueChange={setText}
        />
        <Button
          type="submit"
          size="sm"
          className="justify-self-end"
          loading={answer.isPending}
          aria-disabled={text.trim() === "" || undefined}
        >
          <Mail className="size-4" aria-hidden="true" />
          Answer by mail
        </Button>
      </form>
    </section>
  );
}

function doneToast(reply: ReplyView | undefined) {
  if (reply?.state === "sent") return { title: "Answer Sent", description: "The mail is on its way." };
  return {
    title: reply?.state === "failed" ? "Answer Not Sent" : "Answer in Doubt",
    description: reply?.error ?? "Nobody knows whether it arrived: see Mails, In doubt, in ten minutes.",
    variant: "destructive" as const,
  };
}
