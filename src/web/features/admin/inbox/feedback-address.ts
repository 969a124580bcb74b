import { useSearchParams } from "wouter";
import { FEEDBACK_STATUSES, type FeedbackEntryView } from "#contracts/admin/feedback-inbox.ts";
import { FEEDBACK_TYPES, type FeedbackType } from "#contracts/feedback.ts";
import { keptParams } from "#web/wiring/console-path.ts";

interface FeedbackAddress {
  readonly status: FeedbackEntryView["status"] | "all";
  readonly type: FeedbackType | "all";
  readonly isMine: boolean;
  /** The id of the open message. */
  readonly message: string | null;
}

/** What the address of the inbox says: links, reloads and Back keep it. */
export function useFeedbackAddress() {
  const [params, setParams] = useSearchParams();
  const address: FeedbackAddress = {
    status: FEEDBACK_STATUSES.find((known) => known === params.get("status")) ?? "all",
    type: FEEDBACK_TYPES.find((known) => known === params.get("type")) ?? "all",
    isMine: params.get("mine") === "true",
    message: params.get("message"),
  };
  /** Opening a message is a step that Back undoes; a filter replaces the address. */
  const go = (change: Partial<FeedbackAddress>) =>
    setParams((known) => paramsOf({ ...address, ...change }, known), { replace: !("message" in change) });
  return { address, go };
}

function paramsOf(
  { status, type, isMine, message }: FeedbackAddress,
  known: URLSearchParams,
): URLSearchParams {
  const entries = Object.entries({
    status: status === "all" ? null : status,
    type: type === "all" ? null : type,
    mine: isMine ? "true" : null,
    message,
    ...keptParams(known),
  });
  return new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
