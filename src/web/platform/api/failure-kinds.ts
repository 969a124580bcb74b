import { ApiError } from "./api-error.ts";

/**
 * Whether it can still be saved later: there was no answer (`fetch` throws this error and no other), the server has a
 * fault or is busy, or the person has to sign in again. False: the answer would be the same. Undefined: it is not
 * known, since the answer could not be read.
 */
export function canWait(error: unknown): boolean | undefined {
  if (error instanceof TypeError) return true;
  if (!(error instanceof ApiError)) return undefined;
  return error.status >= 500 || [401, 408, 429].includes(error.status);
}
