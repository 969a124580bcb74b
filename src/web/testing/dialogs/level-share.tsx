import { act, fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import { LevelShareRow } from "#web/features/sharing/level-share-row.tsx";
import { renderWithQueries } from "../render-with-queries.tsx";
import { claimed, standing, stubCanvas, stubOutlets } from "../sharing.ts";
import { type Answers, stubServer } from "../stub-server.ts";

export const CLAIM = "POST /api/auth/user/xp";
export const FAILED = {
  status: 500,
  json: { error: "internal", message: "Something broke.", requestId: "r" },
};
export const LEVEL_ANSWERS: Answers = {
  "GET /api/share/level": { json: { ...standing, level: 5 } },
  [CLAIM]: { json: claimed },
};
export const REWARD = {
  title: "Achievement Shared!",
  description: "+25 XP earned for sharing your success!",
};

/** The buttons that share a level. The test has fake timers, and mocks html-to-image: jsdom cannot draw. */
export function renderRow(answers: Answers = {}, level = 5) {
  const asked = stubServer({ ...LEVEL_ANSWERS, ...answers });
  const outlets = stubOutlets();
  const pen = stubCanvas();
  const view = renderWithQueries(<LevelShareRow level={level} shown={() => document.body} />);
  return {
    asked,
    outlets,
    pen,
    ...view,
    claims: () => asked.filter(({ path }) => path === "/api/auth/user/xp"),
  };
}

export async function press(name: string) {
  fireEvent.click(screen.getByRole("button", { name }));
  await pass(0);
}

/** Several turns: importing, drawing and asking each take some. */
export const pass = async (ms: number) => {
  for (let turn = 0; turn < 10; turn += 1) await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(ms));
};

export const status = () => screen.getByRole("status").textContent;
