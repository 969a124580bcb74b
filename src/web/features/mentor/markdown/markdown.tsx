import { Fragment, memo, type ReactNode } from "react";
import { type Block, parseBlocks } from "./blocks.ts";
import type { Inline } from "./inline.ts";

/** Renders an answer's Markdown as React elements: no raw HTML, and nothing is fetched. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  return <div className="grid gap-2 wrap-anywhere">{blocks(parseBlocks(text))}</div>;
});

/** Keyed by index: parts of a text have no other identity. */
function inOrder<T>(parts: readonly T[], show: (part: T) => ReactNode): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: as said above
  return parts.map((part, place) => <Fragment key={place}>{show(part)}</Fragment>);
}

function blocks(parts: readonly Block[]): ReactNode[] {
  return inOrder(parts, block);
}

function block(part: Block): ReactNode {
  switch (part.kind) {
    case "paragraph":
      return <p>{inlines(part.children)}</p>;
    case "heading":
      return (
        <p className="mt-1 first:mt-0">
          <strong className="font-bold">{inlines(part.children)}</strong>
        </p>
      );
    case "code":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keys too
        <pre tabIndex={0} className="overflow-x-auto rounded-input bg-surface-3 px-3 py-2.5 text-13">
          <code>{part.text}</code>
        </pre>
      );
    case "list":
      return list(part);
  }
}

function list({ isOrdered, start, items }: Extract<Block, { kind: "list" }>): ReactNode {
  const entries = inOrder(items, (item) => <li className="[&>*+*]:mt-1">{blocks(item)}</li>);
  return isOrdered ? (
    <ol start={start} className="list-decimal space-y-1 pl-5.5 marker:text-text-2">
      {entries}
    </ol>
  ) : (
    <ul className="list-disc space-y-1 pl-5 marker:text-text-2">{entries}</ul>
  );
}

function inlines(parts: readonly Inline[]): ReactNode[] {
  return inOrder(parts, inline);
}

function inline(part: Inline): ReactNode {
  switch (part.kind) {
    case "text":
      return part.text;
    case "break":
      return <br />;
    case "code":
      return <code className="rounded-xs bg-surface-3 px-1 py-px text-[.92em]">{part.text}</code>;
    case "strong":
      return <strong className="font-650">{inlines(part.children)}</strong>;
    case "em":
      return <em>{inlines(part.children)}</em>;
    case "link":
      return (
        <a
          href={part.href}
          target="_blank"
          rel="nofollow noopener noreferrer"
          className="font-medium text-on-primary-soft underline underline-offset-2"
        >
          {inlines(part.children)}
        </a>
      );
  }
}
