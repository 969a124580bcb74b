declare const document: {
  addEventListener(
    type: "securitypolicyviolation",
    listener: (violation: { violatedDirective: string; blockedURI: string }) => void,
  ): void;
};

/** Chromium stays silent about some violations; as console errors they fail the test like any other. */
export function reportPolicyViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    // biome-ignore lint/suspicious/noConsole: runs inside the page, whose console is watched
    console.error(`content security policy: ${violatedDirective} ${blockedURI}`);
  });
}
