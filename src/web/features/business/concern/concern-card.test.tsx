import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { founder, quest } from "#web/testing/quests.ts";
import { renderWithQueries } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { openMentor } from "#web/wiring/signals.ts";
import { ConcernCard } from "./concern-card.tsx";

const OFFERED = [
  { id: "launch-tiny-audience", text: "I have almost nobody I could tell" },
  { id: "reviews-none-yet", text: "I have no reviews yet" },
];
const READINGS = [{ id: "payments-late", text: "A shop does not pay me" }];
const due = { "GET /api/concerns": { json: { isDue: true, concerns: OFFERED } } };

function renderCard(answers: Answers = {}) {
  const asked = stubServer({ ...due, ...answers });
  const { client } = renderWithQueries(<ConcernCard />);
  client.setQueryData(SESSION_KEY, founder);
  const writes = () => asked.flatMap(({ method, path, body }) => (method === "GET" ? [] : [[path, body]]));
  return { writes, person: userEvent.setup() };
}
const card = () => screen.findByRole("region", { name: "What is on your mind?" });

test("an offer becomes a quest with one press", async () => {
  const { writes, person } = renderCard({ "POST /api/concerns/reviews-none-yet": { json: quest(7, 1) } });
  await person.click(within(await card()).getByRole("button", { name: "I have no reviews yet" }));
  expect((await screen.findByText(/^Added for/u)).textContent).toContain(quest(7, 1).title);
  expect(document.activeElement?.textContent).toContain("Added for");
  expect(writes()).toEqual([["/api/concerns/reviews-none-yet", {}]]);
});

test("typed words are read, and go with the reading that is chosen", async () => {
  const { writes, person } = renderCard({
    "POST /api/concerns/read": { json: { said: null, concerns: READINGS } },
    "POST /api/concerns/payments-late": { json: quest(7, 0) },
  });
  await person.type(within(await card()).getByRole("textbox"), "they owe me{Enter}");
  await person.click(await screen.findByRole("button", { name: "A shop does not pay me" }));
  expect(await screen.findByText(/^Added for today/u)).toBeTruthy();
  expect(writes()).toEqual([
    ["/api/concerns/read", { text: "they owe me" }],
    ["/api/concerns/payments-late", { said: "they owe me" }],
  ]);
});

test("the next step is the primary one: to find a quest while there are new words, then the nearest reading", async () => {
  const readings = [...READINGS, { id: "payments-ask", text: "I dare not ask for money" }];
  const { person } = renderCard({ "POST /api/concerns/read": { json: { said: null, concerns: readings } } });
  const find = within(await card()).getByRole("button", { name: "Find a quest" });
  const isPrimary = () => find.classList.contains("btn-primary");
  expect(isPrimary()).toBe(false);
  const field = within(await card()).getByRole("textbox");
  await person.type(field, "they owe me");
  expect(isPrimary()).toBe(true);
  await person.type(field, "{Enter}");
  const nearest = await screen.findByRole("button", { name: "A shop does not pay me" });
  const other = screen.getByRole("button", { name: "I dare not ask for money" });
  expect([isPrimary(), nearest.className === other.className]).toEqual([false, false]);
  await person.type(field, " since May");
  expect(isPrimary()).toBe(true);
});

test("where no reading fits, the mentor is asked with the same words", async () => {
  const prompts: string[] = [];
  onTestFinished(openMentor.subscribe(({ prompt }) => prompts.push(prompt)));
  const { person } = renderCard({ "POST /api/concerns/read": { json: { said: null, concerns: READINGS } } });
  await person.type(within(await card()).getByRole("textbox"), "my knee hurts{Enter}");
  await person.click(await screen.findByRole("button", { name: "Ask the mentor" }));
  expect(prompts).toEqual(["my knee hurts"]);
});

test("what is said instead of readings stands there without a quest to choose", async () => {
  const said = "That is serious.";
  const { person } = renderCard({ "POST /api/concerns/read": { json: { said, concerns: [] } } });
  await person.type(within(await card()).getByRole("textbox"), "a customer was hurt{Enter}");
  expect((await screen.findByRole("status")).textContent).toBe(said);
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.getByRole("button", { name: "Ask the mentor" })).toBeTruthy();
});

test("once answered it is not asked again in this visit", async () => {
  const answers = { "POST /api/concerns/reviews-none-yet": { json: quest(7, 1) } };
  stubServer({ ...due, ...answers });
  const { client, unmount } = renderWithQueries(<ConcernCard />);
  client.setQueryData(SESSION_KEY, founder);
  await userEvent.click(await screen.findByRole("button", { name: "I have no reviews yet" }));
  await screen.findByText(/^Added for/u);
  unmount();
  renderWithQueries(<ConcernCard />, client);
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(screen.queryByRole("region")).toBeNull();
});

test("'Not now' closes it", async () => {
  const { writes, person } = renderCard({ "POST /api/concerns": { json: { ok: true } } });
  await person.click(within(await card()).getByRole("button", { name: "Not now" }));
  await expect.poll(() => screen.queryByRole("region")).toBeNull();
  expect(writes()).toEqual([["/api/concerns", {}]]);
});

test("a refusal is told, and nothing typed is lost", async () => {
  const { person } = renderCard({
    "POST /api/concerns/read": { status: 503, json: { error: "unavailable", message: "Please try again." } },
  });
  const field = within(await card()).getByRole("textbox");
  await person.type(field, "they owe me{Enter}");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe("they owe me");
});
