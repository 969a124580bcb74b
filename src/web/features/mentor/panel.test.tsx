import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { box, bubbles, button, exchange, lastToast, openMentorPanel, panel } from "#web/testing/mentor.tsx";
import { toastHistory } from "#web/ui/toast/toast-store.ts";
import { openMentor } from "#web/wiring/signals.ts";
import { fitToSeenWindow } from "./seen-window.ts";

const closePanel = async (person: { keyboard: (keys: string) => Promise<void> }) => {
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
};
const ask = (prompt: string) => act(async () => void openMentor.emit({ prompt }));

test("the button opens it with the focus in the box; Escape closes it and gives the focus back", async () => {
  const { person } = await openMentorPanel();
  expect(document.activeElement).toBe(box());
  await closePanel(person);
  await waitFor(() => expect(document.activeElement).toBe(button("Mentor")));
  expect(button("Mentor").getAttribute("aria-expanded")).toBe("false");
});

test("opening the mentor without a prompt works as well", async () => {
  const { person } = await openMentorPanel();
  await closePanel(person);
  await ask("");
  expect(await panel()).toBeTruthy();
});

test("beside the page it leaves the page usable", async () => {
  const { person } = await openMentorPanel();
  await person.click(document.body);
  expect(screen.queryByRole("dialog")).toBeTruthy();
  expect(document.body.style.pointerEvents).not.toBe("none");
});

test("on a phone it has the screen for itself", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  await openMentorPanel();
  expect(document.body.style.pointerEvents).toBe("none");
});

test("a prompt stands below what was typed, once, and takes the place of one that nobody touched", async () => {
  const { person } = await openMentorPanel();
  await ask("Help with A");
  await waitFor(() => expect(box().value).toBe("Help with A"));
  await ask("Help with B");
  await waitFor(() => expect(box().value).toBe("Help with B"));
  await person.type(box(), "!");
  await ask("Help with C");
  await waitFor(() => expect(box().value).toBe("Help with B!\n\nHelp with C"));
  await ask("Help with C");
  await ask("");
  expect(box().value).toBe("Help with B!\n\nHelp with C");
});

test("what was typed survives closing", async () => {
  const { person } = await openMentorPanel();
  await person.type(box(), "Half a thought");
  await closePanel(person);
  await person.click(button("Mentor"));
  await panel();
  expect(box().value).toBe("Half a thought");
});

test("an answer continues while the panel is closed", async () => {
  const { chats, person } = await openMentorPanel();
  await person.type(box(), "Hello{Enter}");
  const chat = await chats.nth(0);
  await closePanel(person);
  await chat.send("delta", { text: "Good evening" });
  expect(chat.signal.aborted).toBe(false);
  await person.click(button("Mentor"));
  expect(await bubbles()).toContain("Good evening");
});

test("both models are named, and the host of an outside model", async () => {
  const starters: string[] = [];
  const models = [
    { name: "sonnet", role: "mentor", host: "api.anthropic.com" },
    { name: "gpt", role: "planner", host: "api.openai.com" },
  ];
  await openMentorPanel({ mentor: { models, starters } });
  expect(await screen.findByText("Powered by sonnet + gpt")).toBeTruthy();
  expect(screen.getByText("What you write is sent to api.anthropic.com and api.openai.com.")).toBeTruthy();
});

test("where all models are this server's own, nothing is said of hosts", async () => {
  await openMentorPanel();
  expect(await screen.findByText("Powered by two AI models, no outside service")).toBeTruthy();
  expect(screen.queryByText(/is sent to/u)).toBeNull();
});

test("a starter asks at once and leaves the box alone; with a conversation there is none", async () => {
  const { chats, person } = await openMentorPanel();
  await person.type(box(), "Half a thought");
  await person.click(await screen.findByRole("button", { name: "How do I find ten buyers?" }));
  expect((await chats.nth(0)).body.prompt).toBe("How do I find ten buyers?");
  expect(box().value).toBe("Half a thought");
  expect(screen.queryByRole("heading", { name: "What is next for Wick & Willow?" })).toBeNull();
});

test("a conversation that cannot be read says so, can be tried again, and hinders no question", async () => {
  const refused = { status: 503, json: { error: "unavailable", message: "Back soon.", requestId: "r" } };
  const { chats, person } = await openMentorPanel({
    answers: {
      "GET /api/rag/conversation": [refused, refused, { json: { exchanges: [exchange(1)] } }],
    },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Back soon.");
  await person.click(button("Retry"));
  await waitFor(async () => expect(await bubbles()).toContain("Answer 1"));
  await person.type(box(), "Hello{Enter}");
  await chats.nth(0);
});

async function choose(person: { click: (element: Element) => Promise<void> }, item: string) {
  await person.click(button("Conversation menu"));
  await person.click(await screen.findByRole("menuitem", { name: item }));
}

test("the conversation is cleared after a question", async () => {
  const { asked, person } = await openMentorPanel({
    exchanges: [exchange(1)],
    answers: { "DELETE /api/rag/conversation": { status: 204 } },
  });
  await choose(person, "Clear conversation");
  await screen.findByRole("dialog", { name: "Clear the conversation?" });
  await person.click(button("Cancel"));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull());
  expect(asked.some(({ method }) => method === "DELETE")).toBe(false);
  await choose(person, "Clear conversation");
  await person.click(await screen.findByRole("button", { name: "Clear" }));
  await waitFor(() => expect(toastHistory()[0]?.title).toBe("Conversation cleared"));
  expect(await screen.findByRole("heading", { name: "What is next for Wick & Willow?" })).toBeTruthy();
  expect(screen.queryByText("Answer 1")).toBeNull();
});

test("the conversation is exported as a Markdown file", async () => {
  let saved: Blob | undefined;
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return "blob:x";
  };
  URL.revokeObjectURL = () => undefined;
  const download = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const { person } = await openMentorPanel({
    exchanges: [exchange(1)],
    answers: {
      "GET /api/rag/conversation/export": {
        json: { exportedAt: "2026-11-12T12:00:00.000Z", exchanges: [exchange(1), exchange(2)] },
      },
    },
  });
  await choose(person, "Export conversation");
  await waitFor(() =>
    expect(lastToast()).toEqual(["Conversation exported", "sidequest-mentor-2026-11-12.md"]),
  );
  expect(download).toHaveBeenCalledOnce();
  expect(saved?.type).toBe("text/markdown");
});

test("the panel takes the part of the window that the keyboard leaves, unless somebody zooms", () => {
  const seen = Object.assign(new EventTarget(), { height: 740, offsetTop: 0, scale: 1 });
  vi.stubGlobal("visualViewport", seen);
  const element = document.createElement("div");
  const stop = fitToSeenWindow(element);
  const size = () => [
    element.style.getPropertyValue("--seen-height"),
    element.style.getPropertyValue("--seen-top"),
  ];
  expect(size()).toEqual(["740px", "0px"]);
  Object.assign(seen, { height: 420, offsetTop: 30 });
  seen.dispatchEvent(new Event("resize"));
  expect(size()).toEqual(["420px", "30px"]);
  Object.assign(seen, { scale: 2 });
  seen.dispatchEvent(new Event("scroll"));
  expect(size()).toEqual(["100dvh", "0px"]);
  stop?.();
  Object.assign(seen, { scale: 1, height: 100 });
  seen.dispatchEvent(new Event("resize"));
  expect(size()).toEqual(["100dvh", "0px"]);
  vi.unstubAllGlobals();
});
