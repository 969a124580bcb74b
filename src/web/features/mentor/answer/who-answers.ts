import { authorOf, BUILT_IN_ENGINE } from "#domain/mentor/answer-author.ts";
import { language } from "#web/platform/language/language.ts";
import { t } from "#web/platform/language/text.ts";
import type { Mentor } from "../use-mentor.ts";

type Models = Mentor["models"];

const HERE = t("on this server");

/** Stands under the panel's title: the models that work now. */
export function poweredBy(models: Models): string {
  const names = [...new Set(models.map(({ name }) => name))];
  if (hostsOf(models).length > 0) return t("Powered by {names}", { names: names.join(" + ") });
  return names.length === 1
    ? t("Powered by one AI model, no outside service")
    : t("Powered by two AI models, no outside service");
}

/** Stands under an answer: who wrote that one. */
export function answeredBy(model: string): string {
  return t("Answered by {author}", { author: t(authorOf(model)) });
}

/** One line of notice above the input if a model runs on another host. */
export function whereTextGoes(models: Models): string | null {
  const hosts = hostsOf(models);
  if (hosts.length === 0) return null;
  return t("What you write is sent to {hosts}.", { hosts: new Intl.ListFormat(language).format(hosts) });
}

export function modelLine({ name, host }: { name: string; host: string | null }): string {
  return `${name}, ${host ?? HERE}`;
}

/** The models behind an answer. Of one that is no longer set up, only the name is known. */
export function modelsBehind(model: string, models: Models): string[] {
  if (model !== BUILT_IN_ENGINE) {
    const known = models.find(({ name }) => name === model);
    return [known ? modelLine(known) : model];
  }
  const own = models.filter(({ host }) => host === null);
  return [modelLine({ name: model, host: null }), ...own.map(modelLine)];
}

function hostsOf(models: Models): string[] {
  return [...new Set(models.flatMap(({ host }) => host ?? []))];
}
