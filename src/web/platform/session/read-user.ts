import { getUser, type UserView } from "#contracts/accounts.ts";
import { call, writeAs } from "../api/api.ts";
import { ApiError } from "../api/api-error.ts";
import { browser } from "../browser.ts";
import { keepLanguage } from "../language/language.ts";
import { forgetDrafts } from "../storage/drafts.ts";

let hasRead = false;

/** Null if nobody is signed in; that is not an error. */
export async function readUser(): Promise<UserView | null> {
  try {
    const user = await call(getUser, {});
    // What somebody else left on this device, typed or waiting to be sent, is not for this person.
    forgetDrafts(user.id);
    writeAs(user.id);
    // Later a reload could take away what is being typed: then the next visit shows it.
    if (keepLanguage(user.language) && !hasRead) browser.reload();
    hasRead = true;
    return user;
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 401) return null;
    throw new Error("Failed to fetch user", { cause });
  }
}
