import { type Block, parseBlocks } from "./blocks.ts";
import type { Inline } from "./inline.ts";

/** The text without Markdown marks, for screen readers. */
export function plainText(markdown: string): string {
  return parseBlocks(markdown).map(wordsOf).join("\n");
}

function wordsOf(block: Block): string {
  if (block.kind === "code") return block.text;
  if (block.kind !== "list") return spoken(block.children);
  const { isOrdered, start, items } = block;
  return items
    .map((item, index) => `${isOrdered ? `${start + index}. ` : ""}${item.map(wordsOf).join("\n")}`)
    .join("\n");
}

function spoken(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (part.kind === "break") return "\n";
      return "children" in part ? spoken(part.children) : part.text;
    })
    .join("");
}
