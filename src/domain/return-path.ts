const CONTROL_OR_BACKSLASH = /[\p{Cc}\\]/u;

/** A path of this site to come back to after sign-in; anything else becomes "/". */
export function safeReturnPath(wanted: string | undefined): string {
  if (!wanted?.startsWith("/") || wanted.startsWith("//") || wanted.length > 512) return "/";
  if (CONTROL_OR_BACKSLASH.test(wanted)) return "/";
  if (/^\/(api|idp)(\/|\?|$)/u.test(wanted)) return "/";
  return wanted;
}
