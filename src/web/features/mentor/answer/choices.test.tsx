import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, box, button, exchange, lastToast, openMentorPanel } from "#web/testing/mentor.tsx";

const READINGS = ["The price of one", "The price of a set", "The price of postage"];

function offering(number: number, choices: string[], isUnsure = false) {
  const offered = exchange(number);
  if (offered.attempts[0]) Object.assign(offered.attempts[0], { choices, isUnsure });
  return offered;
}

const offers = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

test("an unclear question gets three readings; a tap sends one and leaves the box alone", async () => {
  const { chats, person } = await openMentorPanel({ exchanges: [offering(1, READINGS, true)] });
  expect(screen.getByText("Which of these do you mean?")).toBeTruthy();
  expect(offers("Which of these do you mean?")).toEqual(READINGS);
  await person.type(box(), "Half a thought");
  await person.click(button("The price of a set"));
  const chat = await chats.nth(0);
  expect(chat.body).toMatchObject({ prompt: "The price of a set", again: false });
  expect(box().value).toBe("Half a thought");
  expect(screen.queryByRole("list", { name: "Which of these do you mean?" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Conversation" }));
  await chat.send("done", answer("Then 49", { choices: ["Show the sum", "And two?"] }));
  expect(offers("Ask next")).toEqual(["Show the sum", "And two?"]);
});

test("choices stand under the newest answer only, and under its latest attempt", async () => {
  const twice = offering(2, ["Newer"]);
  const [attempt] = twice.attempts;
  if (attempt) twice.attempts.unshift({ ...attempt, messageId: "b", choices: ["Older attempt"] });
  const { person } = await openMentorPanel({ exchanges: [offering(1, ["Older"]), twice] });
  expect(offers("Ask next")).toEqual(["Newer"]);
  expect(screen.queryByText("Older")).toBeNull();
  await person.click(button("Previous attempt"));
  expect(screen.queryByRole("list", { name: "Ask next" })).toBeNull();
});

test("a choice that failed stays, with its text in the box", async () => {
  const { chats, person } = await openMentorPanel({ exchanges: [offering(1, ["Show the sum"])] });
  await person.click(button("Show the sum"));
  await (await chats.nth(0)).respond(Response.json({ error: "internal", message: "x" }, { status: 500 }));
  await waitFor(() => expect(box().value).toBe("Show the sum"));
  expect(lastToast()?.[0]).toBe("Error");
  expect(offers("Ask next")).toEqual(["Show the sum"]);
});

test("starters stay after a failed first question", async () => {
  const { chats, person } = await openMentorPanel();
  await person.click(await screen.findByRole("button", { name: "How do I find ten buyers?" }));
  await (await chats.nth(0)).respond(Response.json({ error: "internal", message: "x" }, { status: 500 }));
  expect(await screen.findByRole("button", { name: "How do I find ten buyers?" })).toBeTruthy();
  expect(box().value).toBe("How do I find ten buyers?");
});
