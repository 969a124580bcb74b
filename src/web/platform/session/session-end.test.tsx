import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiError } from "../api/api-error.ts";
import {
  noticeSessionEnd,
  noticeSessionEndInPassing,
  putOffSessionEnd,
  setSessionEnded,
  useSessionEnded,
} from "./session-end.ts";

const refused = new ApiError(401, "", {});
const nextTurn = () => act(() => new Promise((resolve) => setTimeout(resolve, 1)));

function Notice() {
  return useSessionEnded() ? <p>You are signed out</p> : null;
}
const isShown = () => screen.queryByText("You are signed out") !== null;

test("a refused call shows the notice a turn later, so that it lies above a form that is put back; others do not", async () => {
  render(<Notice />);
  noticeSessionEnd(new ApiError(500, "", {}));
  noticeSessionEnd(new TypeError("Failed to fetch"));
  await nextTurn();
  expect(isShown()).toBe(false);
  noticeSessionEnd(refused);
  expect(isShown()).toBe(false);
  await nextTurn();
  expect(isShown()).toBe(true);
  act(() => setSessionEnded(false));
});

test("once put off, reading in the background does not bring it back; what the person does, does", async () => {
  render(<Notice />);
  noticeSessionEndInPassing(refused);
  await nextTurn();
  expect(isShown()).toBe(true);
  act(putOffSessionEnd);
  noticeSessionEndInPassing(refused);
  await nextTurn();
  expect(isShown()).toBe(false);
  noticeSessionEnd(refused);
  await nextTurn();
  expect(isShown()).toBe(true);
});
