import { useEffect, useState } from "react";
import { browser } from "#web/platform/browser.ts";
import { forgetSignedInMark, isMarkedSignedIn } from "#web/platform/storage/signed-in-cookie.ts";
import { tabStore } from "#web/platform/storage/storage.ts";
import { SignInPage } from "../sign-in/sign-in-page.tsx";

const LEFT_KEY = "leftForLanding";
/** Coming back here sooner means that the server sent the app again: retrying would loop. */
const LOOP_MS = 10_000;

/** "/" for visitors is a separate document: clears the stale cookie, then loads it from the server. */
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
