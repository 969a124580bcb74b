import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { CompanionView } from "#contracts/companion/companion.ts";
import type { LeagueView } from "#contracts/leagues/leagues.ts";
import { dropInviteToken } from "#web/features/companion/invite-token.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { maya } from "#web/testing/maya.ts";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer, stubSignedInCookie } from "#web/testing/stub-server.ts";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";
import { TogetherPage } from "./together-page.tsx";

beforeEach(forgetToasts);
afterEach(() => {
  dropInviteToken();
  window.history.replaceState(null, "", "/");
});

const LEAGUE = "GET /api/league";
const COMPANION = "GET /api/companion";
const LOOK = "POST /api/companion/invite/look";
const OUT: LeagueView = {
  state: "out",
  league: 0,
  alias: "Quiet Otter 27",
  showsName: false,
  week: "2026-11-16",
  endsAt: "2026-11-23T00:00:00.000Z",
  group: [],
  lastWeek: null,
};
const IN: LeagueView = {
  ...OUT,
  state: "in",
  league: 1,
  group: [
    { name: "Calm Fox 12", points: 420, place: 1, outcome: "up", isYou: false },
    { name: "Quiet Otter 27", points: 50, place: 2, outcome: "down", isYou: true },
  ],
  lastWeek: { week: "2026-11-09", league: 0, points: 300, place: 2, people: 20, outcome: "up" },
};
const ALONE: CompanionView = { companion: null, inviteUntil: null };
const none = new Array<boolean>(7).fill(false);
const PAIR: CompanionView = {
  companion: {
    you: { name: "Maya", dots: none, signal: null },
    other: { name: "Noor", dots: none.with(0, true).with(2, true), signal: "proud" },
    since: "2026-11-01T10:00:00.000Z",
    canSignal: true,
  },
  inviteUntil: null,
};
const GONE = {
  status: 404,
  json: { error: "not_found", message: "This invitation no longer works.", requestId: "r" },
};

function open(answers: Answers = {}) {
  stubSignedInCookie();
  const asked = stubServer({ [LEAGUE]: { json: OUT }, [COMPANION]: { json: ALONE }, ...answers });
  const client = withoutRetry();
  client.setQueryData(SESSION_KEY, maya);
  renderWithQueries(<TogetherPage />, client);
  return { asked, person: userEvent.setup() };
}

test("both parts invite, and joining shows the group", async () => {
  const { person } = open({ "POST /api/league/join": { json: IN } });
  await screen.findByRole("heading", { name: "Take one person along" });
  await person.click(await screen.findByRole("button", { name: "Join the league" }));
  const rows = within(await screen.findByRole("list", { name: "Points of this week" })).getAllByRole(
    "listitem",
  );
  expect(rows.map((row) => row.textContent)).toEqual([
    "Place 1CFCalm Fox 12moves up420 points",
    "Place 2QOQuiet Otter 27Youcalmer group50 points",
  ]);
  expect(rows[1]?.getAttribute("aria-current")).toBe("true");
  screen.getByRole("region", { name: "Up to Meadow" });
  screen.getByText("Meadow league");
});

test.each([
  ["making", "Your group is being put together"],
  ["waiting", "You are in from Monday on"],
  ["paused", "You are taking a break"],
] as const)("somebody who is %s reads why there is no group", async (state, title) => {
  open({ [LEAGUE]: { json: { ...OUT, state } } });
  await screen.findByText(title);
});

test("a companion's week and word are read out, and a word is sent once", async () => {
  const sent = { companion: PAIR.companion && { ...PAIR.companion, canSignal: false }, inviteUntil: null };
  const { person, asked } = open({
    [COMPANION]: { json: PAIR },
    "POST /api/companion/signal": { json: sent },
  });
  await screen.findByRole("img", { name: "Noor finished a quest on Monday, Wednesday." });
  screen.getByRole("img", { name: "You: no quest yet this week." });
  screen.getByText("Noor says:", { exact: false });
  const words = screen.getByRole("group", { name: "Send Noor a kind word" });
  expect(within(words).getAllByRole("button")).toHaveLength(6);
  await person.click(within(words).getByRole("button", { name: "Go on, you are doing well." }));
  await screen.findByText(/Your word of today is on its way/u);
  expect(asked.at(-1)?.body).toEqual({ signal: "cheer" });
});

test("the secret of a link leaves the address, and is accepted by one button", async () => {
  window.history.replaceState(null, "", "/together#invite=a-secret-of-some-length");
  const { person, asked } = open({
    [LOOK]: { json: { name: "Noor", state: "open" } },
    "POST /api/companion/invite/accept": { json: PAIR },
  });
  await screen.findByRole("heading", { name: "Noor invites you along" });
  expect(window.location.hash).toBe("");
  await person.click(screen.getByRole("button", { name: "Walk together" }));
  await screen.findByRole("heading", { name: "Your companion" });
  expect(asked.at(-1)?.body).toEqual({ token: "a-secret-of-some-length" });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Invitation" })).toBeNull());
});

test.each([
  ["own", "This is your own invitation: send its link to somebody else."],
  ["taken", "You have a companion. End that first, then open this link again."],
])("an invitation that is %s says so", async (state, text) => {
  window.history.replaceState(null, "", "/together#invite=a-secret-of-some-length");
  open({ [LOOK]: { json: { name: "Noor", state } } });
  await screen.findByText(text);
});

test("a link that no longer works says so, and goes away", async () => {
  window.history.replaceState(null, "", "/together#invite=a-secret-of-some-length");
  const { person } = open({ [LOOK]: GONE });
  await screen.findByText("This invitation no longer works.");
  await person.click(screen.getByRole("button", { name: "All right" }));
  expect(screen.queryByRole("region", { name: "Invitation" })).toBeNull();
});

test("what cannot be read or sent is told", async () => {
  const { person } = open({
    [LEAGUE]: { ...GONE, status: 500 },
    "POST /api/companion/invite": { ...GONE, status: 500 },
  });
  await screen.findByText("Your league could not be read.");
  await person.click(screen.getByRole("button", { name: "Make an invitation link" }));
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
});
