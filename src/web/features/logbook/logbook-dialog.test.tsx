import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { LogbookEntryView } from "#contracts/logbook.ts";
import { maya } from "#web/testing/maya.ts";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";
import { LogbookDialog } from "./logbook-dialog.tsx";

beforeEach(forgetToasts);

const entry = (number: number, day: string, more: Partial<LogbookEntryView> = {}): LogbookEntryView => ({
  id: `entry-${number}`,
  title: `Quest ${number}`,
  category: "Sales",
  day,
  outcome: null,
  notes: null,
  link: null,
  metric: null,
  timeSpentSec: null,
  brought: [],
  ...more,
});
const FULL = entry(1, "2026-11-12", {
  outcome: "learned",
  notes: "North window worked.",
  link: "https://shop.example/scents/",
  metric: { name: "photos", value: 9 },
  timeSpentSec: 1_500,
  brought: [
    { currency: "eur", income: 0, expense: 1_250, profit: -1_250 },
    { currency: "usd", income: 12_000, expense: 2_000, profit: 10_000 },
  ],
});
const page = (entries: LogbookEntryView[], next: string | null = null) => ({ json: { entries, next } });

function open(answers: Answers) {
  const asked = stubServer(answers);
  const onOpenChange = vi.fn();
  renderWithQueries(
    <LogbookDialog open onOpenChange={onOpenChange} user={{ ...maya, timeZone: "Pacific/Auckland" }} />,
    withoutRetry(),
  );
  return { asked, onOpenChange, person: userEvent.setup() };
}

test("entries stand by month, each with what there is to show", async () => {
  open({ "GET /api/logbook": page([FULL, entry(2, "2026-11-01"), entry(3, "2026-10-31")]) });
  const november = await screen.findByRole("region", { name: "November 2026" });
  const rows = within(november).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    "Thu, Nov 1212ThuQuest 1SalesLearned9 photos25 mincost €12.50brought $100North window worked.shop.example/scents, opens in a new tab",
    "Sun, Nov 11SunQuest 2Sales",
  ]);
  expect(within(screen.getByRole("region", { name: "October 2026" })).getAllByRole("listitem")).toHaveLength(
    1,
  );
});

test("a link is one only where it leads to the web, and vouches for nothing", async () => {
  open({
    "GET /api/logbook": page([
      FULL,
      entry(2, "2026-11-01", { link: "javascript:alert(1)" }),
      entry(3, "2026-11-01", { link: "shop.example" }),
    ]),
  });
  const link = await screen.findByRole("link");
  expect(link.getAttribute("href")).toBe("https://shop.example/scents/");
  expect(link.getAttribute("rel")).toBe("nofollow noopener noreferrer");
  expect(screen.getByText("javascript:alert(1)").closest("a")).toBeNull();
  expect(screen.getByText("shop.example").closest("a")).toBeNull();
});

test("long notes begin folded", async () => {
  const { person } = open({
    "GET /api/logbook": page([entry(1, "2026-11-12", { notes: `${"word ".repeat(100)}the end` })]),
  });
  const button = await screen.findByRole("button", { name: "Show all of the notes on Quest 1" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByText(/the end$/u)).toBeNull();
  await person.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText(/the end$/u)).toBeTruthy();
});

test("more are loaded after the last entry; when that fails, what is there stays", async () => {
  const next = "2026-11-01T08:00:00.000Z~6f1d2c1e-0000-4000-8000-00000000abcd";
  const { person } = open({
    "GET /api/logbook": page([entry(1, "2026-11-12")], next),
    [`GET /api/logbook?${new URLSearchParams({ before: next })}`]: [
      { status: 500, json: { error: "internal", message: "No." } },
      page([entry(2, "2026-11-01")]),
    ],
  });
  await person.click(await screen.findByRole("button", { name: "Load more" }));
  expect((await screen.findByRole("alert")).textContent).toBe("The next entries could not be read.");
  expect(screen.getByText("Quest 1")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Load more" }));
  await screen.findByText("Quest 2");
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  expect(screen.getAllByRole("region")).toHaveLength(1);
});

test("an empty logbook says how it fills and leads back; one that fails can be asked again", async () => {
  const { person, onOpenChange } = open({
    "GET /api/logbook": [{ status: 500, json: { error: "internal", message: "We are resting." } }, page([])],
  });
  expect((await screen.findByRole("alert")).textContent).toContain("We are resting.");
  await person.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText("A blank first page");
  expect(screen.queryByRole("button", { name: /^Export/u })).toBeNull();
  await person.click(screen.getByRole("button", { name: "To the quests" }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

function catchFiles() {
  const saved: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, {
    createObjectURL: (given: Blob) => {
      blob = given;
      return "blob:export";
    },
    revokeObjectURL: () => undefined,
  });
  onTestFinished(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
  return saved;
}

test.each([
  [
    "Export Markdown",
    "sidequest-logbook-2026-11-16.md",
    "text/markdown;charset=utf-8",
    "### Thu, Nov 12: Quest 1",
  ],
  [
    "Export CSV",
    "sidequest-logbook-2026-11-16.csv",
    "text/csv;charset=utf-8",
    "2026-11-12,Quest 1,Sales,Learned",
  ],
])("%s saves the whole logbook, not only what is on screen", async (button, name, type, line) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-15T13:30:00.000Z") });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const saved = catchFiles();
  const next = "2026-11-01T08:00:00.000Z~6f1d2c1e-0000-4000-8000-00000000abcd";
  const { person } = open({
    "GET /api/logbook": page([FULL], "more"),
    "GET /api/logbook?limit=500": page([FULL], next),
    [`GET /api/logbook?${new URLSearchParams({ limit: "500", before: next })}`]: page([
      entry(2, "2026-10-01"),
    ]),
  });
  await person.click(await screen.findByRole("button", { name: button }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect([saved[0]?.name, saved[0]?.blob.type]).toEqual([name, type]);
  const text = await saved[0]?.blob.text();
  expect(text).toContain(line);
  expect(text).toContain("Quest 2");
  expect(shownToasts()[0]?.title).toBe("Logbook Exported");
});

test("an export that fails says so and saves nothing", async () => {
  const saved = catchFiles();
  const { person } = open({
    "GET /api/logbook": page([FULL]),
    "GET /api/logbook?limit=500": { status: 500, json: { error: "internal", message: "No." } },
  });
  await person.click(await screen.findByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ variant: "destructive", description: "No." }));
  expect(saved).toEqual([]);
});

test("the pace says by category what quests take, over how many", async () => {
  const { person } = open({
    "GET /api/logbook": page([FULL]),
    "GET /api/logbook/pace": {
      json: [
        { category: "Marketing", quests: 4, estimatedHours: 5, actualHours: 7 },
        { category: "Sales", quests: 3, estimatedHours: 3, actualHours: 0.5 },
      ],
    },
  });
  await person.click(await screen.findByRole("tab", { name: "Your pace" }));
  const rows = within(await screen.findByRole("list", { name: "Pace by category" })).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    "Marketing4 questsMarketing quests take you 1.4 times the estimate.Estimated5 hActual7 h",
    "Sales3 questsSales quests take you 0.2 times the estimate.Estimated3 hActual30 min",
  ]);
});

test("without enough timed quests the pace says what is missing", async () => {
  const { person } = open({ "GET /api/logbook": page([FULL]), "GET /api/logbook/pace": { json: [] } });
  await person.click(await screen.findByRole("tab", { name: "Your pace" }));
  await screen.findByText("Not enough to tell yet");
});
