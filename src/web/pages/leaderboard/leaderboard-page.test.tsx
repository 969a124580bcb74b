import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { UserView } from "#contracts/accounts.ts";
import type { LeaderboardEntryView, StandingView } from "#contracts/leaderboard.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { maya } from "#web/testing/maya.ts";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer, stubSignedInCookie } from "#web/testing/stub-server.ts";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";
import { LeaderboardPage } from "./leaderboard-page.tsx";

beforeEach(forgetToasts);

const BOARD = "GET /api/leaderboard";
const ME = "GET /api/leaderboard/me";
const LISTED: StandingView = { listing: "listed", alias: "Quiet Otter 27", hasChosen: true };
const BROKEN = { status: 500, json: { error: "internal", message: "Something broke.", requestId: "r" } };

const entry = (rank: number, more: Partial<LeaderboardEntryView> = {}): LeaderboardEntryView => ({
  id: `person-${rank}`,
  username: `Person ${rank}`,
  profileImageUrl: null,
  level: 3,
  businessName: null,
  totalXP: 5_000 - rank,
  tasksCompleted: 12,
  rank,
  isYou: false,
  isDemo: false,
  ...more,
});
const own = (rank: number) =>
  entry(rank, {
    id: maya.id,
    username: maya.username,
    isYou: true,
    totalXP: 375,
    tasksCompleted: 1,
    level: 4,
  });

function open(answers: Answers, user: UserView = maya) {
  stubSignedInCookie();
  const asked = stubServer({ [ME]: { json: LISTED }, ...answers });
  const client = withoutRetry();
  client.setQueryData(SESSION_KEY, user);
  const { container } = renderWithQueries(<LeaderboardPage />, client);
  return { asked, container, person: userEvent.setup() };
}

const rows = async () =>
  within(await screen.findByRole("list", { name: "Ranking" })).getAllByRole("listitem");

