import { renderLanding } from "../pages/landing/render-landing.tsx";

const FILES = {
  style: { text: ".a > .b { color: red }" },
  script: "/assets/landing-1.js",
  fonts: ["/assets/gabarito-1.woff2"],
  icon: "/favicon.svg",
};

export const LANDING_HTML = renderLanding(FILES, true);

/** For tests: the parsed landing page, without running its script. */
export function landingPage({ hasSamples = true } = {}): Document {
  return new DOMParser().parseFromString(renderLanding(FILES, hasSamples), "text/html");
}

export function part<E extends Element = HTMLElement>(page: ParentNode, selector: string): E {
  const found = page.querySelector<E>(selector);
  if (!found) throw new Error(`The landing page has no ${selector}`);
  return found;
}
