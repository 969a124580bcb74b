import type { Exchange } from "#contracts/mentor.ts";
import { authorOf } from "#domain/mentor/answer-author.ts";

interface ConversationFile {
  name: string;
  text: string;
}

/** The conversation as a Markdown file, with every attempt. */
export function conversationFile(exportedAt: string, exchanges: readonly Exchange[]): ConversationFile {
  const parts = exchanges.map(({ prompt, timestamp, attempts }) =>
    [`## You, ${minute(timestamp)}`, quoted(prompt), ...attempts.map(answer(attempts.length))].join("\n\n"),
  );
  const head = `# Conversation with the AI Mentor\n\nExported ${minute(exportedAt)}`;
  return {
    name: `sidequest-mentor-${exportedAt.slice(0, 10)}.md`,
    text: `${[head, ...parts].join("\n\n")}\n`,
  };
}

function answer(count: number) {
  return ({ text, model, timestamp, isStopped }: Exchange["attempts"][number], index: number): string => {
    const which = count > 1 ? `, attempt ${index + 1} of ${count}` : "";
    const who = model ? ` (${authorOf(model)})` : "";
    const end = isStopped ? "\n\n*Stopped here.*" : "";
    return `### AI Mentor${who}, ${minute(timestamp)}${which}\n\n${text}${end}`;
  };
}

/** Quotes the person's text, so that it cannot create headings in the file. */
function quoted(text: string): string {
  return text.replace(/^/gmu, "> ");
}

function minute(instant: string): string {
  return `${instant.slice(0, 16).replace("T", " ")} UTC`;
}
