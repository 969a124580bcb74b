import { ApiError } from "./api-error.ts";

/** No answer came: there is no connection, or the server is away. `fetch` throws this error and no other. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Sent again, the answer would be the same. A person who signs in again, or waits, can still save it. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status >= 500) return false;
  return ![401, 408, 429].includes(error.status);
}
