import pg from "pg";

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Records what `work` sends to the database, in order; the baseline then sends the same. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [{ text?: string; values?: unknown[] }];
    if (typeof first === "object" && first.text)
      statements.push({ text: first.text, values: first.values ?? [] });
    return (original as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return statements;
}
