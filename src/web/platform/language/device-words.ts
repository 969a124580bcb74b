import { t } from "./text.ts";

/** A device as the server names it, such as "Chrome on Windows", in the person's language. */
export function deviceWords(name: string): string {
  const [browser = "", system] = name.split(" on ");
  return system ? t("{browser} on {system}", { browser, system }) : t(name);
}
