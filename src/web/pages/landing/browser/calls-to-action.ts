import { funnel, track } from "#web/platform/analytics/analytics-queue.ts";
import { startSignIn } from "#web/platform/session/start-sign-in.ts";

/** Tracks the click and starts the sign-in. Clicks that open a new tab keep the plain link. */
export function countCalls(page: ParentNode): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>("[data-call]"))
    link.addEventListener("click", (event) => {
      const { call: location = "", words = "" } = link.dataset;
      track("cta_click", words, { location });
      funnel("cta_click", { ctaType: location });
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      startSignIn("/");
    });
}
