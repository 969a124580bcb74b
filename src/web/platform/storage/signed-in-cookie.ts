import { SIGNED_IN_COOKIE } from "#contracts/pages/page-marks.ts";

/** Whether the readable cookie stands. It is a hint without any secret: the server decides. The build knows of none. */
export function isMarkedSignedIn(cookies = globalThis.document?.cookie ?? ""): boolean {
  return cookies.split("; ").some((pair) => pair.startsWith(`${SIGNED_IN_COOKIE}=`));
}

/** For a mark that has outlived its session. */
export function forgetSignedInMark(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in too many browsers
  document.cookie = `${SIGNED_IN_COOKIE}=; path=/; max-age=0`;
}
