/** Problems the person need not see: logged to the console only. */
export function reportProblem(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this file alone writes to the browser's console
  console.warn(what, cause);
}

/** Errors that should never occur. */
export function reportError(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: as above
  console.error(what, cause);
}
