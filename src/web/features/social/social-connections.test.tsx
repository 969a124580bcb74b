import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderWithQueries } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { expectConsoleError } from "#web/testing/web-console.ts";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";
import { placeholderHandle } from "./platforms.tsx";
import { SocialConnections } from "./social-connections.tsx";

const LIST = "GET /api/social/connections";
const none = ["twitter", "linkedin", "instagram"].map((platform) => ({
  platform,
  connected: false,
  username: null,
}));
const linked = none.map((row) =>
  row.platform === "linkedin" ? { ...row, connected: true, username: "in/maya" } : row,
);

beforeEach(() => {
  vi.useFakeTimers();
  forgetToasts();
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function renderTab(answers: Answers) {
  const asked = stubServer(answers);
  renderWithQueries(<SocialConnections username="Maya Lindqvist" />);
  await pass(10);
  return asked;
}

const button = (name: string) => screen.getByRole("button", { name });

test("three platforms, each with a handle to write over, and what it means", async () => {
  await renderTab({ [LIST]: { json: none } });
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Twitter",
    "LinkedIn",
    "Instagram",
  ]);
  const handles = screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
  expect(handles).toEqual(["@mayalindqvist", "in/mayalindqvist", "@mayalindqvist"]);
  expect(screen.getByText(/Nothing is verified, and nothing is ever posted/u)).toBeTruthy();
});

test("connecting takes 1.5 s, sends the handle once and says so", async () => {
  const asked = await renderTab({
    [LIST]: { json: none },
    "POST /api/social/connect": { json: { platform: "twitter", connected: true, username: "@wick" } },
  });
  fireEvent.change(screen.getByRole("textbox", { name: "Twitter handle" }), { target: { value: " @wick " } });
  fireEvent.click(button("Connect Twitter"));
  await pass(1_499);
  expect(asked).toHaveLength(1);
  fireEvent.click(button("Connecting…"));
  await pass(2);
  await pass(10);
  expect(asked.slice(1).map(({ body }) => body)).toEqual([{ platform: "twitter", username: "@wick" }]);
  expect(shownToasts()).toMatchObject([{ title: "Connected!" }]);
  expect(button("Disconnect Twitter")).toBeTruthy();
  expect(screen.getByText("@wick")).toBeTruthy();
});

test("an empty handle is not sent", async () => {
  const asked = await renderTab({ [LIST]: { json: none } });
  fireEvent.change(screen.getByRole("textbox", { name: "Twitter handle" }), { target: { value: " " } });
  fireEvent.click(button("Connect Twitter"));
  await pass(3_000);
  expect(asked).toHaveLength(1);
});

test("a connection that fails says so, keeps the handle and can be tried again", async () => {
  expectConsoleError(/could not be saved/u);
  await renderTab({ [LIST]: { json: none }, "POST /api/social/connect": { status: 500, text: "no" } });
  const box = screen.getByRole<HTMLInputElement>("textbox", { name: "LinkedIn handle" });
  fireEvent.change(box, { target: { value: "in/wick" } });
  fireEvent.click(button("Connect LinkedIn"));
  await pass(1_600);
  expect(shownToasts()).toMatchObject([
    {
      title: "Connection failed",
      description: "Unable to connect to LinkedIn. Please try again.",
      variant: "destructive",
    },
  ]);
  expect(box.value).toBe("in/wick");
  expect(button("Connect LinkedIn")).toBeTruthy();
});

test("disconnecting forgets the handle and says so", async () => {
  const asked = await renderTab({
    [LIST]: { json: linked },
    "DELETE /api/social/disconnect/linkedin": { json: { ok: true } },
  });
  fireEvent.click(button("Disconnect LinkedIn"));
  await pass(10);
  expect(asked[1]).toMatchObject({ method: "DELETE", path: "/api/social/disconnect/linkedin" });
  expect(shownToasts()).toMatchObject([{ title: "Disconnected" }]);
  expect(button("Connect LinkedIn")).toBeTruthy();
});

test("a disconnection that fails is only logged, and the handle stays", async () => {
  expectConsoleError(/could not be removed/u);
  await renderTab({
    [LIST]: { json: linked },
    "DELETE /api/social/disconnect/linkedin": { status: 500, text: "no" },
  });
  fireEvent.click(button("Disconnect LinkedIn"));
  await pass(10);
  expect(shownToasts()).toEqual([]);
  expect(screen.getByText("in/maya")).toBeTruthy();
});

test("a list that cannot be read is only logged, and shown as not connected", async () => {
  expectConsoleError(/could not be read/u);
  await renderTab({ [LIST]: { status: 500, text: "no" } });
  expect(shownToasts()).toEqual([]);
  expect(screen.getAllByText("Not connected")).toHaveLength(3);
});

test.each([
  ["Zoë Ångström", "@zoeangstrom"],
  ["你好", "@yourname"],
])("%s starts as %s", (username, handle) => {
  expect(placeholderHandle("instagram", username)).toBe(handle);
});
