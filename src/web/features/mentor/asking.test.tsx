import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  answer,
  box,
  bubbles,
  button,
  exchange,
  lastToast,
  openMentorPanel,
  panel,
  renderMentor,
  user,
} from "#web/testing/mentor.tsx";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;
const status = async () => within(await panel()).getByRole("status").textContent;
const FAILED = ["Error", "Failed to get AI response. Please try again."];

test("a question streams in, and is announced once, when it is done", async () => {
  const { chats, person } = await openMentorPanel();
  await person.type(box(), "Is 38 too much?{Enter}");
  const chat = await chats.nth(0);
  expect(chat.headers).toMatchObject({ Accept: "text/event-stream", "Content-Type": "application/json" });
  expect(chat.body).toEqual({
    prompt: "Is 38 too much?",
    userId: user.id,
    conversationHistory: [],
    messageId: expect.stringMatching(UUID),
    again: false,
  });
  expect(box().value).toBe("");
  await chat.send("delta", { text: "**No.** Ask " });
  expect(await bubbles()).toBe("You: Is 38 too much?AI Mentor: No. Ask");
  expect(await status()).toBe("The mentor is writing.");
  await chat.send("delta", { text: "ten buyers." });
  expect(await status()).toBe("The mentor is writing.");
  await chat.send("done", answer("**No.** Ask ten buyers."));
  expect(await bubbles()).toContain("No. Ask ten buyers.Answered by Model A");
  expect(await status()).toBe("AI Mentor: No. Ask ten buyers.");
});

test("while waiting nothing can be typed or sent, and the focus stays", async () => {
  const { chats, person } = await openMentorPanel();
  await person.type(box(), "First{Enter}");
  const chat = await chats.nth(0);
  expect(document.activeElement).toBe(box());
  await person.type(box(), "Second{Enter}");
  expect(box().value).toBe("");
  expect(box().getAttribute("aria-disabled")).toBe("true");
  expect(chats.calls).toHaveLength(1);
  await chat.send("done", answer("Yes"));
  await person.type(box(), "Second{Enter}");
  await chats.nth(1);
});

test("Enter sends, Shift+Enter begins a line, Enter in a composition does nothing", async () => {
  const { chats, person } = await openMentorPanel();
  await person.type(box(), "one{Shift>}{Enter}{/Shift}two");
  expect(box().value).toBe("one\ntwo");
  fireEvent.keyDown(box(), { key: "Enter", isComposing: true });
  fireEvent.keyDown(box(), { key: "Enter", keyCode: 229 });
  expect(chats.calls).toHaveLength(0);
  await person.keyboard("{Enter}");
  expect((await chats.nth(0)).body.prompt).toBe("one\ntwo");
});

test("white space alone is not sent", async () => {
  const { chats, person } = await openMentorPanel();
  await person.type(box(), "  {Shift>}{Enter}{/Shift} {Enter}");
  await person.click(button("Send"));
  expect(chats.calls).toHaveLength(0);
});

test("the count is shown near the limit, and beyond it nothing is sent", async () => {
  const { chats, person } = await openMentorPanel();
  fireEvent.change(box(), { target: { value: "x".repeat(3_600) } });
  expect(screen.queryByText(/of 4,000/u)).toBeNull();
  fireEvent.change(box(), { target: { value: "x".repeat(3_601) } });
  expect(screen.getByText("3,601 of 4,000")).toBeTruthy();
  fireEvent.change(box(), { target: { value: "x".repeat(4_001) } });
  expect(screen.getByRole("alert").textContent).toBe("Too long by 1 character");
  await person.click(button("Send"));
  expect(chats.calls).toHaveLength(0);
  fireEvent.change(box(), { target: { value: `${"x".repeat(4_000)} ` } });
  await person.click(button("Send"));
  expect((await chats.nth(0)).body.prompt).toBe("x".repeat(4_000));
});

test("the last five messages go along, cut to what the server takes", async () => {
  const long = exchange(3);
  if (long.attempts[0]) long.attempts[0].text = `${"x".repeat(3_999)}😀 and more`;
  const { chats, person } = await openMentorPanel({ exchanges: [exchange(1), exchange(2), long] });
  await person.type(box(), "Next{Enter}");
  expect((await chats.nth(0)).body.conversationHistory).toEqual([
    { text: "Answer 1", sender: "ai" },
    { text: "Question 2", sender: "user" },
    { text: "Answer 2", sender: "ai" },
    { text: "Question 3", sender: "user" },
    { text: "x".repeat(3_999), sender: "ai" },
  ]);
});

test("a server that answers in JSON is understood", async () => {
  const { chats, person } = await openMentorPanel();
  await person.type(box(), "Hello{Enter}");
  const chat = await chats.nth(0);
  await chat.respond(Response.json(answer("Good evening")));
  expect(await bubbles()).toContain("AI Mentor: Good eveningAnswered by Model A");
});

