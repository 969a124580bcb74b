import { renderLanding } from "../pages/landing/render-landing.tsx";

export const LANDING_HTML = renderLanding({
  style: { text: ".a > .b { color: red }" },
  script: "/assets/landing-1.js",
  fonts: ["/assets/gabarito-1.woff2"],
  icon: "/favicon.svg",
});

/** For tests: the parsed landing page, without running its script. */
export function landingPage(): Document {
  return new DOMParser().parseFromString(LANDING_HTML, "text/html");
}

export function part<E extends Element = HTMLElement>(page: ParentNode, selector: string): E {
  const found = page.querySelector<E>(selector);
  if (!found) throw new Error(`The landing page has no ${selector}`);
  return found;
}
