import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { maya } from "#web/testing/maya.ts";
import { renderWith } from "#web/testing/progress.ts";
import { LevelView } from "./level-view.tsx";

test("it says how far the next level is and what the next reward is", () => {
  renderWith(<LevelView user={maya} />, {});
  expect(screen.getByRole("heading", { level: 1, name: "Level 4" })).toBeTruthy();
  expect(screen.getByText("25 XP to Level 5")).toBeTruthy();
  expect(screen.getByText("Level 7 opens: Dawn trail.")).toBeTruthy();
});

test("what levels opened can be worn, what is ahead cannot", async () => {
  const { asked, client } = renderWith(<LevelView user={maya} />, {
    "PATCH /api/progress/look": { json: { badgeFrame: "copper", trailColour: null } },
  });
  const copper = screen.getByRole<HTMLInputElement>("radio", { name: /^Copper rim/u });
  const rope = screen.getByRole<HTMLInputElement>("radio", { name: "Climbing rope Opens at level 10" });
  expect([copper.disabled, rope.disabled]).toEqual([false, true]);
  client.setQueryData(SESSION_KEY, maya);
  await userEvent.click(copper);
  await waitFor(() => expect(client.getQueryData(SESSION_KEY)).toMatchObject({ badgeFrame: "copper" }));
  expect(asked.map(({ body }) => body)).toEqual([{ badgeFrame: "copper" }]);
});

test("a refused choice is taken back and says why", async () => {
  renderWith(<LevelView user={maya} />, {
    "PATCH /api/progress/look": {
      status: 409,
      json: { error: "conflict", message: "Copper rim opens at level 4." },
    },
  });
  const copper = screen.getByRole<HTMLInputElement>("radio", { name: /^Copper rim/u });
  await userEvent.click(copper);
  expect((await screen.findByRole("alert")).textContent).toBe("Copper rim opens at level 4.");
  expect(copper.checked).toBe(false);
});

test("after the last reward nothing is promised", () => {
  renderWith(<LevelView user={{ ...maya, level: 31, totalXP: 3_050 }} />, {});
  expect(screen.getByText(/^You have opened everything there is/u)).toBeTruthy();
});
