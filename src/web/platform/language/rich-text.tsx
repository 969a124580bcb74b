import { Fragment, type ReactNode } from "react";
import { fill, type Values } from "#domain/general/speech.ts";
import { t } from "./text.ts";

type Parts = Readonly<Record<string, ReactNode | ((text: string) => ReactNode)>>;

/** A sentence with elements in it: `tx("Ends on <b>{day}</b>.", { b: (text) => <b>{text}</b>, day })`. */
export function tx(english: string, parts: Parts): ReactNode {
  // Text, tag, text in the tag, name of a placeholder, and so on.
  const pieces = t(english).split(/<(\w+)>(.*?)<\/\1>|\{(\w+)\}/u);
  const nodes: ReactNode[] = [];
  for (let at = 0; at < pieces.length; at += 4) {
    const [text, tag, inner = "", name] = pieces.slice(at, at + 4);
    const part = parts[tag ?? name ?? ""];
    nodes.push(text, typeof part === "function" ? part(fill(inner, plainOnes(parts))) : part);
  }
  return nodes.map((node, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their order.
    <Fragment key={at}>{node}</Fragment>
  ));
}

function plainOnes(parts: Parts): Values {
  return Object.fromEntries(
    Object.entries(parts).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === "string" || typeof entry[1] === "number",
    ),
  );
}
