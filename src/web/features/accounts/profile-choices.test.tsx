import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  EIGHT,
  field,
  founder,
  PUT,
  renderDialog,
  resetBeforeEach,
  save,
  type,
  weeklySchedule,
} from "#web/testing/profile-dialog.tsx";

resetBeforeEach();

test("a stored value outside the profile's list is one more option, and saved only when changed", async () => {
  const { sent } = renderDialog({ [PUT]: { json: founder } });
  const box = screen.getByRole("combobox", { name: "Business type" });
  expect(box.textContent).toBe("Marketing Agency");
  fireEvent.keyDown(box, { key: "Enter" });
  const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(options).toEqual([
    "E-commerce",
    "SaaS",
    "Consulting",
    "Content Creation",
    "Freelancing",
    "Other",
    "Marketing Agency",
  ]);
  fireEvent.click(screen.getByRole("option", { name: "SaaS" }));
  save();
  await waitFor(() => expect(sent()).toEqual([{ ...EIGHT, businessType: "SaaS" }]));
});

test("times stand only beside available days, and a day that was off keeps its times", async () => {
  const { sent } = renderDialog({ [PUT]: { json: founder } });
  const times = () => screen.queryAllByLabelText(/^(Mon|Tues)day (from|until)$/u);
  expect(times()).toHaveLength(2);
  const monday = field("Monday");
  fireEvent.click(monday);
  expect(times()).toHaveLength(0);
  fireEvent.click(field("Tuesday"));
  fireEvent.click(monday);
  expect(times().map((box) => (box as HTMLInputElement).value)).toEqual(["19:00", "21:00", "09:00", "17:00"]);
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    ...EIGHT,
    weeklySchedule: {
      ...weeklySchedule,
      tuesday: { available: true, startTime: "09:00", endTime: "17:00" },
    },
  });
});

test("an end that is not after the start is said beside the day and not saved", async () => {
  const { sent } = renderDialog({ [PUT]: { json: founder } });
  const until = field("Monday until");
  type(until, "19:00");
  expect(screen.getByRole("alert").textContent).toBe("The end must be after the start.");
  save();
  expect(sent()).toEqual([]);
  type(until, "9pm");
  fireEvent.blur(until);
  expect(screen.getByRole("alert").textContent).toBe("Enter both times, like 09:00.");
  type(until, "2030");
  fireEvent.keyDown(until, { key: "Enter" });
  expect(screen.queryByRole("alert")).toBeNull();
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ weeklySchedule: { monday: { endTime: "20:30" } } });
});

test("half a time on a day that is then switched off harms nothing", async () => {
  const { sent } = renderDialog({ [PUT]: { json: founder } });
  type(field("Monday until"), "x");
  fireEvent.blur(field("Monday until"));
  fireEvent.click(field("Monday"));
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    weeklySchedule: { monday: { available: false, startTime: "19:00", endTime: "17:00" } },
  });
});
