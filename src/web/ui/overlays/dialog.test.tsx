import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Button } from "../controls/button.tsx";
import { Dialog } from "./dialog.tsx";
import { Sheet } from "./sheet.tsx";

function Opener({ mustAnswer = false }: { mustAnswer?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New quest</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="New quest"
        description="Five minutes or five hours."
        mustAnswer={mustAnswer}
      >
        <input aria-label="Title" />
        <input aria-label="Link" />
      </Dialog>
    </>
  );
}

async function open() {
  await userEvent.click(screen.getByRole("button", { name: "New quest" }));
  return screen.getByRole("dialog", { name: "New quest" });
}

test("takes the focus, keeps it within, and gives it back on Escape", async () => {
  render(<Opener />);
  const dialog = await open();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Title" }));
  await userEvent.tab({ shift: true });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "New quest" })));
});

test("is described by its description and closes by its cross", async () => {
  render(<Opener />);
  const dialog = await open();
  const described = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toBe("Five minutes or five hours.");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("where an answer is needed, neither Escape nor a cross leads out", async () => {
  render(<Opener mustAnswer />);
  await open();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("dialog")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
});

test("a sheet is a dialog with a name", async () => {
  let isOpen = true;
  render(
    <Sheet open onOpenChange={(next) => (isOpen = next)} title="Activity">
      Nothing happened yet.
    </Sheet>,
  );
  expect(screen.getByRole("dialog", { name: "Activity" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(isOpen).toBe(false);
});
