import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button, ButtonLink } from "./button.tsx";

test("a loading button keeps its name and focus, says busy and refuses clicks", async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Generate quests</Button>);
  const button = screen.getByRole("button", { name: "Generate quests" });
  await userEvent.click(button);
  rerender(
    <Button onClick={onClick} loading>
      Generate quests
    </Button>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Generate quests" }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(document.activeElement).toBe(button);
});

test("a loading submit button does not submit", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a button in a form does not submit unless told to, and a link is a link", () => {
  render(
    <>
      <Button>Cancel</Button>
      <ButtonLink href="/app">Open</ButtonLink>
    </>,
  );
  expect(screen.getByRole("button", { name: "Cancel" }).getAttribute("type")).toBe("button");
  expect(screen.getByRole("link", { name: "Open" }).getAttribute("href")).toBe("/app");
});
