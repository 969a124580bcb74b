import type { Language } from "#domain/accounts/language.ts";
import { language } from "./language.ts";
import type { Messages } from "./texts/messages-type.ts";

const FILES: Record<Exclude<Language, "en">, () => Promise<{ texts: Messages }>> = {
  de: () => import("./texts/de.ts"),
  es: () => import("./texts/es.ts"),
};

/** Awaited here, before any module that uses it runs: texts may stand in constants. English needs no file. */
export const messages: Messages = language === "en" ? {} : await read(language);

/** If the file cannot be fetched, the app opens in English. */
async function read(name: keyof typeof FILES): Promise<Messages> {
  try {
    const { texts } = await FILES[name]();
    document.documentElement.lang = name;
    return texts;
  } catch {
    return {};
  }
}
