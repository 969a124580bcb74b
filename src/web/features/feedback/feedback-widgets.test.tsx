import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#web/platform/api/query-client.ts";
import { forgetDrafts } from "#web/platform/storage/drafts.ts";
import { ANALYTICS, lastToast } from "#web/testing/feedback.tsx";
import { maya } from "#web/testing/maya.ts";
import { renderWithQueries } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { forgetToasts } from "#web/ui/toast/toast-store.ts";
import { FeedbackWidgets } from "./feedback-widgets.tsx";

beforeEach(() => {
  forgetToasts();
  forgetDrafts();
  window.history.replaceState(null, "", "/leaderboard");
});

const OK = { json: { ok: true } };
const KEPT = { json: { id: "f", createdAt: "2026-11-12T10:00:00.000Z" } };
const REPORT = "BR: Report a bug or request a feature";

function show(answers: Answers = {}, user = maya) {
  const asked = stubServer(answers);
  const client = createQueryClient();
  const invalidated = vi.spyOn(client, "invalidateQueries");
  renderWithQueries(<FeedbackWidgets user={user} />, client);
  const person = userEvent.setup();
  const press = (name: string) => person.click(screen.getByRole("button", { name }));
  return {
    asked,
    invalidated,
    person,
    press,
    open: async (name: string) => {
      await press(name);
      return within(await screen.findByRole("dialog"));
    },
  };
}

const slider = (name: RegExp) => screen.getByRole("slider", { name });
const shownAt = (name: RegExp) => slider(name).getAttribute("aria-valuenow");
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("three buttons for who has told about the business", () => {
  show();
  expect(screen.getAllByRole("button").map(({ ariaLabel, textContent }) => [ariaLabel, textContent])).toEqual(
    [
      [REPORT, "BR"],
      ["Rate the AI", "AI"],
      ["Rate the UI", "UI"],
    ],
  );
});

test("none for a newcomer", () => {
  show({}, { ...maya, hasCompletedOnboarding: false });
  expect(screen.queryByRole("button")).toBeNull();
});

test("none over the orbs, which fill the window", () => {
  window.history.replaceState(null, "", "/balls");
  show();
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  ["Bug Report", "bug"],
  ["Feature Request", "feature"],
])("%s: asks for what is missing in its own words, then sends type %s", async (mode, type) => {
  const { asked, invalidated, person, press, open } = show({ "POST /api/feedback": KEPT });
  const dialog = await open(REPORT);
  expect(dialog.getByRole<HTMLButtonElement>("radio", { name: "Bug Report" }).ariaChecked).toBe("true");
  await person.click(dialog.getByRole("radio", { name: mode }));
  await press("Submit");
  expect(lastToast()).toEqual(["Title Required", `Please provide a title for your ${type}.`]);
  await person.type(dialog.getByLabelText("Title"), "Dark days");
  await press("Submit");
  expect(lastToast()).toEqual(["Description Required", `Please describe the ${type} in detail.`]);
  await person.type(dialog.getByLabelText("Description"), "More of them");
  await press("Submit");
  await closed();
  expect(lastToast()).toEqual([
    `${mode} Submitted`,
    "Thank you for helping us improve! We'll review your feedback.",
  ]);
  expect(asked[0]?.body).toMatchObject({ type, title: "Dark days", page: "/leaderboard" });
  expect(invalidated).toHaveBeenCalledExactlyOnceWith(ANALYTICS);
});

test("without an email in the account, the report asks for one last", async () => {
  const { person, press, open } = show({}, { ...maya, email: null });
  const dialog = await open(REPORT);
  await person.type(dialog.getByLabelText("Title"), "x");
  await person.type(dialog.getByLabelText("Description"), "x");
  await press("Submit");
  expect(lastToast()).toEqual(["Email Required", "Please provide your email for follow-up."]);
});

test("the AI is rated by two sliders from 1 to 10 that begin at 7, and do so again after sending", async () => {
  const { asked, invalidated, person, press, open } = show({ "POST /api/performance": OK });
  await open("Rate the AI");
  expect(screen.getAllByRole("slider")).toHaveLength(2);
  expect([slider(/^AI tools/u).ariaValueMin, slider(/^AI tools/u).ariaValueMax]).toEqual(["1", "10"]);
  slider(/^AI tools/u).focus();
  await person.keyboard("{ArrowRight}{ArrowRight}");
  slider(/^AI quests/u).focus();
  await person.keyboard("{Home}");
  await press("Submit");
  await closed();
  expect(asked[0]?.body).toEqual({ aiToolRating: 9, aiTaskRating: 1 });
  expect(lastToast()).toEqual(["AI Rating Submitted", "Thank you for your feedback on the AI features!"]);
  expect(invalidated).toHaveBeenCalledExactlyOnceWith(ANALYTICS);
  await open("Rate the AI");
  expect([shownAt(/^AI tools/u), shownAt(/^AI quests/u)]).toEqual(["7", "7"]);
});

test("the UI is rated by four sliders, with words if there are any, and is reset after sending", async () => {
  const { asked, invalidated, person, press, open } = show({ "POST /api/ui-ratings": OK });
  await open("Rate the UI");
  expect(screen.getAllByRole("slider")).toHaveLength(4);
  slider(/^Navigation/u).focus();
  await person.keyboard("{ArrowLeft}");
  await press("Submit");
  await closed();
  const sevens = { visualDesignRating: 7, responsiveDesignRating: 7, loadingSpeedRating: 7 };
  expect(asked[0]?.body).toEqual({ ...sevens, navigationRating: 6 });
  expect(lastToast()).toEqual(["UI Rating Submitted", "Thank you for your feedback on the user interface!"]);
  expect(invalidated).toHaveBeenCalledExactlyOnceWith(ANALYTICS);

  await open("Rate the UI");
  await person.type(screen.getByRole("textbox"), " Calm. ");
  await press("Submit");
  await closed();
  expect(asked[1]?.body).toEqual({ ...sevens, navigationRating: 7, feedback: "Calm." });
  await open("Rate the UI");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("");
});

test.each([
  ["Rate the UI", "POST /api/ui-ratings", "Failed to submit UI rating", /^Loading speed/u],
  ["Rate the AI", "POST /api/performance", "Failed to submit AI rating", /^AI tools/u],
])(
  "%s, refused: it stays open as it was, and closing by accident keeps it",
  async (name, path, text, first) => {
    const limit = { status: 429, json: { error: "rate_limited", message: "Too fast." } };
    const { person, press, open } = show({ [path]: [{ status: 500, text: "no" }, limit] });
    await open(name);
    slider(first).focus();
    await person.keyboard("{End}");
    await press("Submit");
    await waitFor(() => expect(lastToast()).toEqual(["Submission Failed", text]));
    expect(shownAt(first)).toBe("10");
    await press("Submit");
    await waitFor(() => expect(lastToast()).toEqual(["Submission Failed", "Too fast."]));
    await person.keyboard("{Escape}");
    await closed();
    await open(name);
    expect(shownAt(first)).toBe("10");
    await press("Cancel");
    await closed();
    await open(name);
    expect(shownAt(first)).toBe("7");
  },
);
