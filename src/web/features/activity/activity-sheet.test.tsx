import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { ActivityView } from "#contracts/activity.ts";
import { maya } from "#web/testing/maya.ts";
import { renderApp } from "#web/testing/render-app.tsx";
import type { Answers } from "#web/testing/stub-server.ts";
import { forgetToasts, toast } from "#web/ui/toast/toast-store.ts";

beforeEach(forgetToasts);

const entry = (id: number, more: Partial<ActivityView> = {}): ActivityView => ({
  id,
  kind: "quest_created",
  title: "Task Created",
  description: `Quest ${id}`,
  subject: `Quest ${id}`,
  amount: null,
  at: new Date().toISOString(),
  isRead: true,
  ...more,
});

async function openActivity(answers: Answers) {
  const { asked } = renderApp({ path: "/leaderboard", user: maya, answers });
  await userEvent.click(await screen.findByRole("button", { name: "Activity" }));
  return { asked, sheet: await screen.findByRole("dialog", { name: "Activity" }) };
}
const listed = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("an empty list says what it will hold", async () => {
  await openActivity({ "GET /api/activity": { json: [] } });
  await screen.findByText(/^Nothing yet\. .* kept here for 30 days\.$/u);
});

test("entries stand under their day, new ones are marked, and all are told to be read", async () => {
  const { asked, sheet } = await openActivity({
    "GET /api/activity": {
      json: [entry(9, { isRead: false }), entry(8), entry(7, { at: "2026-01-02T10:00:00Z" })],
    },
    "POST /api/activity/read": { status: 204 },
  });
  await within(sheet).findByRole("region", { name: "Today" });
  await within(sheet).findByText("New");
  expect(listed(sheet)[0]).toMatch(/^Task CreatedNewQuest 9\d\d:\d\d$/u);
  expect(within(sheet).getByRole("region", { name: "Friday, January 2" }).textContent).toContain("Quest 7");
  await waitFor(() => expect(asked.find(({ method }) => method === "POST")?.body).toEqual({ upTo: 9 }));
});

test("a list that could not be loaded says so, and is loaded again", async () => {
  const answers: Answers[string] = [{ status: 500, json: {} }];
  const { sheet } = await openActivity({ "GET /api/activity": answers });
  expect((await screen.findByRole("alert")).textContent).toContain("Nothing is lost.");
  answers[0] = { json: [entry(1)] };
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await within(sheet).findByText("Quest 1");
});

test("messages that only this page knows are there too; those that the server keeps are not repeated", async () => {
  toast({ title: "Task Created", description: "Quest 1" });
  toast({ title: "Error", description: "Something went wrong. Please try again.", variant: "destructive" });
  await openActivity({ "GET /api/activity": { json: [] } });
  const own = await screen.findByRole("region", { name: "Only on this page" });
  expect(listed(own)).toEqual([
    expect.stringMatching(/^ErrorSomething went wrong\. Please try again\.\d\d:\d\d$/u),
  ]);
});

test("what another page did arrives live, and the bell says that it is new", async () => {
  const sockets: { onopen: () => void; onmessage: (event: object) => void; send: (text: string) => void }[] =
    [];
  const sent: string[] = [];
  vi.stubGlobal(
    "WebSocket",
    class Live {
      static OPEN = 1;
      readyState = 1;
      onopen = () => undefined;
      onmessage = () => undefined;
      constructor() {
        sockets.push(this);
      }
      send(text: string) {
        sent.push(text);
      }
      close() {}
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const unread = [{ json: [entry(1)] }, { json: [entry(2, { isRead: false }), entry(1)] }];
  renderApp({ path: "/leaderboard", user: maya, answers: { "GET /api/activity": unread } });
  const bell = await screen.findByRole("button", { name: "Activity" });
  await userEvent.hover(bell);
  await waitFor(() => expect(sockets).toHaveLength(1));
  act(() => sockets[0]?.onopen());
  expect(sent).toEqual(['{"type":"subscribe-activity"}']);
  act(() => sockets[0]?.onmessage({ data: '{"type":"activity-changed"}' }));
  await waitFor(() => expect(bell.getAttribute("aria-describedby")).toBe("unread-activity"));
  expect(document.getElementById("unread-activity")?.textContent).toBe("1 new");
});
