import { randomUUID } from "node:crypto";
import type { Shot } from "../http/load.ts";

export const EVENTS_A_CALL = 20;

const KINDS = [
  ["page_view", "/app"],
  ["button_click", "Start"],
  ["button_click", "Complete"],
  ["button_click", "Open workspace"],
  ["task_start", "Product"],
  ["task_complete", "Marketing"],
  ["tool_launch", "Google Sheets"],
  ["feature_used", "Dashboard"],
  ["heartbeat", ""],
] as const;

/** A person's open page. */
export interface Tab {
  readonly cookie: string;
  readonly tab: string;
  sent: number;
}

export function openTab(cookie: string): Tab {
  return { cookie, tab: randomUUID(), sent: 0 };
}

/** Some minutes of use, sent by the page in one call. */
export function nextCall(person: Tab): Shot {
  const events = Array.from({ length: EVENTS_A_CALL }, () => {
    const seq = ++person.sent;
    const [action, element] = KINDS[seq % KINDS.length] ?? KINDS[0];
    const timestamp = new Date().toISOString();
    const more =
      action === "heartbeat" ? { activeTime: seq * 2 } : action === "tool_launch" ? { suggestion: 1 } : {};
    return { action, element, page: "/app", metadata: { sessionId: person.tab, timestamp, seq, ...more } };
  });
  return { method: "POST", path: "/api/analytics/actions", body: JSON.stringify({ events }) };
}
