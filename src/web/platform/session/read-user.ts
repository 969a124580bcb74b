import { getUser, type UserView } from "#contracts/accounts.ts";
import { call } from "../api/api.ts";
import { ApiError } from "../api/api-error.ts";

/** Null if nobody is signed in; that is not an error. */
export async function readUser(): Promise<UserView | null> {
  try {
    return await call(getUser, {});
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 401) return null;
    throw new Error("Failed to fetch user", { cause });
  }
}
