import { fireEvent, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useFirstIntent } from "./first-intent.ts";

function renderPage() {
  const prepare = vi.fn();
  const Page = () => {
    useFirstIntent(prepare);
    return <button type="button">Here</button>;
  };
  return { prepare, ...render(<Page />) };
}

test.each(["pointerMove", "pointerDown", "keyDown", "focusIn"] as const)(
  "nothing is prepared for someone who only looks; %s prepares it, once",
  (sign) => {
    const { prepare, getByRole } = renderPage();
    expect(prepare).not.toHaveBeenCalled();
    fireEvent[sign](getByRole("button"));
    fireEvent.pointerMove(getByRole("button"));
    expect(prepare).toHaveBeenCalledOnce();
  },
);

test("a page that is gone prepares nothing", () => {
  const { prepare, unmount } = renderPage();
  unmount();
  fireEvent.keyDown(document.body);
  expect(prepare).not.toHaveBeenCalled();
});
