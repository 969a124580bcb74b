import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { atConstantRate, type Take } from "./record.ts";

const FPS = 30;
/** The end cross-fades into the beginning, so that the loop has no visible cut. */
const DISSOLVE_S = 0.5;
const HOLD_S = 0.1;

const KB = 1_000;
const LIMITS = { ".webm": 1_500 * KB, ".mp4": 1_500 * KB, "-poster.webp": 60 * KB };

/** Converts from JPEG's colour range and matrix to those of video. */
const AS_FILM =
  "scale=in_color_matrix=bt601:in_range=pc:out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p";
const TAGS = "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv";
const LOSSLESS = `-c:v libx264 -qp 0 -preset ultrafast ${TAGS}`;
const VP9 = "-c:v libvpx-vp9 -b:v 300k -crf 37 -g 300 -row-mt 1 -tile-columns 1";
const H264 = `-c:v libx264 -preset slower -tune animation -crf 27 -g 300 -profile:v high -movflags +faststart ${TAGS}`;
/** By then every part of the page has come. */
const POSTER_AT_S = 1.2;
const POSTER = "-frames:v 1 -c:v libwebp -quality 74 -preset text";

const run = promisify(execFile);

export interface Studio {
  /** Of the cut. */
  name: string;
  /** For intermediate files. */
  folder: string;
  target: string;
  signal: AbortSignal;
}

/** Makes the two films and the poster, and returns the size of each. */
export async function encode(take: Take, { name, folder, target, signal }: Studio): Promise<string[]> {
  /** Strings are split into options; paths may contain spaces and are passed whole. */
  const ffmpeg = (...parts: (string | { path: string })[]) => {
    const args = parts.flatMap((part) => (typeof part === "string" ? part.split(" ") : [part.path]));
    return run("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...args], { signal });
  };
  const at = (file: string) => ({ path: join(folder, file) });

  for (const part of ["steady", "films"]) mkdirSync(join(folder, part));
  const files = atConstantRate(take, FPS);
  for (const [index, file] of files.entries()) symlinkSync(file, join(folder, "steady", `${index}.jpg`));
  const input = `-framerate ${FPS}`;
  const again = `-loop 1 -t ${DISSOLVE_S + HOLD_S}`;
  const offsetS = (files.length / FPS - DISSOLVE_S).toFixed(4);
  const graph = `[0:v][1:v]xfade=transition=fade:duration=${DISSOLVE_S}:offset=${offsetS},${AS_FILM}[film]`;
  const walk = [`${input} -i`, at("steady/%d.jpg"), `${input} ${again} -i`, at("steady/0.jpg")];
  await ffmpeg(...walk, `-filter_complex ${graph} -map [film] ${LOSSLESS}`, at("master.mkv"));

  const twice = (pass: number) => ["-i", at("master.mkv"), `${VP9} -pass ${pass} -passlogfile`, at("vp9")];
  await ffmpeg(...twice(1), "-cpu-used 4 -f null -");
  await ffmpeg(
    ...twice(2),
    `-cpu-used 3 -auto-alt-ref 1 -lag-in-frames 25 ${TAGS} -an`,
    at(`films/${name}.webm`),
  );
  await ffmpeg("-i", at("master.mkv"), `${H264} -an`, at(`films/${name}.mp4`));
  await ffmpeg(`-ss ${POSTER_AT_S} -i`, at(`films/${name}.webm`), POSTER, at(`films/${name}-poster.webp`));
  return Object.entries(LIMITS).map(([ending, limit]) =>
    keep(join(folder, "films"), target, name + ending, limit),
  );
}

function keep(from: string, target: string, name: string, limit: number): string {
  const { size } = statSync(join(from, name));
  if (size > limit) throw new Error(`${name} takes ${size} bytes, more than ${limit}.`);
  mkdirSync(target, { recursive: true });
  copyFileSync(join(from, name), join(target, name));
  return `${name}: ${Math.round(size / KB)} kB`;
}
