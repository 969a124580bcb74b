/** The scripts of these tests are refused in the frame that shows a mail, as every script is. */
export const SCRIPT_REFUSED = /Blocked script execution in 'about:srcdoc'/u;
/** Axe asks each frame; this one has no origin and no scripts to answer with. */
export const AXE_UNANSWERED = /Failed to execute 'postMessage' on 'DOMWindow'/u;