test("every row says rank, name, level, business, XP and completions; the first three have medals", async () => {
  open({
    [BOARD]: {
      json: [
        entry(1, { username: "Ines Okafor", level: 18, businessName: "Nordic Knits", totalXP: 1_800 }),
        entry(2, { id: "b" }),
        entry(2, { id: "c", isDemo: true }),
        { ...own(4), totalXP: 75 },
      ],
    },
  });
  const shown = await rows();
  expect(shown.map((row) => row.textContent)).toEqual([
    "1IOInes OkaforTop 11.8K XPLevel 18 · Nordic Knits12 tasks completed",
    "2P2Person 2Top 25K XPLevel 312 tasks completed",
    "2P2Person 2Top 2Demo5K XPLevel 312 tasks completed",
    "#4MLMaya LindqvistYou75 XPLevel 41 task completed",
  ]);
  expect(within(shown[0] as HTMLElement).getByRole("img", { name: "Rank 1" })).toBeTruthy();
  expect(shown.map((row) => row.getAttribute("aria-current"))).toEqual([null, null, null, "true"]);
  expect(screen.getByRole("heading", { level: 1, name: "Global Leaderboard" })).toBeTruthy();
  expect(screen.getByText("Top productivity champions across all users")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to Dashboard" }).getAttribute("href")).toBe("/");
});

test("somebody with a picture is shown with it", async () => {
  const { container } = open({ [BOARD]: { json: [entry(1, { profileImageUrl: "/face.png" })] } });
  await rows();
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/face.png");
});

test("a person below the first hundred sees how many are in between", async () => {
  open({ [BOARD]: { json: [...Array.from({ length: 100 }, (_, n) => entry(n + 1)), own(1_240)] } });
  const shown = await rows();
  expect(shown).toHaveLength(102);
  expect(shown[100]?.textContent).toBe("1,139 more");
  expect(shown[101]?.textContent).toContain("#1,240");
});

test("nobody yet: the specified words", async () => {
  open({ [BOARD]: { json: [] }, [ME]: { json: { ...LISTED, listing: "nothing_completed" } } });
  expect(await screen.findByText("No competitors yet")).toBeTruthy();
  expect(screen.getByText("Complete some tasks to appear on the leaderboard!")).toBeTruthy();
});

test("nobody yet: whoever has XP sees the own row and the way to the first rank", async () => {
  open(
    { [BOARD]: { json: [] }, [ME]: { json: { ...LISTED, listing: "nothing_completed" } } },
    { ...maya, totalXP: 375, level: 4 },
  );
  const row = within(await screen.findByRole("list", { name: "You" })).getByRole("listitem");
  expect(row.textContent).toContain("Maya LindqvistYou375 XPLevel 4");
  expect(screen.getByText(/the next quest you complete takes you to the top/u)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to today’s quest" }).getAttribute("href")).toBe("/");
});

test("nobody yet: without XP there is no row", async () => {
  open(
    { [BOARD]: { json: [] }, [ME]: { json: { ...LISTED, listing: "nothing_completed" } } },
    { ...maya, totalXP: 0 },
  );
  await screen.findByText("No competitors yet");
  expect(screen.queryByRole("list", { name: "You" })).toBeNull();
});

test("a failure says so, and Retry asks again", async () => {
  const { person } = open({ [BOARD]: [BROKEN, { json: [own(1)] }] });
  expect((await screen.findByRole("alert")).textContent).toContain("The leaderboard could not be read.");
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await rows()).toHaveLength(1);
});

test("while it loads there is a skeleton under the heading", () => {
  open({ [BOARD]: { json: [] } });
  expect(screen.getByRole("status").textContent).toBe("Loading the leaderboard");
  expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
});

test.each([
  ["nothing_completed", /complete your first quest/u],
  ["off", /you chose to stay off it/u],
  ["hidden", /an admin took you off it/u],
  ["not_onboarded", /first tell us about your business/u],
] as const)("%s: it says why one is not on the board", async (listing, words) => {
  open({ [BOARD]: { json: [entry(1)] }, [ME]: { json: { ...LISTED, listing } } });
  expect((await screen.findByText(/^You are not on the board:/u)).textContent).toMatch(words);
});

test("under an alias it says which", async () => {
  open({ [BOARD]: { json: [own(1)] } }, { ...maya, leaderboardPrivacy: "alias" });
  expect((await screen.findByText(/^Others see you as/u)).textContent).toBe(
    "Others see you as Quiet Otter 27.",
  );
});

test("the first visit asks how one wants to be seen, and never again", async () => {
  const saved = { ...maya, leaderboardPrivacy: "alias" };
  const { asked, person } = open({
    [BOARD]: { json: [own(1)] },
    [ME]: [{ json: { ...LISTED, hasChosen: false } }, { json: LISTED }],
    "PUT /api/profile": { json: saved },
  });
  const question = await screen.findByRole("region", { name: "How should others see you here?" });
  expect(question.textContent).toContain("Others read “Maya Lindqvist”");
  await person.click(within(question).getByRole("switch", { name: "Show my business name" }));
  await person.click(within(question).getByRole("radio", { name: "An alias" }));
  expect(question.textContent).toContain("Others read “Quiet Otter 27”");
  await person.click(within(question).getByRole("button", { name: "Save my choice" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: /How should/u })).toBeNull());
  expect(asked.find(({ method }) => method === "PUT")?.body).toEqual({
    leaderboardPrivacy: "alias",
    showsBusinessName: false,
  });
  expect(await screen.findByText(/^Others see you as/u)).toBeTruthy();
  expect(shownToasts()[0]?.title).toBe("Saved");
});

test("the choice can be changed later or left; a failure keeps what was chosen", async () => {
  const { person } = open({ [BOARD]: { json: [own(1)] }, "PUT /api/profile": BROKEN });
  await person.click(await screen.findByRole("button", { name: "Change how others see you" }));
  await person.click(screen.getByRole("radio", { name: "Not at all" }));
  await person.click(screen.getByRole("button", { name: "Save my choice" }));
  await waitFor(() => expect(shownToasts()[0]?.title).toBe("Your choice was not saved"));
  expect(screen.getByRole("radio", { name: "Not at all", checked: true })).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText(/^Others see you as/u)).toBeTruthy();
});
