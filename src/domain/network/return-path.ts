const CONTROL_BACKSLASH_OR_HALF = /[\p{Cc}\\\p{Surrogate}]/u;
const DOT_SEGMENT = /\/\.{1,2}([/?#]|$)/u;

/** A path on this site to return to after sign-in, safe in a header; anything else becomes "/". */
export function safeReturnPath(wanted: string | undefined): string {
  if (!wanted?.startsWith("/") || wanted.startsWith("//") || wanted.length > 512) return "/";
  if (CONTROL_BACKSLASH_OR_HALF.test(wanted) || DOT_SEGMENT.test(wanted)) return "/";
  if (/^\/(api|idp)([/?#]|$)/iu.test(wanted)) return "/";
  return wanted.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}
