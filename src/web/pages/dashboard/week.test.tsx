import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { QUESTS_KEY } from "#web/features/quests/quest-cache.ts";
import { completed, founder, NOW, quest, running } from "#web/testing/quests.ts";
import { card, renderDashboard } from "#web/testing/render-dashboard.tsx";
import { toastHistory } from "#web/ui/toast/toast-store.ts";
import { openOverlay } from "#web/wiring/signals.ts";

const column = (name: RegExp) => screen.findByRole("region", { name });
const titles = (region: HTMLElement) =>
  within(region)
    .queryAllByRole("article")
    .map((article) => within(article).getByRole("heading").textContent);

test("quests stand on their due day; overdue ones today, with their own day and their worth", async () => {
  renderDashboard({ quests: [quest(1, -3), quest(2, 0), quest(3, 1), quest(4, 1), quest(5, 3)] });
  await card("Quest 1");
  expect(titles(await column(/^Thursday 12, today/u))).toEqual(["Quest 1", "Quest 2"]);
  expect(titles(await column(/^Friday 13/u))).toEqual(["Quest 3", "Quest 4"]);
  // Due on Sunday, which takes no quests: it stands on the day before and says what it is due.
  expect(titles(await column(/^Saturday 14/u))).toEqual(["Quest 5"]);
  expect(within(await card("Quest 5")).getByText("Sun")).toBeTruthy();
  const late = await card("Quest 1");
  expect(within(late).getByText("From Monday, still worth 25 XP")).toBeTruthy();
  expect(within(late).getByText("Mon")).toBeTruthy();
  expect(screen.getByText("planned 5 h of 10 h")).toBeTruthy();
});

test("what is being worked on is not late", async () => {
  renderDashboard({ quests: [quest(1, -3, running), quest(2, -3)] });
  expect(within(await card("Quest 2")).getByText("From Monday, still worth 25 XP")).toBeTruthy();
  expect(within(await card("Quest 1")).queryByText(/^From Monday/u)).toBeNull();
});

test("a card keeps its day while its neighbours go", async () => {
  const quests = [quest(2, 0), quest(3, 1), quest(4, 2), quest(5, 3)];
  const { client } = renderDashboard({
    quests: [],
    answers: { "GET /api/tasks": [{ json: quests }, { json: quests.slice(1) }] },
  });
  await card("Quest 2");
  await client.refetchQueries({ queryKey: QUESTS_KEY });
  await waitFor(() => expect(screen.queryByRole("article", { name: "Quest 2" })).toBeNull());
  expect(titles(await column(/^Friday 13/u))).toEqual(["Quest 3"]);
  expect(titles(await column(/^Saturday 14/u))).toEqual(["Quest 4", "Quest 5"]);
  expect(titles(await column(/^Thursday 12/u))).toEqual([]);
});

