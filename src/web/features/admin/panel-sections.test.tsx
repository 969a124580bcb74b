import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { open, REFUSED, uuid } from "#web/testing/admin.tsx";
import { forgetToasts, shownToasts } from "#web/ui/toast/toast-store.ts";
import { AuditSection } from "./audit-section.tsx";
import { DecisionsSection } from "./decisions-section.tsx";
import { FlagsSection } from "./flags-section.tsx";
import { FeedbackSection } from "./inbox/feedback-section.tsx";
import { SystemActions } from "./system-actions.tsx";
import { SystemStats } from "./system-stats.tsx";
import { TrainingSection } from "./training-section.tsx";

beforeEach(() => {
  forgetToasts();
  // Filters stand in the address.
  history.replaceState(null, "", "/analytics");
});

const entry = {
  id: uuid(7),
  businessType: "Marketing Agency",
  originalTask: "Ask three customers",
  taskType: "Sales",
  createdAt: "2026-11-01T12:00:00.000Z",
  userRating: 4,
  tags: ["one", "two", "three", "four"],
  deletedAt: null,
};
const message = {
  id: uuid(8),
  type: "bug",
  title: "<script>alert(1)</script>",
  description: "It jumps.",
  email: "ines@example.com",
  userName: "Ines Okafor",
  page: "/dashboard",
  lastAction: "Start quest",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  createdAt: "2026-11-01T12:00:00.000Z",
  status: "new",
  userId: uuid(3),
  assignee: null,
  replies: [],
};
const flag = {
  id: uuid(9),
  username: "Jonas Weber",
  level: 9,
  totalXP: 2_200,
  xp: 1_350,
  flaggedAt: "2026-11-14T20:11:00.000Z",
  state: "open",
};
const training = (entries: object[]) => ({ json: { entries, total: entries.length, next: null } });
const inbox = (entries: object[]) => ({ json: { entries, waiting: entries.length, next: null } });
const confirm = (name: string) => within(screen.getByRole("dialog")).getByRole("button", { name });
const toasted = (title: string) => waitFor(() => expect(shownToasts()[0]?.title).toBe(title));

test("the five statistics", async () => {
  open(<SystemStats />, {
    "GET /api/admin/stats": {
      json: {
        totalUsers: 1_284,
        totalTasks: 12_534,
        totalAchievements: 3,
        totalSessions: 1_284_311,
        totalTrainingData: 0,
      },
    },
  });
  await screen.findByText("1.3K");
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Total Users",
    "Total Tasks",
    "Achievements",
    "Sessions",
    "Training Data",
  ]);
  expect(
    screen.getAllByRole("definition").map(({ textContent }) => textContent?.match(/^[\d.]+[KM]?/u)?.[0]),
  ).toEqual(["1.3K", "12.5K", "3", "1.3M", "0"]);
});

test("a training entry shows three tags, and is deleted after a question", async () => {
  const { sent, hands } = open(<TrainingSection />, {
    "GET /api/rag/training-data": [training([entry]), training([])],
    [`DELETE /api/rag/training-data/${entry.id}`]: { status: 204 },
  });
  const tags = await screen.findByRole("list", { name: "Tags" });
  expect(
    within(tags)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["one", "two", "three"]);
  await hands.click(screen.getByRole("button", { name: "Delete training entry Ask three customers" }));
  expect(sent("DELETE")).toHaveLength(0);
  await hands.click(confirm("Delete entry"));
  await toasted("Training Entry Deleted");
  expect(sent("DELETE").map(({ path }) => path)).toEqual([`/api/rag/training-data/${entry.id}`]);
  expect(await screen.findByText("No RAG training data found")).toBeTruthy();
});

test("deleted training entries can be restored", async () => {
  const deleted = { ...entry, deletedAt: "2026-11-10T12:00:00.000Z" };
  const { sent, hands } = open(<TrainingSection />, {
    "GET /api/rag/training-data": training([]),
    "GET /api/rag/training-data?deleted=true": training([deleted]),
    [`POST /api/rag/training-data/${entry.id}/restore`]: REFUSED,
  });
  await hands.click(screen.getByRole("radio", { name: "Deleted" }));
  await hands.click(
    await screen.findByRole("button", { name: "Restore training entry Ask three customers" }),
  );
  await toasted("The training entry was not restored");
  expect(sent("POST")).toHaveLength(1);
});

