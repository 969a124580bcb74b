import { SIGNED_IN_COOKIE } from "#contracts/page-marks.ts";

/** Whether the readable cookie stands. It is a hint without any secret: the server decides. */
export function isMarkedSignedIn(cookies: string = document.cookie): boolean {
  return cookies.split("; ").some((pair) => pair.startsWith(`${SIGNED_IN_COOKIE}=`));
}
