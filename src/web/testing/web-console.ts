import { vi } from "vitest";

type Level = "error" | "warn";

let seen: string[] = [];
let expected: RegExp[] = [];

/** Expects a matching `console.error` or `console.warn` by the end of the test; its absence fails. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

export function beginConsoleWatch(): void {
  seen = [];
  expected = [];
  for (const level of ["error", "warn"] satisfies Level[]) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      seen.push(`console.${level}: ${args.map(String).join(" ")}`);
    });
  }
}

/** Throws on unexpected console output, and if an expected message is missing. */
export function endConsoleWatch(): void {
  vi.restoreAllMocks();
  const unwanted = seen.filter((line) => !expected.some((pattern) => pattern.test(line)));
  const missing = expected.filter((pattern) => !seen.some((line) => pattern.test(line)));
  if (unwanted.length > 0) throw new Error(`The console was not silent:\n${unwanted.join("\n")}`);
  if (missing.length > 0) throw new Error(`Expected in the console, but not seen: ${missing.join(", ")}`);
}
