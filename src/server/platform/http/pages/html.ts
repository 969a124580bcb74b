/** HTML that is safe to send: made by the `html` tag, which escapes inserted values. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Part[] | false | undefined;

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, index) => text + render(parts[index])).join(""));
}

function render(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(render).join("");
  return escapeHtml(String(part));
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
}

/** JSON for a data block inside HTML: "<" is escaped so that it cannot end the element. */
export function jsonBlock(id: string, value: unknown): Html {
  const json = JSON.stringify(value).replaceAll("<", "\\u003c");
  return new Html(`<script type="application/json" id="${escapeHtml(id)}">${json}</script>`);
}
