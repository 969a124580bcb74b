import { act, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { answer, box, button, exchange, openMentorPanel, panel } from "#web/testing/mentor.tsx";
import { openMentor } from "#web/wiring/signals.ts";

/** jsdom has no layout: media queries answer for this width. */
function stubWidth(widthPx: number) {
  vi.spyOn(window, "matchMedia").mockImplementation((media) => {
    const least = Number(/min-width: (\d+)px/u.exec(media)?.[1] ?? Number.POSITIVE_INFINITY);
    const below = Number(/width < (\d+)rem/u.exec(media)?.[1] ?? 0) * 16;
    const matches = widthPx >= least || widthPx < below;
    const ignore = () => undefined;
    // What the code reads of it.
    return { matches, addEventListener: ignore, removeEventListener: ignore } as unknown as MediaQueryList;
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
}

const isDocked = () => document.documentElement.dataset.docked !== undefined;

test("from 1024 px on the page makes room for it, as long as it is open", async () => {
  stubWidth(1024);
  const { person } = await openMentorPanel();
  expect(isDocked()).toBe(true);
  await person.click(button("Close"));
  expect(isDocked()).toBe(false);
  expect(document.activeElement).toBe(button("Mentor"));
});

test("below that it floats, and the page keeps its width", async () => {
  stubWidth(1023);
  await openMentorPanel();
  expect(isDocked()).toBe(false);
  expect(document.body.style.pointerEvents).not.toBe("none");
});

test("the focus may leave it by Tab; Escape closes it from the page and leaves the focus there", async () => {
  stubWidth(1280);
  const outside = document.body.appendChild(document.createElement("button"));
  onTestFinished(() => outside.remove());
  const { person } = await openMentorPanel();
  button("Send").focus();
  await person.tab();
  expect((await panel()).contains(document.activeElement)).toBe(false);
  outside.focus();
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(outside);
});

const QUEST = { id: "00000000-0000-4000-8000-000000000007", title: "Call the printer" };
const ask = (prompt: string, quest = QUEST) => act(async () => void openMentor.emit({ prompt, quest }));

test("questions carry the quest it was opened for, until that is taken off", async () => {
  const { chats, person } = await openMentorPanel({ exchanges: [exchange(1)] });
  await ask("Help with it");
  expect(await screen.findByText("About: Call the printer")).toBeTruthy();
  expect(box().placeholder).toBe("Ask about this quest");
  await person.type(box(), "{Enter}");
  const first = await chats.nth(0);
  expect(first.body).toMatchObject({ prompt: "Help with it", questId: QUEST.id });
  await first.send("done", answer("Do this", { choices: ["And then?"] }));
  await person.click(button("And then?"));
  const second = await chats.nth(1);
  expect(second.body.questId).toBe(QUEST.id);
  await second.send("done", answer("That"));

  await person.click(button("Do not ask about Call the printer"));
  expect(screen.queryByText("About: Call the printer")).toBeNull();
  expect(document.activeElement).toBe(box());
  await person.type(box(), "Something else{Enter}");
  expect((await chats.nth(2)).body).not.toHaveProperty("questId");
});

test("closing it forgets the quest", async () => {
  const { person } = await openMentorPanel();
  await ask("");
  await screen.findByText("About: Call the printer");
  await person.click(button("Close"));
  await person.click(button("Mentor"));
  await panel();
  expect(screen.queryByText("About: Call the printer")).toBeNull();
});
