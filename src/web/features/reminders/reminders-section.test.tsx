import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { RemindersView } from "#contracts/reminders/reminders.ts";
import { NO_REMINDERS, PHONE } from "#web/testing/reminders.ts";
import { renderWithQueries, withoutRetry } from "#web/testing/render-with-queries.tsx";
import { type Answers, stubServer } from "#web/testing/stub-server.ts";
import { RemindersSection } from "./reminders-section.tsx";

function show(reminders: Partial<RemindersView> = {}, answers: Answers = {}) {
  const read = { "GET /api/reminders": { json: { ...NO_REMINDERS, ...reminders } } };
  const asked = stubServer({ ...read, ...answers });
  renderWithQueries(<RemindersSection />, withoutRetry());
  return { hands: userEvent.setup(), sent: () => asked.filter(({ method }) => method !== "GET") };
}

test("a calendar address is shown once it is made, and can be turned off", async () => {
  const calendar = { createdAt: "2026-11-17T10:00:00.000Z", readAt: null };
  const url = "https://quest.example/calendar/secret.ics";
  const { hands, sent } = show(
    {},
    {
      "GET /api/reminders": [{ json: NO_REMINDERS }, { json: { ...NO_REMINDERS, calendar } }],
      "POST /api/reminders/calendar": { json: { url } },
      "DELETE /api/reminders/calendar": { status: 204 },
    },
  );
  await hands.click(await screen.findByRole("button", { name: "Make an address" }));
  expect(await screen.findByRole("textbox", { name: "Your address" })).toHaveProperty("value", url);
  expect(screen.getByText(/No calendar has read it yet/u)).toBeTruthy();
  await hands.click(screen.getByRole("button", { name: "Turn off" }));
  await screen.findByRole("button", { name: "Make an address" });
  expect(screen.queryByRole("textbox", { name: "Your address" })).toBeNull();
  expect(sent().map(({ method }) => method)).toEqual(["POST", "DELETE"]);
});

test("the digest is saved at once, with its day and hour", async () => {
  const digest = { frequency: "weekly" as const, hour: 8, weekday: null };
  const { hands, sent } = show({}, { "PUT /api/reminders": { json: { ...NO_REMINDERS, digest } } });
  await hands.click(await screen.findByRole("radio", { name: "Every week" }));
  expect((await screen.findByRole("combobox", { name: "On" })).textContent).toBe("Your last day");
  expect(sent().map(({ body }) => body)).toEqual([{ digest }]);
});

test.each([
  ["no_server", "This instance sends no mail."],
  ["no_address", "Your sign-in shared no email address."],
  ["switched_off", /is off under/u],
] as const)("%s: the reason stands in place of the choice", async (mail, words) => {
  show({ mail });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole("radio", { name: "Every day" })).toBeNull();
});

test("a digest that is on can be turned off where mail is switched off", async () => {
  show({ mail: "switched_off", digest: { frequency: "daily", hour: 8, weekday: 0 } });
  expect(await screen.findByRole("radio", { name: "Off" })).toHaveProperty("disabled", false);
  expect(screen.getByRole("radio", { name: "Every week" })).toHaveProperty("disabled", true);
});

test("once a device is notified, quiet hours are turned off and on", async () => {
  const notified = { ...NO_REMINDERS, devices: [PHONE] };
  const { hands, sent } = show(notified, {
    "PUT /api/reminders": [{ json: { ...notified, quiet: null } }, { json: notified }],
  });
  const quiet = await screen.findByRole("switch", { name: "Keep some hours quiet" });
  await hands.click(quiet);
  await waitFor(() => expect(screen.queryByRole("combobox", { name: "From" })).toBeNull());
  await hands.click(quiet);
  await screen.findByRole("combobox", { name: "From" });
  expect(sent().map(({ body }) => body)).toEqual([{ quiet: null }, { quiet: NO_REMINDERS.quiet }]);
});

test("all is said to be off only while it is, and then no quiet hours are asked for", async () => {
  show({ digest: { frequency: "daily", hour: 8, weekday: null } });
  await screen.findByText("Saved at once.");
  expect(screen.queryByText(/All of it is off/u)).toBeNull();
  expect(screen.queryByRole("switch", { name: "Keep some hours quiet" })).toBeNull();
});

test("devices are listed, tested and removed; a failed test says why", async () => {
  const path = `/api/reminders/devices/${PHONE.id}`;
  const { hands } = show(
    { devices: [PHONE] },
    {
      [`POST ${path}/test`]: {
        status: 429,
        json: { error: "rate_limited", message: "Please wait ten seconds.", requestId: "r" },
      },
      [`DELETE ${path}`]: { status: 204 },
    },
  );
  const list = await screen.findByRole("list", { name: "Devices that are notified" });
  expect(within(list).getByText("Chrome on Android")).toBeTruthy();
  await hands.click(screen.getByRole("button", { name: "Test Chrome on Android" }));
  expect(await screen.findByText("Please wait ten seconds.")).toBeTruthy();
  await hands.click(screen.getByRole("button", { name: "Remove Chrome on Android" }));
  await waitFor(() => expect(screen.queryByRole("list")).toBeNull());
  // jsdom has no push service.
  expect(screen.getByText("This browser cannot be notified.")).toBeTruthy();
});

test("where no push service is allowed, it says so", async () => {
  show({ pushKey: null });
  expect(await screen.findByText("This instance sends no notifications.")).toBeTruthy();
});

test("what cannot be read can be read again", async () => {
  const failed = { status: 500, json: { error: "internal", message: "Something broke.", requestId: "r" } };
  const { hands } = show({}, { "GET /api/reminders": [failed, { json: NO_REMINDERS }] });
  await hands.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByText(/All of it is off/u)).toBeTruthy();
});
