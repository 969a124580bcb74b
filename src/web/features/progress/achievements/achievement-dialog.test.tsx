import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { achievement, renderWith } from "#web/testing/progress.ts";
import { AchievementDialog } from "./achievement-dialog.tsx";

const EARNED = achievement("earned", "2025-11-08T08:00:00.000Z");

test("it shows medal, type, words and a share count that grows", async () => {
  const { client } = renderWith(
    <AchievementDialog open onOpenChange={() => undefined} achievement={EARNED} share={<b>Buttons</b>} />,
    {},
  );
  const dialog = screen.getByRole("dialog", {
    name: "Title of earned",
    description: "STREAK MILESTONE. Text of earned",
  });
  expect(dialog.textContent).toContain("STREAK MILESTONETitle of earnedText of earnedNot shared yetButtons");
  act(() => void client.setQueryData(["/api/achievements", "all"], [{ ...EARNED, shareCount: 2 }]));
  expect(await screen.findByText("Shared 2 times")).toBeTruthy();
});
