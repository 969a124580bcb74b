import { browser } from "#web/platform/browser.ts";
import { isMarkedSignedIn } from "#web/platform/storage/signed-in-cookie.ts";
import { currentTheme, otherTheme, setTheme } from "#web/platform/theme/theme.ts";

const SCROLLED_PX = 100;

export function runThemeToggle(page: ParentNode): void {
  const button = page.querySelector<HTMLElement>("[data-theme-toggle]");
  if (!button) return;
  const name = () => button.setAttribute("aria-label", `Switch to ${otherTheme(currentTheme())} theme`);
  button.addEventListener("click", () => {
    setTheme(otherTheme(currentTheme()));
    name();
  });
  name();
  button.hidden = false;
}

export function followScroll(page: ParentNode): void {
  const header = page.querySelector("[data-header]");
  const mark = () => header?.classList.toggle("scrolled", window.scrollY > SCROLLED_PX);
  window.addEventListener("scroll", mark, { passive: true });
  mark();
}

/** A page restored by Back from the browser's cache may predate the sign-in. */
export function leaveOnceSignedIn(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && isMarkedSignedIn()) browser.reload();
  });
}
