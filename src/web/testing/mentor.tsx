import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, vi } from "vitest";
import type { Exchange, MentorAnswer } from "#contracts/mentor.ts";
import type { QuestView } from "#contracts/quests.ts";
import { createAppQueries } from "#web/app/app-queries.ts";
import { forgetDrafts } from "#web/platform/storage/drafts.ts";
import { maya } from "#web/testing/maya.ts";
import { renderWithQueries } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { forgetToasts, toastHistory } from "#web/ui/toast/toast-store.ts";
import { MentorButton } from "../features/mentor/mentor-button.tsx";
import { MentorPanel } from "../features/mentor/panel/mentor-panel.tsx";
import { useMentorOpening } from "../features/mentor/use-mentor-opening.ts";

export const user = { ...maya, businessName: "Wick & Willow" };

const BARE = {
  messageId: "a",
  model: "Model A",
  basis: { cards: [], profile: [], quests: [] },
  isStopped: false,
  choices: [],
  isUnsure: false,
  noted: [],
};

export function answer(response: string, more: Partial<MentorAnswer> = {}): MentorAnswer {
  return { ...BARE, response, ...more };
}

export function exchange(number: number, more: Partial<Exchange> = {}): Exchange {
  const timestamp = "2026-11-12T10:00:00.000Z";
  const { response: text, ...attempt } = answer(`Answer ${number}`);
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    prompt: `Question ${number}`,
    timestamp,
    attempts: [{ ...attempt, text, timestamp }],
    ...more,
  };
}

/** One chat call, answered chunk by chunk. */
interface ChatCall {
  body: Record<string, unknown>;
  headers: Record<string, string>;
  signal: AbortSignal;
  send: (event: string, data: unknown) => Promise<void>;
  /** Ends the stream without a final event. */
  cut: () => Promise<void>;
  respond: (response: Response) => Promise<void>;
}

interface PanelOptions {
  exchanges?: Exchange[];
  answers?: Answers;
  mentor?: { models: { name: string; role: string; host: string | null }[]; starters: string[] };
}

const MENTOR = {
  models: [
    { name: "Model A", role: "mentor", host: null },
    { name: "Engine B", role: "planner", host: null },
  ],
  starters: ["How do I find ten buyers?"],
};

/** Renders the button and panel as on the dashboard; the test controls the server's answers. */
export function renderMentor({ exchanges = [], answers = {}, mentor = MENTOR }: PanelOptions = {}) {
  forgetToasts();
  const asked = stubServer({
    "GET /api/rag/conversation": { json: { exchanges } },
    "GET /api/rag/mentor": { json: mentor },
    ...answers,
  });
  const chats = stubChat();
  const added: QuestView[] = [];
  const questOptions = {
    timeZone: "UTC",
    showCategory: (name: string) => name,
    showCap: (xpReward: number) => `${xpReward} XP within the cap`,
    onAdded: (quest: QuestView) => added.push(quest),
  };
  function Host() {
    const { opening, close } = useMentorOpening();
    return (
      <>
        <MentorButton isOpen={opening.isOpen} prepare={() => undefined} />
        <MentorPanel user={user} opening={opening} onClose={close} questOptions={questOptions} />
      </>
    );
  }
  const { unmount } = renderWithQueries(<Host />, createAppQueries());
  return { asked, added, chats, unmount, person: userEvent.setup() };
}

/** As above, with the panel open and the conversation loaded. */
export async function openMentorPanel(options: PanelOptions = {}) {
  forgetDrafts();
  const rendered = renderMentor(options);
  await rendered.person.click(button("Mentor"));
  await panel();
  await waitFor(() => expect(screen.queryByText("Loading your conversation")).toBeNull());
  return rendered;
}

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const panel = () => screen.findByRole("dialog", { name: "AI Mentor" });
export const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" });
export const bubbles = async () =>
  within(await panel()).getByRole("region", { name: "Conversation" }).textContent;

export function lastToast() {
  const [latest] = toastHistory();
  return latest && [latest.title, latest.description];
}

function stubChat() {
  const answerOthers = globalThis.fetch;
  const calls: ChatCall[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) =>
    path === "/api/rag/chat" ? hold(calls, init) : answerOthers(path, init),
  );
  return {
    calls,
    /** The nth call, from 0. */
    async nth(index: number): Promise<ChatCall> {
      await waitFor(() => expect(calls.length).toBeGreaterThan(index));
      return calls[index] as ChatCall;
    },
  };
}

function hold(calls: ChatCall[], init: RequestInit): Promise<Response> {
  const signal = init.signal as AbortSignal;
  return new Promise((resolve, reject) => {
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    const open = () => {
      if (stream) return;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          stream = controller;
        },
      });
      resolve(new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } }));
    };
    const settled = (work: () => void) =>
      act(async () => {
        work();
        await new Promise((next) => setTimeout(next, 5));
      });
    signal.addEventListener("abort", () => {
      const aborted = new DOMException("Aborted", "AbortError");
      stream?.error(aborted);
      reject(aborted);
    });
    calls.push({
      body: JSON.parse(String(init.body)),
      headers: init.headers as Record<string, string>,
      signal,
      send: (event, data) =>
        settled(() => {
          open();
          stream?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
        }),
      cut: () =>
        settled(() => {
          open();
          stream?.close();
        }),
      respond: (response) => settled(() => resolve(response)),
    });
  });
}