test("a restart makes void what was said", async () => {
  const { chats, person } = await openMentorPanel();
  await person.type(box(), "Hello{Enter}");
  const chat = await chats.nth(0);
  await chat.send("delta", { text: "Half of" });
  await chat.send("restart", { model: "Engine B" });
  expect(await bubbles()).toBe("You: HelloAI Mentor: ");
  await chat.send("delta", { text: "Whole" });
  expect(await bubbles()).toBe("You: HelloAI Mentor: Whole");
});

test("Stop keeps what was said, as stopped, and the next question builds on it", async () => {
  const { chats, person } = await openMentorPanel();
  await person.type(box(), "Hello{Enter}");
  const chat = await chats.nth(0);
  await chat.send("delta", { text: "The first half" });
  await person.click(button("Stop"));
  await screen.findByText("Stopped");
  expect(chat.signal.aborted).toBe(true);
  expect(await bubbles()).toContain("AI Mentor: The first half");
  expect(lastToast()).toBeUndefined();
  await person.type(box(), "Go on{Enter}");
  expect((await chats.nth(1)).body.conversationHistory).toEqual([
    { text: "Hello", sender: "user" },
    { text: "The first half", sender: "ai" },
  ]);
});

test("the second of two quick clicks on Send does not stop", async () => {
  const { chats, person } = await openMentorPanel();
  await person.type(box(), "Hello");
  await person.dblClick(button("Send"));
  expect((await chats.nth(0)).signal.aborted).toBe(false);
});

test.each([
  [
    "a refusal",
    (): Response => Response.json({ error: "unavailable", message: "x" }, { status: 503 }),
    FAILED,
  ],
  [
    "no plan",
    () => Response.json({ error: "plan_required", message: "Start your trial." }, { status: 402 }),
    ["Error", "Start your trial."],
  ],
  [
    "too many",
    () => Response.json({ error: "rate_limited", message: "One moment." }, { status: 429 }),
    ["Error", "One moment."],
  ],
  ["a proxy's page", () => new Response("<html>", { status: 200 }), FAILED],
])("%s puts the text back and says so", async (_, response, words) => {
  const { chats, person } = await openMentorPanel();
  await person.type(box(), "Typed with care{Enter}");
  const chat = await chats.nth(0);
  await chat.respond(response());
  await waitFor(() => expect(lastToast()).toEqual(words));
  expect(box().value).toBe("Typed with care");
  expect(box().readOnly).toBe(false);
});

test.each([
  ["an error in mid-answer", { code: "unavailable", message: "x" }, FAILED],
  [
    "a plan that ends in mid-answer",
    { code: "plan_required", message: "Start your trial." },
    ["Error", "Start your trial."],
  ],
  ["a cut stream", null, FAILED],
])("%s puts the text back", async (_, data, words) => {
  const { chats, person } = await openMentorPanel();
  await person.type(box(), "Typed{Enter}");
  const chat = await chats.nth(0);
  await chat.send("delta", { text: "Half" });
  if (data) await chat.send("error", data);
  else await chat.cut();
  await waitFor(() => expect(lastToast()).toEqual(words));
  expect(box().value).toBe("Typed");
  expect(await bubbles()).not.toContain("Half");
});

test("trying again, or sending the same words, is the same question; other words are another", async () => {
  const { chats, person } = await openMentorPanel();
  const refused = () => Response.json({ error: "internal", message: "x" }, { status: 500 });
  await person.type(box(), "Typed{Enter}");
  const first = await chats.nth(0);
  await first.respond(refused());
  await person.click(await screen.findByRole("button", { name: "Try again" }));
  const second = await chats.nth(1);
  expect(second.body).toMatchObject({ messageId: first.body.messageId, again: false });
  expect(box().value).toBe("");
  await second.respond(refused());
  await person.type(box(), "{Enter}");
  const third = await chats.nth(2);
  expect(third.body.messageId).toBe(first.body.messageId);
  await third.respond(refused());
  await person.type(box(), " differently{Enter}");
  const fourth = await chats.nth(3);
  expect(fourth.body.prompt).toBe("Typed differently");
  expect(fourth.body.messageId).not.toBe(first.body.messageId);
  await fourth.send("done", answer("There you are"));
  expect(await bubbles()).toContain("There you are");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("an ended session keeps the text, over a reload too", async () => {
  const { chats, person, unmount } = await openMentorPanel();
  await person.type(box(), "Typed with care{Enter}");
  const chat = await chats.nth(0);
  await chat.respond(
    Response.json({ error: "unauthenticated", message: "Please sign in." }, { status: 401 }),
  );
  await waitFor(() => expect(box().value).toBe("Typed with care"));
  unmount();
  const again = renderMentor();
  await again.person.click(button("Mentor"));
  await panel();
  expect(box().value).toBe("Typed with care");
});