test("what is due next week stands under this week, and only there", async () => {
  const { person } = renderDashboard({ quests: [quest(1, 0), quest(2, 4), quest(3, 5), quest(4, 20)] });
  expect(await screen.findByRole("heading", { name: /^Next week\s*Nov 16 – 22$/u })).toBeTruthy();
  expect(titles(await column(/^Thursday 12/u))).toEqual(["Quest 1"]);
  expect(titles(await column(/^Monday 16/u))).toEqual(["Quest 2"]);
  expect(titles(await column(/^Tuesday 17/u))).toEqual(["Quest 3"]);
  expect(screen.getByText("planned 1 h of 10 h")).toBeTruthy();
  expect(screen.queryByRole("article", { name: "Quest 4" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Next week" }));
  expect(titles(await column(/^Monday 16/u))).toEqual(["Quest 2"]);
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(screen.queryByRole("heading", { name: /^Next week/u })).toBeNull();
});

test("what is due after next week is counted, with a way there", async () => {
  const { person } = renderDashboard({ quests: [quest(1, 0), quest(4, 19), quest(5, 30)] });
  expect(await screen.findByText("2 quests due later")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Show Nov 30 – Dec 6" }));
  expect(titles(await column(/^Tuesday 1,/u))).toEqual(["Quest 4"]);
});

test("of two quests with one title the older is shown", async () => {
  renderDashboard({ quests: [quest(1, 0), quest(2, 0, { title: " quest 1 " })] });
  await card("Quest 1");
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

/** What stands under the word of a finished day. */
async function stampOf(day: RegExp, word: string) {
  return within(await column(day)).getByText(word).nextElementSibling?.textContent;
}

test("past days carry a stamp: done with something moved, cleared without", async () => {
  renderDashboard({
    quests: [quest(1, -3), completed(2, 3), completed(3, 2, { xpReward: 50 })],
  });
  await card("Quest 1");
  expect(await stampOf(/^Monday 9/u, "Done")).toBe("1 quest, +25 XP1 moved to today");
  expect(await stampOf(/^Tuesday 10/u, "Cleared")).toBe("1 quest, +50 XP");
});

test("a stamp sums up what was paid, also of quests beyond a cap", async () => {
  renderDashboard({
    quests: [quest(1, 0), completed(2, 2, { xpReward: 100 }), completed(3, 2, { xpReward: 75, xpPaid: 0 })],
  });
  await card("Quest 1");
  expect(await stampOf(/^Tuesday 10/u, "Cleared")).toBe("2 quests, +100 XP");
});

test("all done: what was paid, and the time of timers that ran side by side once", async () => {
  const done = [
    completed(1, 0, { startedAt: "2026-11-12T09:00:00.000Z" }),
    completed(2, 0, { startedAt: "2026-11-12T09:30:00.000Z", xpReward: 100, xpPaid: 0 }),
    completed(3, 0, { startedAt: "2026-11-12T09:30:00.000Z", completedAt: "2026-11-12T10:20:00.000Z" }),
  ];
  renderDashboard({ quests: done, user: { ...founder, weeklyStreak: 6 } });
  const view = await screen.findByRole("region", { name: "Quest Master!" });
  expect([...view.querySelectorAll("dl > div")].map(({ textContent }) => textContent)).toEqual([
    "XP today+50",
    "minutes80",
    "days in a row6",
  ]);
});

test("the running card counts from the start, over a reload", async () => {
  renderDashboard({ quests: [quest(1, 0, running)] });
  const timer = within(await card("Quest 1")).getByRole("timer");
  expect(timer.textContent).toBe("00:24:18");
  vi.setSystemTime(NOW.getTime() + 65_000);
  await waitFor(() => expect(timer.textContent).toBe("00:25:23"));
});

test("a started quest stays on its due day, first of that day", async () => {
  renderDashboard({ quests: [quest(1, 0), quest(2, 1), quest(3, 1, running)] });
  expect(titles(await column(/^Friday 13/u))).toEqual(["Quest 3", "Quest 2"]);
  expect(within(await card("Quest 3")).getByText("Fri")).toBeTruthy();
});

test("next week shows what is due then, last week what was completed then, read-only", async () => {
  const { asked, person } = renderDashboard({
    quests: [quest(1, 0), quest(2, 6)],
    answers: {
      "GET /api/tasks/completed?before=2026-11-09T00%3A00%3A00.000Z": {
        json: { quests: [completed(7, 6), completed(8, 40)], next: null },
      },
    },
  });
  await card("Quest 1");
  await person.click(screen.getByRole("button", { name: "Next week" }));
  await screen.findByText("Nov 16 – 22");
  expect(screen.queryByRole("article", { name: "Quest 1" })).toBeNull();
  expect(await card("Quest 2")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "This week" }));
  await person.click(screen.getByRole("button", { name: "Previous week" }));
  expect(titles(await column(/^Friday 6/u))).toEqual(["Quest 7"]);
  expect(screen.queryByText("Quest 8")).toBeNull();
  const schedule = screen.getByRole("region", { name: "Weekly Schedule" });
  expect(within(schedule).queryByRole("button", { name: "Start" })).toBeNull();
  expect(asked.filter(({ path }) => path.startsWith("/api/tasks/completed"))).toHaveLength(1);
});

test("a later week without quests keeps its buttons, and the arrows lead there and back", async () => {
  const { person } = renderDashboard({ quests: [] });
  await screen.findByText("Your trail is clear");
  const schedule = within(screen.getByRole("region", { name: "Weekly Schedule" }));
  expect(schedule.queryByRole("button", { name: "Generate more" })).toBeNull();
  await person.click(schedule.getByRole("button", { name: "Next week" }));
  expect(await schedule.findByText("Nov 16 – 22")).toBeTruthy();
  expect(schedule.getByRole("button", { name: "Generate more" })).toBeTruthy();
  expect(schedule.getByRole("button", { name: "New quest" })).toBeTruthy();
  await person.click(schedule.getByRole("button", { name: "Previous week" }));
  expect(await schedule.findByText("Nov 9 – 15")).toBeTruthy();
  expect(schedule.queryByRole("button", { name: "This week" })).toBeNull();
});

test("without a schedule the card offers to set one up, through the profile", async () => {
  const opened = vi.fn();
  onTestFinished(openOverlay.subscribe(opened));
  const { person } = renderDashboard({ quests: [quest(1, 0)], user: { ...founder, weeklySchedule: null } });
  await screen.findByText("Set up your weekly schedule");
  await person.click(screen.getByRole("button", { name: "Update Schedule" }));
  expect(opened).toHaveBeenCalledExactlyOnceWith("account");
});

test("where no day of this week is left, quests stand on next week's, shown as such", async () => {
  const schedule = structuredClone(founder.weeklySchedule);
  if (schedule)
    for (const day of ["thursday", "friday", "saturday"] as const) schedule[day].available = false;
  renderDashboard({ quests: [quest(1, 1)], user: { ...founder, weeklySchedule: schedule } });
  expect(await screen.findByRole("heading", { name: /^Next week/u })).toBeTruthy();
  expect(titles(await column(/^Monday 16/u))).toEqual(["Quest 1"]);
});

test("under the week: why what follows the next quest is in it", async () => {
  renderDashboard({
    quests: [
      quest(1, 0, { reason: "Three buyers asked." }),
      quest(2, 1, { reason: "It needs a price. Then it sells." }),
    ],
  });
  const why = (await screen.findByRole("heading", { name: "Why this week" })).parentElement;
  expect(why?.textContent).toBe("Why this weekAfter “Quest 1” comes “Quest 2”. It needs a price.");
  expect(screen.getByRole("button", { name: "Ask the mentor" })).toBeTruthy();
});

test("nothing to do and nothing done today: the offer of more quests is the page's first action", async () => {
  renderDashboard({ quests: [completed(1, -2)] });
  const offer = await screen.findByRole("region", { name: "All quests done. Ready for more?" });
  expect(within(offer).getByRole("button", { name: "Generate quests" })).toBeTruthy();
  expect(within(offer).getByRole("button", { name: "Create my own" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Generate more" })).toBeNull();
});

test("with no quests at all: why, Generate and Create; under it the free days, without a second empty state", async () => {
  const { person } = renderDashboard({ quests: [] });
  expect(await screen.findByText("Your trail is clear")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Generate quests" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Create my own" })).toBeTruthy();
  expect(within(await column(/^Friday 13/u)).getByText("Free so far.")).toBeTruthy();
  expect(screen.queryByText(/^planned 0 h/u)).toBeNull();
  expect(screen.queryByRole("button", { name: "Generate more" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "New quest" }));
  expect(await screen.findByRole("dialog", { name: "New quest" })).toBeTruthy();
});

test("all done: the banner has the only offer of more, and the day that is free; after a failure it is there again", async () => {
  const { person } = renderDashboard({
    quests: [completed(1, 0)],
    answers: { "POST /api/tasks/regenerate": { status: 500, text: "no" } },
  });
  expect(await screen.findByText("Quest Master!")).toBeTruthy();
  expect(screen.getByText("Nothing planned, tomorrow is free")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /more|generate/iu })).toHaveLength(1);
  expect(screen.queryByText("All quests done. Ready for more?")).toBeNull();
  const more = () => screen.findByRole<HTMLButtonElement>("button", { name: "More anyway" });
  await person.click(await more());
  await waitFor(() => expect(toastHistory()[0]?.title).toBe("Error"));
  expect((await more()).disabled).toBe(false);
});

test("a list that cannot be read says why and can be tried again", async () => {
  const refused = {
    status: 503,
    json: { error: "unavailable", message: "Back in a moment.", requestId: "r" },
  };
  const { person } = renderDashboard({
    quests: [],
    answers: { "GET /api/tasks": [refused, refused, { json: [quest(1, 0)] }] },
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Back in a moment.");
  await person.click(within(alert).getByRole("button", { name: "Retry" }));
  expect(await card("Quest 1")).toBeTruthy();
});

test("the tool launcher opens the tool on show and then shows the next", async () => {
  const replace = vi.fn();
  // What the code uses of an opened window.
  vi.spyOn(window, "open").mockReturnValue({ opener: null, location: { replace } } as unknown as Window);
  const { person } = renderDashboard({
    quests: [quest(1, 0, { description: "Survey the logo design", ...running })],
  });
  const first = within(await card("Quest 1")).getByRole("button", { name: /^Open .*, tool 1 of/u });
  await person.click(first);
  expect(replace).toHaveBeenCalledOnce();
  expect(within(await card("Quest 1")).getByRole("button", { name: /^Open .*, tool 2 of/u })).toBeTruthy();
});
