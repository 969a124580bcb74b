import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Looks at the environment variable, then for the names in PATH, then at the places.
 * @param {{ variable: string, names: string[], places?: string[] }} wanted
 */
export function findProgram({ variable, names, places = [] }) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const byName = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env[variable] ?? "", ...byName, ...places];
  return candidates.find((path) => path !== "" && existsSync(path));
}
