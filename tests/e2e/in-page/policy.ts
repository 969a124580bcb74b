declare const document: {
  addEventListener(
    type: "securitypolicyviolation",
    listener: (violation: { violatedDirective: string; blockedURI: string }) => void,
  ): void;
};

/** Chromium does not log every policy violation: logs them all as console errors, which fail the test. */
export function reportPolicyViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    // biome-ignore lint/suspicious/noConsole: runs inside the page, whose console is watched
    console.error(`content security policy: ${violatedDirective} ${blockedURI}`);
  });
}
