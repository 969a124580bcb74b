import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { readCoverage } from "./font-coverage.ts";

const require = createRequire(import.meta.url);

interface FontFile {
  readonly name: string;
  readonly weight: number;
  readonly path: string;
}

/** Each weight comes in two files: Latin, and Latin extended. */
const FACES = [
  ["gabarito", 700],
  ["gabarito", 800],
  ["figtree", 500],
  ["figtree", 600],
] as const;

export const DISPLAY_FONT = "gabarito, gabarito ext";
export const BODY_FONT = "figtree, figtree ext";

/** Font files for pictures. */
export function pictureFonts(): FontFile[] {
  return FACES.flatMap(([family, weight]) => {
    const folder = join(dirname(require.resolve(`@fontsource/${family}/package.json`)), "files");
    return ["latin", "latin-ext"].map((subset) => ({
      // Needs a different name: of two files with the same name, only the first is searched for a glyph.
      name: subset === "latin" ? family : `${family} ext`,
      weight,
      path: join(folder, `${family}-${subset}-${weight}-normal.woff`),
    }));
  });
}

let drawable: ReadonlySet<number> | undefined;

/** The characters that every family can draw; computed once. */
export function drawableCharacters(): ReadonlySet<number> {
  drawable ??= readDrawable();
  return drawable;
}

function readDrawable(): ReadonlySet<number> {
  const families = new Map<string, Set<number>>();
  for (const { name, weight, path } of pictureFonts()) {
    const key = `${name.split(" ")[0]} ${weight}`;
    const known = families.get(key) ?? new Set<number>();
    for (const code of readCoverage(readFileSync(path))) known.add(code);
    families.set(key, known);
  }
  const [first = new Set<number>(), ...others] = families.values();
  return new Set([...first].filter((code) => others.every((family) => family.has(code))));
}
