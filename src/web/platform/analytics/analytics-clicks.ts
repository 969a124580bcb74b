import { track } from "./analytics-queue.ts";
import { shownText } from "./shown-text.ts";

const PRESSED = "button, a[href], [role=button], [role=menuitem], [role=tab]";
/** Form controls: neither their text nor the chosen value is recorded. */
const FILLED_IN =
  "input, textarea, select, [contenteditable], [role=radio], [role=checkbox], [role=switch], [role=combobox], [role=option], [aria-pressed]";
/** Areas with user content (titles, names, questions, answers): only names set in code are recorded. */
const PEOPLES_WORDS =
  "[data-private], li, article, table, blockquote, [role=log], [role=row], [role=listitem]";

/** One listener per event type for the page, in the capture phase so nothing can stop the event first. */
export function watchClicks(signal: AbortSignal): void {
  document.addEventListener("click", ({ target }) => target instanceof Element && click(target), {
    signal,
    capture: true,
  });
  document.addEventListener(
    "submit",
    ({ target }) => target instanceof HTMLFormElement && track("form_submit", formName(target)),
    { signal, capture: true },
  );
}

function click(target: Element): void {
  const pressed = target.closest<HTMLElement>(PRESSED);
  if (!pressed || target.closest(FILLED_IN)) return;
  const name = nameOf(pressed);
  if (name) track(pressed.matches("a") ? "link_click" : "button_click", name);
}

/** In English. Empty for elements whose action is already tracked by their own code. */
export function nameOf(pressed: HTMLElement): string {
  const { track: given } = pressed.dataset;
  if (given !== undefined) return shownText.toEnglish(given);
  const fallback = pressed.matches("a") ? "Link" : "Button";
  if (pressed.closest(PEOPLES_WORDS) || pressed.querySelector(`${PEOPLES_WORDS}, ${FILLED_IN}`))
    return fallback;
  return (
    shownText.toEnglish(inOneLine(pressed.getAttribute("aria-label") ?? pressed.textContent)) || fallback
  );
}

function formName(form: HTMLFormElement): string {
  const { track: given } = form.dataset;
  return given ?? form.closest<HTMLElement>("[data-feature]")?.dataset.feature ?? "Form";
}

function inOneLine(text: string | null): string {
  return (text ?? "").replace(/\s+/gu, " ").trim();
}
