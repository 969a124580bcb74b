import { Pause, Play } from "lucide-react";
import { Button } from "#web/ui/controls/button.tsx";
import { DARK, FILM_CUTS, FORMATS, filmFile, PHONE } from "../film-cuts.ts";
import { film } from "../landing-content.ts";
import { WRAP } from "../page-frame.ts";

/** Reserves the room of either cut before it has loaded. */
const SHAPE = "block aspect-[1/2] w-full bg-surface-2 object-contain sm:aspect-[8/5]";

/** The browser takes the first that fits. */
const WITHOUT_SCRIPT = [
  { cut: FILM_CUTS.dark.phone, media: `${PHONE} and ${DARK}` },
  { cut: FILM_CUTS.light.phone, media: PHONE },
  { cut: FILM_CUTS.dark.wide, media: DARK },
  { cut: FILM_CUTS.light.wide },
];

/**
 * The script picks the cut for the window and the theme, loads it near the viewport and plays it, unless reduced
 * motion or data is preferred. Without script the browser's own player is used.
 */
export function Film() {
  return (
    <section id="film" aria-label="SideQuest at work" className="relative z-3 scroll-mt-24 pt-10 sm:pt-18">
      <div className={WRAP}>
        <div
          data-film
          className="mx-auto max-w-[336px] rounded-[16px] bg-surface p-1.5 shadow-overlay sm:max-w-none sm:rounded-[22px] sm:p-2.5"
        >
          <div className="relative overflow-hidden rounded-[11px] border border-border bg-bg sm:rounded-quest">
            <video className={SHAPE} muted loop playsInline preload="none" aria-label={film.label}>
              {FORMATS.map(({ type }) => (
                <source key={type} type={type} />
              ))}
              {film.unsupported}
            </video>
            <p
              hidden
              data-film-problem
              className="absolute inset-0 grid place-items-center bg-surface-2 text-16 font-semibold text-text-2"
            >
              {film.unsupported}
            </p>
            <noscript>
              <video className={`absolute inset-0 ${SHAPE}`} autoPlay muted loop playsInline controls>
                {WITHOUT_SCRIPT.flatMap(({ cut, media }) =>
                  FORMATS.map(({ ending, type }) => (
                    <source key={cut + ending} src={filmFile(cut, ending)} type={type} media={media} />
                  )),
                )}
                {film.unsupported}
              </video>
            </noscript>
          </div>
          <div className="flex h-12 items-center gap-3.5 pr-2 text-13 leading-none font-semibold text-text-2 sm:pr-3">
            <Button
              variant="ghost"
              size="sm"
              icon
              hidden
              data-film-toggle
              data-paused
              aria-label="Play the film"
              className="group text-text"
            >
              <Pause className="size-[18px] fill-current group-data-[paused]:hidden" aria-hidden="true" />
              <Play
                className="hidden size-[18px] fill-current group-data-[paused]:block"
                aria-hidden="true"
              />
            </Button>
            <span data-film-time className="tabular-nums" aria-hidden="true" />
            <span className="h-1.5 flex-1 overflow-hidden rounded-full bg-surface-2" aria-hidden="true">
              <span data-film-bar className="block size-full origin-left scale-x-0 rounded-full bg-primary" />
            </span>
            <span data-film-length className="tabular-nums" aria-hidden="true" />
            <span className="max-sm:hidden">{film.caption}</span>
          </div>
        </div>
      </div>
    </section>
  );
}
