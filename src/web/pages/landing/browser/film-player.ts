import { currentTheme } from "#web/platform/theme/theme.ts";
import { FILM_CUTS, type FilmCut, PHONE, posterFile } from "../film-cuts.ts";

const NEAR = "200px";
const SETTLE_MS = 500;

/** Loads and plays the film when it is near the viewport, unless reduced motion or data is preferred. */
export function runFilm(page: ParentNode): void {
  const frame = page.querySelector("[data-film]");
  const video = frame?.querySelector("video");
  const button = frame?.querySelector<HTMLElement>("[data-film-toggle]");
  if (!frame || !video || !button) return;
  const mayPlay = !matchMedia("(prefers-reduced-motion: reduce)").matches && !savesData();

  const play = () => {
    fetchFilm(frame, video);
    // Autoplay may be refused, e.g. in low-power mode: the play button stays.
    video.play().catch(() => undefined);
  };
  const showState = () => {
    button.toggleAttribute("data-paused", video.paused);
    button.setAttribute("aria-label", video.paused ? "Play the film" : "Pause the film");
  };
  button.addEventListener("click", () => (video.paused ? play() : video.pause()));
  for (const change of ["play", "pause"]) video.addEventListener(change, showState);
  for (const change of ["loadedmetadata", "timeupdate"])
    video.addEventListener(change, () => showTime(frame, video));
  button.hidden = false;

  onceNear(frame, () => {
    video.poster = posterFile(currentCut());
    if (mayPlay) play();
  });
}

/** The cut that suits the window and the theme now. */
function currentCut(): FilmCut {
  const { phone, wide } = FILM_CUTS[currentTheme()];
  return matchMedia(PHONE).matches ? phone : wide;
}

/** Only after the page has loaded: the film must not delay the first paint. */
function onceNear(frame: Element, arrive: () => void): void {
  const watch = () =>
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        arrive();
      },
      { rootMargin: NEAR },
    ).observe(frame);
  const rest = () => setTimeout(watch, SETTLE_MS);
  if (document.readyState === "complete") rest();
  else window.addEventListener("load", rest, { once: true });
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** The cut is picked now, and kept: a second one would cost as much data again. */
function fetchFilm(frame: Element, video: HTMLVideoElement): void {
  if (video.querySelector("source[src]")) return;
  const cut = currentCut();
  const sources = [...video.querySelectorAll("source")];
  // "video/webm" is in the file that ends in "webm".
  for (const source of sources) source.src = `/film/${cut}.${source.type.slice(6)}`;
  sources
    .at(-1)
    ?.addEventListener("error", () => frame.querySelector("[data-film-problem]")?.removeAttribute("hidden"));
  video.autoplay = true;
  video.load();
}

function showTime(frame: Element, video: HTMLVideoElement): void {
  const { currentTime, duration } = video;
  const set = (name: string, text: string) => {
    const place = frame.querySelector(`[data-film-${name}]`);
    if (place) place.textContent = text;
  };
  set("time", clock(currentTime));
  if (!Number.isFinite(duration)) return;
  set("length", clock(duration));
  frame
    .querySelector<HTMLElement>("[data-film-bar]")
    ?.style.setProperty("scale", `${currentTime / duration} 1`);
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
