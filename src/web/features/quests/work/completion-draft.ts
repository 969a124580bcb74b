import type { CompletionNotes } from "#contracts/quests.ts";
import { METRIC_NAME_MAX_LENGTH, OUTCOMES } from "#domain/logbook/logbook.ts";
import type { Problem } from "#web/platform/forms/use-fields.ts";
import { t } from "#web/platform/language/text.ts";
import { textFields } from "#web/platform/storage/drafts.ts";

/** The completion dialog's values, as typed. */
interface CompletionDraft {
  outcome: NonNullable<CompletionNotes["outcome"]>;
  notes: string;
  link: string;
  number: string;
}

export const EMPTY_DRAFT: CompletionDraft = { outcome: "done", notes: "", link: "", number: "" };

export function fromKept(kept: unknown): Partial<CompletionDraft> {
  const { outcome: chosen, ...words } = textFields(kept);
  const outcome = OUTCOMES.find((known) => known === chosen);
  return outcome ? { ...words, outcome } : words;
}

const NUMBER = /[-+]?\d+(?:[.,\s']\d+)*/u;

/** "9 photos" → 9 of photos, "$1,250 revenue" → 1250 of $ revenue. */
export function readMetric(text: string): NonNullable<CompletionNotes["metric"]> | null {
  const found = NUMBER.exec(text)?.[0];
  if (!found) return null;
  const value = Number(plainNumber(found));
  if (!Number.isFinite(value)) return null;
  const name = text.replace(found, " ").replace(/\s+/gu, " ").trim().slice(0, METRIC_NAME_MAX_LENGTH);
  return { name, value };
}

/** The last comma or point is decimal unless three digits follow it. */
function plainNumber(text: string): string {
  const decimal = /[.,](?!\d{3}$)\d+$/u.exec(text)?.[0];
  const whole = decimal ? text.slice(0, -decimal.length) : text;
  return whole.replace(/[.,\s']/gu, "") + (decimal ? `.${decimal.slice(1)}` : "");
}

/** Null if it is not a web address; a missing scheme is added. */
export function readLink(text: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:/iu.test(text) ? text : `https://${text}`;
  try {
    const url = new URL(address);
    const isWeb = url.protocol === "https:" || url.protocol === "http:";
    return isWeb && url.hostname.includes(".") ? address : null;
  } catch {
    return null;
  }
}

export function problemOf({ link, number }: CompletionDraft): Problem<"link" | "number"> | null {
  if (link.trim() && !readLink(link.trim())) {
    return { field: "link", text: t("This is no web address. Try one like shop.example/page.") };
  }
  if (number.trim() && !readMetric(number)) {
    return { field: "number", text: t("Add the number itself, such as 9 photos.") };
  }
  return null;
}

/** Only fields that were filled in are sent. */
export function notesFrom(draft: CompletionDraft, timeSpentSec: number | undefined): CompletionNotes {
  const notes = draft.notes.trim();
  const link = draft.link.trim() && readLink(draft.link.trim());
  const metric = draft.number.trim() ? readMetric(draft.number) : null;
  return {
    v: 1,
    outcome: draft.outcome,
    ...(notes && { notes }),
    ...(link && { link }),
    ...(metric && { metric }),
    ...(timeSpentSec !== undefined && { timeSpentSec }),
  };
}
