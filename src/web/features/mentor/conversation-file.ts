import type { Exchange } from "#contracts/mentor.ts";
import { authorOf } from "#domain/mentor/answer-author.ts";
import { t } from "#web/platform/language/text.ts";

interface ConversationFile {
  name: string;
  text: string;
}

/** The conversation as a Markdown file, with every attempt. */
export function conversationFile(exportedAt: string, exchanges: readonly Exchange[]): ConversationFile {
  const parts = exchanges.map(({ prompt, timestamp, attempts }) =>
    [
      `## ${t("You, {time}", { time: minute(timestamp) })}`,
      quoted(prompt),
      ...attempts.map(answer(attempts.length)),
    ].join("\n\n"),
  );
  const head = `# ${t("Conversation with the AI Mentor")}\n\n${t("Exported {time}", { time: minute(exportedAt) })}`;
  return {
    name: `sidequest-mentor-${exportedAt.slice(0, 10)}.md`,
    text: `${[head, ...parts].join("\n\n")}\n`,
  };
}

function answer(count: number) {
  return ({ text, model, timestamp, isStopped }: Exchange["attempts"][number], index: number): string => {
    const who = model ? t("AI Mentor ({author})", { author: t(authorOf(model)) }) : t("AI Mentor");
    const time = minute(timestamp);
    const head =
      count > 1
        ? t("{who}, {time}, attempt {number} of {count}", { who, time, number: index + 1, count })
        : `${who}, ${time}`;
    const end = isStopped ? `\n\n*${t("Stopped here.")}*` : "";
    return `### ${head}\n\n${text}${end}`;
  };
}

/** Quotes the person's text, so that it cannot create headings in the file. */
function quoted(text: string): string {
  return text.replace(/^/gmu, "> ");
}

function minute(instant: string): string {
  return `${instant.slice(0, 16).replace("T", " ")} UTC`;
}
