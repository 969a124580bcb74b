import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { landingPage, part } from "#web/testing/landing.ts";
import { runFilm } from "./film-player.ts";

let arrive: () => void = () => undefined;

class NearObserver {
  constructor(seen: (entries: { isIntersecting: boolean }[], observer: NearObserver) => void) {
    arrive = () => seen([{ isIntersecting: true }], this);
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IntersectionObserver", NearObserver);
  arrive = () => undefined;
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

/** jsdom knows no films: the element only notes what it is asked for. */
function start() {
  const page = landingPage();
  const frame = part(page, "[data-film]");
  const video = part<HTMLVideoElement>(frame, "video");
  let isPlaying = false;
  const set = (now: boolean) => {
    isPlaying = now;
    video.dispatchEvent(new Event(now ? "play" : "pause"));
  };
  Object.defineProperty(video, "paused", { get: () => !isPlaying });
  Object.assign(video, { load: vi.fn(), play: async () => set(true), pause: () => set(false) });
  runFilm(page);
  vi.runAllTimers();
  return {
    video,
    sources: () => [...video.querySelectorAll("source")].map((source) => source.getAttribute("src")),
    isPlaying: () => isPlaying,
    button: part(frame, "[data-film-toggle]"),
    problem: part(frame, "[data-film-problem]"),
  };
}

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
const PHONE = "(max-width: 639.98px)";

const FILM = ["/film/week.webm", "/film/week.mp4"];

function match(...media: string[]): void {
  vi.stubGlobal("matchMedia", (asked: string) => ({ matches: media.includes(asked) }));
}

test("it is fetched and played when scrolled near, not before", () => {
  const { video, sources, isPlaying, button } = start();
  expect([sources(), video.getAttribute("poster")]).toEqual([[null, null], null]);
  arrive();
  expect([sources(), isPlaying()]).toEqual([FILM, true]);
  expect(video.getAttribute("poster")).toBe("/film/week-poster.webp");
  expect(button.getAttribute("aria-label")).toBe("Pause the film");
});

test.each([
  ["wide", "light", "week"],
  ["phone", "light", "week-portrait"],
  ["wide", "dark", "week-dark"],
  ["phone", "dark", "week-portrait-dark"],
] as const)("a %s window in the %s theme gets the cut %s, and no other", (window, theme, cut) => {
  match(...(window === "phone" ? [PHONE] : []));
  document.documentElement.classList.toggle("dark", theme === "dark");
  onTestFinished(() => document.documentElement.classList.remove("dark"));
  const { video, sources } = start();
  arrive();
  expect(sources()).toEqual([`/film/${cut}.webm`, `/film/${cut}.mp4`]);
  expect(video.getAttribute("poster")).toBe(`/film/${cut}-poster.webp`);
});

test("the button pauses and plays it", () => {
  const { isPlaying, button } = start();
  arrive();
  button.click();
  expect([isPlaying(), button.getAttribute("aria-label")]).toEqual([false, "Play the film"]);
  button.click();
  expect(isPlaying()).toBe(true);
});

test.each(["motion", "data"])("whoever wants less %s gets the poster, and the film when they ask", (wish) => {
  if (wish === "motion") match(REDUCED_MOTION);
  else vi.stubGlobal("navigator", { connection: { saveData: true } });
  const { video, sources, isPlaying, button } = start();
  arrive();
  expect(video.getAttribute("poster")).toBe("/film/week-poster.webp");
  expect([sources(), isPlaying()]).toEqual([[null, null], false]);
  button.click();
  expect([sources(), isPlaying()]).toEqual([FILM, true]);
});

test("where no format can be played, it says so", () => {
  const { video, problem } = start();
  arrive();
  const [first, last] = video.querySelectorAll("source");
  first?.dispatchEvent(new Event("error"));
  expect(problem.hidden).toBe(true);
  last?.dispatchEvent(new Event("error"));
  expect([problem.hidden, problem.textContent]).toEqual([false, "Video Not Supported"]);
});
