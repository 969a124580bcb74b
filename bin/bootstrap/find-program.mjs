import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The path in the named variable, then the first of the names that PATH knows, then the places.
 * @param {{ variable: string, names: string[], places?: string[] }} wanted
 */
export function findProgram({ variable, names, places = [] }) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const byName = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env[variable] ?? "", ...byName, ...places];
  return candidates.find((path) => path !== "" && existsSync(path));
}
