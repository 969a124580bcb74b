import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { TokenView } from "#contracts/tokens/tokens.ts";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { TokensSection } from "./tokens-section.tsx";

const TOKEN: TokenView = {
  id: "3f0c9a52-64bd-4b7e-9a53-0d8f8a4be1c7",
  name: "Time tracker",
  scope: "read",
  lastFour: "k9Qw",
  createdAt: "2026-03-02T10:00:00.000Z",
  expiresAt: null,
  isExpired: false,
  lastUsedOn: "2026-03-04",
};

function show(tokens: readonly TokenView[], answers: Answers = {}) {
  const asked = stubServer({ "GET /api/tokens": { json: tokens }, ...answers });
  renderWithQueries(<TokensSection />, withoutRetry());
  return { hands: userEvent.setup(), sent: () => asked.filter(({ method }) => method !== "GET") };
}

test("a token is made with its scope and expiry, and its secret is shown", async () => {
  const made = { token: { ...TOKEN, scope: "write" as const }, secret: "sidequest_secret" };
  const { hands, sent } = show([], { "POST /api/tokens": { json: made } });
  await hands.click(await screen.findByRole("button", { name: "Make a token" }));
  expect(screen.getByText(/Give it a name/u)).toBeTruthy();
  await hands.type(screen.getByRole("textbox", { name: "Name" }), "Time tracker");
  await hands.click(screen.getByRole("radio", { name: "Read and write" }));
  await hands.click(screen.getByRole("button", { name: "Make a token" }));
  const secret = await screen.findByRole("textbox", { name: "The token “Time tracker”" });
  expect(secret).toHaveProperty("value", "sidequest_secret");
  expect(document.activeElement).toBe(secret);
  expect(sent().map(({ body }) => body)).toEqual([
    { name: "Time tracker", scope: "write", expiresInDays: 90 },
  ]);
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveProperty("value", "");
});

test("a refusal is shown in the server's words, and what was typed stays", async () => {
  const refusal = { error: "conflict", message: "You have a token with this name.", requestId: "1" };
  const { hands } = show([], { "POST /api/tokens": { status: 409, json: refusal } });
  await hands.type(await screen.findByRole("textbox", { name: "Name" }), "Time tracker");
  await hands.click(screen.getByRole("button", { name: "Make a token" }));
  expect(await screen.findByText("You have a token with this name.")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveProperty("value", "Time tracker");
});

test("a row says scope, last characters, use and expiry; revoking asks first", async () => {
  const expired = { ...TOKEN, id: "2", name: "Old", expiresAt: "2026-03-03T10:00:00.000Z", isExpired: true };
  const { hands, sent } = show([TOKEN, { ...expired, lastUsedOn: null }], {
    [`DELETE /api/tokens/${TOKEN.id}`]: { status: 204 },
  });
  expect(await screen.findByText(/last used Mar 4, 2026, does not expire/u)).toBeTruthy();
  expect(screen.getAllByText("…k9Qw")).toHaveLength(2);
  expect(screen.getByText("Expired")).toBeTruthy();
  expect(screen.getByText(/never used, expired/u)).toBeTruthy();
  await hands.click(screen.getByRole("button", { name: "Revoke Time tracker" }));
  await hands.click(screen.getByRole("button", { name: "Keep it" }));
  expect(sent()).toEqual([]);
  await hands.click(screen.getByRole("button", { name: "Revoke Time tracker" }));
  await hands.click(screen.getByRole("button", { name: "Revoke token" }));
  expect(await screen.findByText("“Time tracker” is revoked.")).toBeTruthy();
  expect(screen.queryByText("Time tracker")).toBeNull();
});

test("with 20 tokens there is no form, and the reason stands in its place", async () => {
  show(Array.from({ length: 20 }, (_, index) => ({ ...TOKEN, id: String(index), name: `Script ${index}` })));
  expect(await screen.findByText(/You have 20/u)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Make a token" })).toBeNull();
});
