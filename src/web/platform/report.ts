/** For what the person need not see: the console, and nowhere else. */
export function reportProblem(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this file alone writes to the browser's console
  console.warn(what, cause);
}

/** For what ought never to be. */
export function reportError(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: as above
  console.error(what, cause);
}
