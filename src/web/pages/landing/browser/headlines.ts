const STANDS_MS = 7_000;

/** Rotates the headlines while visible. With reduced motion, only on request. */
export function turnHeadlines(page: ParentNode): void {
  const headlines = [...page.querySelectorAll<HTMLElement>("[data-headline]")];
  const ticks = [...page.querySelectorAll<HTMLElement>("[data-tick]")];
  const button = page.querySelector<HTMLElement>("[data-headline-pause]");
  if (!button || headlines.length === 0) return;
  let shown = 0;
  let isPaused = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: number) => {
    shown = next % headlines.length;
    for (const [index, headline] of headlines.entries()) headline.dataset.headline = stateOf(index, headline);
    for (const [index, tick] of ticks.entries())
      tick.dataset.tick = index === shown ? "now" : index < shown ? "gone" : "next";
  };
  const stateOf = (index: number, headline: HTMLElement) => {
    if (index === shown) return "now";
    return headline.dataset.headline === "now" ? "gone" : "next";
  };

  const wait = () => {
    clearTimeout(timer);
    const isTurning = !isPaused && !document.hidden;
    button.toggleAttribute("data-paused", isPaused);
    button.setAttribute("aria-label", isPaused ? "Play the headlines" : "Pause the headlines");
    for (const [index, tick] of ticks.entries())
      tick.toggleAttribute("data-filling", isTurning && index === shown);
    if (!isTurning) return;
    timer = setTimeout(() => {
      show(shown + 1);
      wait();
    }, STANDS_MS);
  };

  button.addEventListener("click", () => {
    isPaused = !isPaused;
    wait();
  });
  document.addEventListener("visibilitychange", wait);
  button.hidden = false;
  wait();
}
