/** For what the person need not see: the console, and nowhere else. */
export function reportProblem(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's console
  console.warn(what, cause);
}
