import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { button, exchange, lastToast, openMentorPanel, panel } from "#web/testing/mentor.tsx";
import type { Answers } from "#web/testing/stub-server.ts";

const ID = "22222222-2222-4222-8222-222222222222";
const NOTE = "Noted: wax and jar cost you 4 each";
const FORGET = `DELETE /api/rag/noted/${ID}`;

function teach(answers: Answers) {
  const taught = exchange(1);
  if (taught.attempts[0]) taught.attempts[0].noted = [{ id: ID, text: NOTE }];
  return openMentorPanel({ exchanges: [taught], answers });
}

const line = () => within(screen.getByRole("list", { name: "Noted from your question" }));

test("what was noted is taken back by one click, and says so", async () => {
  const { asked, person } = await teach({ [FORGET]: { status: 204 } });
  expect(line().getByText(NOTE)).toBeTruthy();
  await person.click(button(`Undo: ${NOTE}`));
  expect(await line().findByText("Taken back")).toBeTruthy();
  expect(asked.filter(({ method }) => method === "DELETE")).toHaveLength(1);
  expect(document.activeElement).toBe(button(`Taken back: ${NOTE}`));
  await waitFor(async () =>
    expect(within(await panel()).getByRole("status").textContent).toBe("Taken back."),
  );
  await person.click(button(`Taken back: ${NOTE}`));
  expect(asked.filter(({ method }) => method === "DELETE")).toHaveLength(1);
});

test("it stays taken back after the panel was closed", async () => {
  const { person } = await teach({ [FORGET]: { status: 204 } });
  await person.click(button(`Undo: ${NOTE}`));
  await line().findByText("Taken back");
  await person.click(button("Close"));
  await person.click(button("Mentor"));
  await panel();
  expect(line().getByText("Taken back")).toBeTruthy();
});

test("what is gone already, as after a reload, counts as taken back", async () => {
  const gone = { status: 404, json: { error: "not_found", message: "Nothing of that.", requestId: "r" } };
  const { person } = await teach({ [FORGET]: gone });
  await person.click(button(`Undo: ${NOTE}`));
  expect(await line().findByText("Taken back")).toBeTruthy();
  expect(lastToast()).toBeUndefined();
});

test("a failure says so and leaves the note to be tried again", async () => {
  const { person } = await teach({ [FORGET]: [{ status: 500, text: "no" }, { status: 204 }] });
  await person.click(button(`Undo: ${NOTE}`));
  await waitFor(() =>
    expect(lastToast()).toEqual(["Error", "This could not be taken back. Please try again."]),
  );
  await person.click(button(`Undo: ${NOTE}`));
  expect(await line().findByText("Taken back")).toBeTruthy();
});
