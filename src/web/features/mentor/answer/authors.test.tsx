import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BUILT_IN_ENGINE } from "#domain/mentor/answer-author.ts";
import { bubbles, button, exchange, openMentorPanel } from "#web/testing/mentor.tsx";

const OWN = [
  { name: "SideQuest encoder", role: "retriever", host: null },
  { name: "SideQuest ranker", role: "ranker", host: null },
];
const OUTSIDE = [{ name: "sonnet", role: "mentor", host: "api.anthropic.com" }];

function writtenBy(model: string) {
  const written = exchange(1);
  if (written.attempts[0]) written.attempts[0].model = model;
  return [written];
}

test("an answer of SideQuest's own says so in plain words; the models' names show on request", async () => {
  const mentor = { models: OWN, starters: [] };
  const { person } = await openMentorPanel({ exchanges: writtenBy(BUILT_IN_ENGINE), mentor });
  expect(await bubbles()).toContain("Answered by SideQuest, no outside service");
  expect(await bubbles()).not.toContain(BUILT_IN_ENGINE);
  await person.click(button("Details of this answer"));
  expect(screen.getByText("SideQuest encoder, on this server")).toBeTruthy();
  expect(screen.getByText("SideQuest ranker, on this server")).toBeTruthy();
});

test("an outside model is named, and its host on request", async () => {
  const mentor = { models: OUTSIDE, starters: [] };
  const { person } = await openMentorPanel({ exchanges: writtenBy("sonnet"), mentor });
  expect(await bubbles()).toContain("Answered by sonnet");
  expect(await bubbles()).not.toContain("api.anthropic.com");
  await person.click(button("Details of this answer"));
  expect(screen.getByText("sonnet, api.anthropic.com")).toBeTruthy();
});

test("where an outside model is set up, SideQuest's own answer names none of its models", async () => {
  const mentor = { models: OUTSIDE, starters: [] };
  const { person } = await openMentorPanel({ exchanges: writtenBy(BUILT_IN_ENGINE), mentor });
  expect(await bubbles()).toContain("Answered by SideQuest, no outside service");
  await person.click(button("Details of this answer"));
  expect(screen.queryByText(/sonnet, /u)).toBeNull();
});

test("a model that is no longer set up is named without a host", async () => {
  const mentor = { models: OWN, starters: [] };
  const { person } = await openMentorPanel({ exchanges: writtenBy("older-model"), mentor });
  await person.click(button("Details of this answer"));
  expect(screen.getByText("older-model")).toBeTruthy();
});

test("the header says in one line what works here, and the names on request", async () => {
  const { person } = await openMentorPanel({ mentor: { models: OWN, starters: [] } });
  const toggle = await screen.findByRole("button", { name: "Powered by two AI models, no outside service" });
  expect(screen.queryByText("SideQuest encoder, on this server")).toBeNull();
  await person.click(toggle);
  expect(screen.getByText("SideQuest encoder, on this server")).toBeTruthy();
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
});
