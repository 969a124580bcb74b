import { PUBLIC_URL_MARK } from "#contracts/pages/page-marks.ts";
import { SkipLink } from "#web/ui/controls/skip-link.tsx";
import { page } from "./landing-content.ts";
import { Closing } from "./sections/closing.tsx";
import { Figures } from "./sections/figures.tsx";
import { Film } from "./sections/film.tsx";
import { Hero } from "./sections/hero.tsx";
import { HowMentorWorks } from "./sections/how-mentor-works.tsx";
import { LandingFooter } from "./sections/landing-footer.tsx";
import { LandingHeader } from "./sections/landing-header.tsx";
import { MentorFeatures } from "./sections/mentor-features.tsx";
import { Pricing } from "./sections/pricing.tsx";
import { Questions } from "./sections/questions.tsx";
import { Steps } from "./sections/steps.tsx";
import { Stories } from "./sections/stories.tsx";
import { structuredData } from "./structured-data.ts";

/** Built files of this page. */
export interface LandingFiles {
  /** Inlined once built: a separate file would delay the first paint by a round trip. */
  style: { text: string } | { address: string };
  /** Not needed for the first paint, so it is loaded after what is. */
  script: string;
  /** Preloaded, since the first paint uses them. */
  fonts: readonly string[];
  /** The favicon. Inlined once built, to save a request. */
  icon: string;
}

const PICTURE = `${PUBLIC_URL_MARK}/preview.png`;

interface LandingDocumentProps extends LandingFiles {
  /** Whether made-up figures and stories are shown, each marked as a sample. */
  hasSamples: boolean;
}

/** The whole page as rendered on the server; it works before any script has run. */
export function LandingDocument({ style, script, fonts, icon, hasSamples }: LandingDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f3f7f5" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1413" />
        {/* Blocking on purpose: sets the theme before the first paint. */}
        <script src="/theme.js" />
        {"text" in style ? <style>{style.text}</style> : <link rel="stylesheet" href={style.address} />}
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <script type="module" src={script} fetchPriority="low" />
        <link rel="canonical" href={`${PUBLIC_URL_MARK}/`} />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Preview />
        {/* Data, not a script: no policy against inline scripts holds it back. */}
        <script type="application/ld+json">{JSON.stringify(structuredData)}</script>
      </head>
      <body className="overflow-x-clip">
        <SkipLink />
        <LandingHeader hasSamples={hasSamples} />
        <main id="main" tabIndex={-1} className="outline-none">
          <Hero hasSamples={hasSamples} />
          <Film />
          {hasSamples ? <Figures /> : null}
          <Steps />
          <MentorFeatures />
          <HowMentorWorks />
          {hasSamples ? <Stories /> : null}
          <Pricing />
          <Questions />
          <Closing />
        </main>
        <LandingFooter />
      </body>
    </html>
  );
}

/** Meta tags for link previews. */
function Preview() {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="SideQuest" />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={`${PUBLIC_URL_MARK}/`} />
      <meta property="og:image" content={PICTURE} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={page.pictureText} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
