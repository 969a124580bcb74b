import { SIGNED_IN_COOKIE } from "#contracts/pages/page-marks.ts";

/** Whether the signed-in cookie is set. Only a hint: the server decides. False at build time. */
export function isMarkedSignedIn(cookies = globalThis.document?.cookie ?? ""): boolean {
  return cookies.split("; ").some((pair) => pair.startsWith(`${SIGNED_IN_COOKIE}=`));
}

/** Deletes a cookie that has outlived its session. */
export function forgetSignedInMark(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in too many browsers
  document.cookie = `${SIGNED_IN_COOKIE}=; path=/; max-age=0`;
}
