import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CommandPalette } from "./command-palette.tsx";

test("Enter pressed twice runs a command once; opened again, it runs again", () => {
  const run = vi.fn();
  const onOpenChange = vi.fn();
  const palette = (open: boolean) => (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      find={() => [{ id: "create", label: "Create quest “jars”", icon: null, run }]}
    />
  );
  const view = render(palette(true));
  const press = () => fireEvent.keyDown(screen.getByRole("combobox"), { key: "Enter" });
  press();
  press();
  expect(run).toHaveBeenCalledOnce();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  view.rerender(palette(false));
  view.rerender(palette(true));
  press();
  expect(run).toHaveBeenCalledTimes(2);
});
