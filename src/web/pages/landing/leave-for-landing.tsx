import { useEffect, useState } from "react";
import { browser } from "#web/platform/browser.ts";
import { forgetSignedInMark, isMarkedSignedIn } from "#web/platform/storage/signed-in-cookie.ts";
import { tabStore } from "#web/platform/storage/storage.ts";
import { SignInPage } from "../sign-in/sign-in-page.tsx";

const LEFT_KEY = "leftForLanding";
/** Whoever comes back here sooner was sent the app again: once more would be a loop. */
const LOOP_MS = 10_000;

/** "/" of someone who is not signed in is a document of its own: the server sends it once the stale mark is gone. */
export function LeaveForLanding() {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => setStuck(!leave(Date.now())), []);
  return isStuck ? <SignInPage /> : null;
}

function leave(nowMs: number): boolean {
  forgetSignedInMark();
  const leftMs = Number(tabStore.get(LEFT_KEY) ?? 0);
  const wasJustHere = nowMs - leftMs < LOOP_MS;
  if (isMarkedSignedIn() || wasJustHere || !tabStore.set(LEFT_KEY, String(nowMs))) return false;
  browser.replace("/");
  return true;
}