test("feedback opens to what went along with it, as text, and is marked", async () => {
  const path = `/api/admin/feedback/${message.id}`;
  const { sent, hands } = open(<FeedbackSection />, {
    "GET /api/admin/feedback": inbox([message]),
    "GET /api/admin/operators": { json: [] },
    [`PUT ${path}`]: { json: { ...message, status: "seen" } },
  });
  const opener = await screen.findByRole("button", { name: /<script>alert\(1\)<\/script>/u });
  expect(screen.queryByText("It jumps.")).toBeNull();
  await hands.click(opener);
  for (const text of ["It jumps.", "/dashboard", "Start quest", /^Firefox on Linux \(Mozilla/u])
    expect(screen.getByText(text)).toBeTruthy();
  expect(opener.getAttribute("data-track")).toBe("Feedback details");
  screen.getByRole("combobox", { name: /^Status of/u }).focus();
  await hands.keyboard("{Enter}{ArrowDown}{Enter}");
  await toasted("Feedback Marked");
  expect(sent("PUT").map((call) => [call.path, call.body])).toEqual([[path, { status: "seen" }]]);
});

test("the inbox by status", async () => {
  const { hands } = open(<FeedbackSection />, {
    "GET /api/admin/feedback": inbox([message]),
    "GET /api/admin/feedback?status=done": inbox([]),
  });
  await hands.click(screen.getByRole("radio", { name: "Done" }));
  expect(await screen.findByText("Nothing is done")).toBeTruthy();
});

test("the export is saved under the server's name; a refusal is said", async () => {
  const createObjectURL = vi.fn(() => "blob:file");
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  onTestFinished(() => click.mockRestore());
  const { hands } = open(<FeedbackSection />, {
    "GET /api/admin/feedback": inbox([]),
    "GET /api/admin/feedback/export": [{ text: "type,title\r\n" }, REFUSED],
  });
  const button = screen.getByRole("button", { name: "Export CSV of feedback" });
  await hands.click(button);
  await toasted("Exported");
  expect(click.mock.instances[0]).toMatchObject({ download: "sidequest-feedback.csv" });
  await hands.click(button);
  await toasted("Export Failed");
  expect(createObjectURL).toHaveBeenCalledTimes(1);
});

test("an export that does not hold everything says so", async () => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: vi.fn() }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  onTestFinished(() => click.mockRestore());
  const { hands } = open(<FeedbackSection />, { "GET /api/admin/feedback": inbox([]) });
  await screen.findByText("No feedback yet");
  const name = "sidequest-feedback-2026-11-15-first-50000-of-61234.csv";
  const headers = { "content-disposition": `attachment; filename="${name}"` };
  vi.stubGlobal("fetch", async () => new Response("type,title\r\n", { headers }));
  await hands.click(screen.getByRole("button", { name: "Export CSV of feedback" }));
  await toasted("Exported");
  expect(shownToasts()[0]?.description).toBe("The file holds the first 50,000 of 61,234 rows, newest first.");
  expect(click.mock.instances[0]).toMatchObject({ download: name });
});

test.each([
  ["Hide Jonas Weber", "hidden", "Hidden"],
  ["Clear the flag of Jonas Weber", "cleared", "Flag Cleared"],
] as const)("%s", async (name, state, title) => {
  const path = `/api/admin/flags/${flag.id}`;
  const { sent, hands } = open(<FlagsSection />, {
    "GET /api/admin/flags": [{ json: [flag] }, { json: state === "hidden" ? [{ ...flag, state }] : [] }],
    [`PUT ${path}`]: { json: { ...flag, state } },
  });
  await hands.click(await screen.findByRole("button", { name }));
  await toasted(title);
  expect(sent("PUT").map((call) => [call.path, call.body])).toEqual([[path, { state }]]);
  expect(screen.queryByRole("button", { name: "Hide Jonas Weber" })).toBeNull();
});

test("decision quality by business type", async () => {
  open(<DecisionsSection />, {
    "GET /api/admin/rag-decisions": {
      json: [{ businessType: "Bakery", decisions: 12, averageRating: 4.26, quality: 85.2 }],
    },
  });
  const bar = await screen.findByRole("progressbar", { name: "Decision quality for Bakery" });
  expect(bar.getAttribute("aria-valuenow")).toBe("85");
  expect(screen.getByText("12 decisions, rated 4.3 of 5")).toBeTruthy();
});

test("the audit log in words", async () => {
  open(<AuditSection />, {
    "GET /api/admin/audit": {
      json: {
        entries: [
          {
            id: uuid(1),
            at: "2026-11-14T20:11:00.000Z",
            actorName: "Maya",
            act: "subscription_set",
            targetName: "Ines",
            details: { from: "trial", to: "subscribed", trialExpiresAt: null, totalXP: 1_200 },
          },
          {
            id: uuid(2),
            at: "2026-11-14T20:10:00.000Z",
            actorName: "Maya",
            act: "new_act",
            targetName: null,
            details: null,
          },
        ],
        next: null,
      },
    },
  });
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map((row) => row.querySelector("p")?.textContent)).toEqual([
    "Maya set the status of Ines from trial to subscribed.",
    "Maya new act.",
  ]);
});

test.each([
  ["Clear all analytics data", "CLEAR ANALYTICS", "/api/admin/analytics", "This cannot be undone."],
  [
    "Clear all RAG data",
    "CLEAR RAG DATA",
    "/api/admin/rag-data",
    "For 30 days you can restore all of it here.",
  ],
])("%s asks for its words, and keeps them when refused", async (name, word, path, warning) => {
  const { sent, hands } = open(<SystemActions />, { [`DELETE ${path}`]: [REFUSED, { status: 204 }] });
  await hands.click(screen.getByRole("button", { name }));
  expect(screen.getByRole("dialog").textContent).toContain(warning);
  await hands.click(confirm(name));
  expect(sent("DELETE")).toHaveLength(0);
  const box = within(screen.getByRole("dialog")).getByRole<HTMLInputElement>("textbox");
  fireEvent.change(box, { target: { value: word } });
  await hands.click(confirm(name));
  await waitFor(() => expect(shownToasts()[0]?.variant).toBe("destructive"));
  expect(box.value).toBe(word);
  await hands.click(confirm(name));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent("DELETE").map((call) => call.path)).toEqual([path, path]);
  expect(shownToasts()[0]?.variant).toBe("success");
});

test("restoring all RAG data says how much is back", async () => {
  const { hands } = open(<SystemActions />, {
    "POST /api/admin/rag-data/restore": { json: { restored: 1_200 } },
  });
  await hands.click(screen.getByRole("button", { name: "Restore RAG data" }));
  await waitFor(() => expect(shownToasts()[0]?.description).toBe("1,200 entries are back."));
});
