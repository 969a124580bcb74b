import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetActions, rememberAction } from "#web/platform/analytics/last-actions.ts";
import { forgetDrafts, keepDraft } from "#web/platform/storage/drafts.ts";
import { ANALYTICS, lastToast, renderFeedback } from "#web/testing/feedback.tsx";
import { maya } from "#web/testing/maya.ts";
import type { Answers } from "#web/testing/stub-server.ts";
import { forgetToasts } from "#web/ui/toast/toast-store.ts";
import { FeedbackDialog } from "./feedback-dialog.tsx";

beforeEach(() => {
  forgetToasts();
  forgetDrafts();
  forgetActions();
});

const CALL = "POST /api/feedback";
const KEPT = { json: { id: "f", createdAt: "2026-11-12T10:00:00.000Z" } };
const noEmail = { ...maya, email: null };
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const isOpen = () => screen.queryByRole("dialog") !== null;

function open(answers: Answers = { [CALL]: KEPT }, user: typeof maya | typeof noEmail = maya) {
  const rendered = renderFeedback(answers, (frame) => <FeedbackDialog {...frame} user={user} path="/app" />);
  const press = (name: string) => rendered.person.click(screen.getByRole("button", { name }));
  return { ...rendered, press };
}

async function fillIn({ person }: ReturnType<typeof open>) {
  await person.type(box("Title"), "  Timer jumps ");
  await person.type(box("Description"), " After sleep. ");
}

test.each([
  ["Rate UI", "ui", "UI Rating Submitted"],
  ["Rate AI", "ai", "AI Rating Submitted"],
  ["Report Issue", "bug", "Bug Report Submitted"],
])("%s sends type %s with where the person was, and says thank you", async (mode, type, title) => {
  rememberAction("button_click", "Start");
  rememberAction("task_complete", "Product");
  const form = open();
  rememberAction("button_click", "Something in the dialog");
  await fillIn(form);
  await form.person.click(screen.getByRole("radio", { name: mode }));
  await form.press("Submit");
  await waitFor(() =>
    expect(lastToast()).toEqual([title, "Thank you for helping us improve! We'll review your feedback."]),
  );
  expect(form.asked).toHaveLength(1);
  expect(form.asked[0]?.body).toEqual({
    type,
    title: "Timer jumps",
    description: "After sleep.",
    email: "maya@example.com",
    page: "/app",
    lastAction: "Pressed Start → Completed a Product quest",
    userAgent: navigator.userAgent,
    userId: maya.id,
    userName: "Maya Lindqvist",
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u),
  });
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(form.invalidated).toHaveBeenCalledExactlyOnceWith(ANALYTICS);

  await form.press("Open");
  expect([box("Title").value, box("Description").value, box("Email").value]).toEqual([
    "",
    "",
    "maya@example.com",
  ]);
  expect(screen.getByRole<HTMLButtonElement>("radio", { name: "Report Issue" }).ariaChecked).toBe("true");
});

test("shows what is sent along before sending", () => {
  const { unmount } = open();
  const dialog = () => screen.getByRole("dialog", { name: "Tell us what you saw" });
  expect(dialog().textContent).toContain("Page/appLast actionNot recorded");
  expect(dialog().textContent).not.toContain("before it");
  unmount();

  for (const name of ["One", "Two", "Three"]) rememberAction("button_click", name);
  open();
  expect(dialog().textContent).toMatch(/Last action ?Pressed Three ?and the 2 before it/u);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Pressed One",
    "Pressed Two",
  ]);
});

test("what is missing is said in order, and nothing is sent", async () => {
  const form = open({}, noEmail);
  const { person, press } = form;
  const steps = [
    ["Title", "Title Required", "Please provide a title for your feedback."],
    ["Description", "Description Required", "Please describe your feedback in detail."],
    ["Email", "Email Required", "Please provide your email for follow-up."],
  ] as const;
  for (const [field, title, text] of steps) {
    await person.type(box(field), "   ");
    await press("Submit");
    expect(lastToast()).toEqual([title, text]);
    expect(document.activeElement).toBe(box(field));
    expect(screen.getByRole("alert").textContent).toBe(text);
    await person.type(box(field), "x");
  }
  expect(form.asked).toEqual([]);
});

test("an account's email is settled; without one it is asked for, and not kept after sending", async () => {
  const { unmount } = open();
  expect([box("Email").value, box("Email").readOnly]).toEqual(["maya@example.com", true]);
  unmount();

  const form = open({ [CALL]: KEPT }, noEmail);
  expect([box("Email").value, box("Email").readOnly]).toEqual(["", false]);
  await fillIn(form);
  await form.person.type(box("Email"), "me@home.example");
  await form.press("Submit");
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(form.asked[0]?.body).toMatchObject({ email: "me@home.example" });
  await form.press("Open");
  expect(box("Email").value).toBe("");
});

const refusal = (status: number, message: string) => ({ status, json: { error: "x", message } });

test.each([
  ["a server error", refusal(500, "Something broke."), "Failed to submit feedback"],
  ["no connection", { offline: true as const }, "Failed to submit feedback"],
  ["too many", refusal(429, "Twenty an hour. Try later."), "Twenty an hour. Try later."],
  ["signed out", refusal(401, "Please sign in."), "Please sign in."],
])("%s: the dialog stays with all that was typed, and sends it again", async (_, answer, text) => {
  const form = open({ [CALL]: [answer, KEPT] });
  await fillIn(form);
  await form.press("Submit");
  await waitFor(() => expect(lastToast()).toEqual(["Submission Failed", text]));
  expect(screen.getByRole("alert").textContent).toContain(text);
  expect([box("Title").value, box("Description").value]).toEqual(["  Timer jumps ", " After sleep. "]);
  expect(form.invalidated).not.toHaveBeenCalled();
  await form.press("Submit");
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(form.asked).toHaveLength(2);
});

test("closed by accident, its draft is restored, also after a reload; Cancel deletes it", async () => {
  const form = open();
  await fillIn(form);
  await form.person.click(screen.getByRole("radio", { name: "Rate AI" }));
  await form.person.keyboard("{Escape}");
  await waitFor(() => expect(isOpen()).toBe(false));
  form.unmount();

  const again = open();
  expect([box("Title").value, box("Description").value]).toEqual(["  Timer jumps ", " After sleep. "]);
  expect(screen.getByRole<HTMLButtonElement>("radio", { name: "Rate AI" }).ariaChecked).toBe("true");
  await again.press("Cancel");
  await waitFor(() => expect(isOpen()).toBe(false));
  await again.press("Open");
  expect(box("Title").value).toBe("");
  expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
});

test("a kept kind that this form does not offer falls back to an issue", () => {
  keepDraft(maya.id, "feedback", { type: "feature", title: "Kept" });
  open();
  expect(box("Title").value).toBe("Kept");
  expect(screen.getByRole<HTMLButtonElement>("radio", { name: "Report Issue" }).ariaChecked).toBe("true");
});

test("two quick presses send once", async () => {
  const form = open();
  await fillIn(form);
  const answerNow = globalThis.fetch;
  let release: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) => {
    await isTime;
    return answerNow(...call);
  });
  const submit = screen.getByRole("button", { name: "Submit" });
  await form.person.click(submit);
  await form.person.click(submit);
  release();
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(form.asked).toHaveLength(1);
});
