import { renderToStaticMarkup } from "react-dom/server";
import { LandingDocument, type LandingFiles } from "./landing-document.tsx";

export function renderLanding(files: LandingFiles, hasSamples: boolean): string {
  return `<!doctype html>\n${renderToStaticMarkup(<LandingDocument {...files} hasSamples={hasSamples} />)}\n`;
}
