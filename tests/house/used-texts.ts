import { readFileSync } from "node:fs";
import ts from "typescript";

export interface UsedText {
  readonly english: string;
  /** Chosen by a number: the language has two forms. */
  readonly isCounted: boolean;
  readonly file: string;
}

/** The argument that is the key: `tn(n, one, many)` is found by the form for many. */
const KEY_OF: Readonly<Record<string, number>> = { t: 0, tx: 0, tn: 2, AppError: 1 };

/** The texts that a file says through the message layer, or answers as an error. One in a variable is not seen. */
export function textsIn(file: string): UsedText[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found: UsedText[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && ts.isIdentifier(node.expression)) {
      const name = node.expression.text;
      const key = node.arguments?.[KEY_OF[name] ?? -1];
      for (const english of key ? literals(key) : []) found.push({ english, isCounted: name === "tn", file });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function literals(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  return [];
}
