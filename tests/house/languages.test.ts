import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ACTIVITY_TITLES } from "#domain/activity/activity-words.ts";
import { timeSpentText } from "#domain/logbook/logbook.ts";
import { shortDay } from "#domain/onboarding/schedule-presets.ts";
import { WEEKDAYS } from "#domain/onboarding/weekly-schedule.ts";
import type { MailTexts } from "#server/platform/language/mail-texts.ts";
import { MAIL_TEXTS_DE } from "#server/platform/language/mail-texts-de.ts";
import { MAIL_TEXTS_ES } from "#server/platform/language/mail-texts-es.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { listedTexts, MONEY_FILE_PROBLEMS } from "./listed-texts.ts";
import { REFUSALS } from "./refusals.ts";
import { textsIn } from "./used-texts.ts";

const root = findProjectRoot();

/** Operators' screens and calls, and pages for visitors, are in English. */
const ENGLISH_ONLY =
  /\.test\.|domain\/reminders\/digest\.ts|\/(?:testing|console|landing|legal|api-docs)\/|features\/(?:admin|analytics|audit|email|performance|setup)\//u;

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/u.test(file));
}

const used = ["src/web", "src/domain", "src/server/features"]
  .flatMap(filesOf)
  .filter((file) => !ENGLISH_ONLY.test(file))
  .flatMap((file) => textsIn(join(root, file)));
const counted = new Set(used.filter(({ isCounted }) => isCounted).map(({ english }) => english));
const plain = new Set([
  ...used.filter(({ isCounted }) => !isCounted).map(({ english }) => english),
  ...listedTexts(root),
]);

const places = (text: string) => text.match(/\{\w+\}|<\/?\w+>/gu)?.sort() ?? [];

test("the listed texts of the server and the money file stand in their sources", () => {
  const sources = ["src/server", "src/domain/money"]
    .flatMap((folder) => filesOf(folder).filter((file) => !file.includes(".test.")))
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  expect([...REFUSALS, ...MONEY_FILE_PROBLEMS].filter((text) => !sources.includes(text))).toEqual([]);
});

test("the palette's search terms are said in every language", () => {
  const sources = filesOf("src/web").filter((file) => /\.features?\.tsx$/u.test(file));
  const english = sources.flatMap(
    (file) => readFileSync(join(root, file), "utf8").match(/keywords: "[^"]+"/gu) ?? [],
  );
  expect([sources.length > 5, english]).toEqual([true, []]);
});

const TEXTS = join(root, "src/web/platform/language/texts");

describe.each([
  ["German", "de"],
  ["Spanish", "es"],
])("%s", (_, name) => {
  const parts: Record<string, string | string[]>[] = readdirSync(TEXTS)
    .filter((file) => file.startsWith(`${name}.`) && file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(join(TEXTS, file), "utf8")));
  const messages: Record<string, string | string[]> = Object.assign({}, ...parts);

  test("says each text in one file only", () => {
    const texts = parts.flatMap((part) => Object.keys(part));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test("says every text of the member's screens, and none that is gone", () => {
    expect(Object.keys(messages).sort()).toEqual([...plain, ...counted].sort());
  });

  test("says no other text as it says a title of the activity list, by which the page leaves out what is there", () => {
    const titles = new Set(Object.values(ACTIVITY_TITLES));
    const said = new Set([...titles].map((title) => messages[title]));
    expect(Object.keys(messages).filter((text) => !titles.has(text) && said.has(messages[text]))).toEqual([]);
  });

  test("has two forms for what is counted, and one for the rest", () => {
    const wrong = Object.entries(messages).filter(
      ([text, said]) => Array.isArray(said) !== counted.has(text),
    );
    expect(wrong).toEqual([]);
  });

  test("keeps every placeholder and element", () => {
    const wrong = Object.entries(messages).filter(([english, said]) =>
      [said].flat().some((form, index) => {
        const missesNumberOfOne = Array.isArray(said) && index === 0;
        const kept = places(english).filter((place) => !(missesNumberOfOne && place === "{n}"));
        return (
          kept.join() !==
          places(form)
            .filter((place) => !(missesNumberOfOne && place === "{n}"))
            .join()
        );
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe("mails that a person asked for", () => {
  const said = [
    "src/domain/reminders/digest.ts",
    "src/domain/review/number-words.ts",
    "src/server/features/email/mail-message.ts",
    "src/server/platform/mail/mail-page.ts",
  ].flatMap((file) => textsIn(join(root, file)));
  // Where a win comes from is put together by the draft of the review.
  const parts = [...WEEKDAYS.map(shortDay), "on your path", "from your notes", "in part", "learned"];
  const texts = new Map<string, boolean>([
    ...[...parts, timeSpentText(0)].map((text) => [text, false] as const),
    ...said.map(({ english, isCounted }) => [english, isCounted] as const),
  ]);

  test.each<[string, MailTexts]>([
    ["German", MAIL_TEXTS_DE],
    ["Spanish", MAIL_TEXTS_ES],
  ])("%s says every text of them, and none that is gone", (_, messages) => {
    expect(Object.keys(messages).sort()).toEqual([...texts.keys()].sort());
    const wrong = Object.entries(messages).filter(([text, forms]) => {
      const isCounted = typeof forms !== "string";
      const said = isCounted ? forms : [forms];
      const known: readonly string[] = places(text);
      const isStray = (place: string) => !known.includes(place);
      return isCounted !== texts.get(text) || said.some((form) => places(form).some(isStray));
    });
    expect(wrong).toEqual([]);
  });
});
