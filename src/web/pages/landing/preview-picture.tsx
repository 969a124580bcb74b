import { renderToStaticMarkup } from "react-dom/server";
import { QuestMountain } from "#web/ui/brand/mountain/quest-mountain.tsx";
import { Wordmark } from "#web/ui/brand/wordmark.tsx";
import { headlines } from "./landing-content.ts";

/** The link preview image, 1200 × 630; bin/preview-picture.mjs takes the screenshot. */
export function renderPreviewPicture(style: string): string {
  return `<!doctype html>${renderToStaticMarkup(<PreviewPicture style={style} />)}`;
}

function PreviewPicture({ style }: { style: string }) {
  const [headline] = headlines;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <link rel="stylesheet" href={style} />
      </head>
      {/* Inline styles: these sizes are used nowhere else, and would enlarge the page's stylesheet. */}
      <body className="paper relative overflow-hidden" style={{ width: 1200, height: 630 }}>
        <div className="relative z-1" style={{ padding: "64px 72px" }}>
          <span style={{ fontSize: 38 }}>
            <Wordmark className="text-[1em]" />
          </span>
          <h1
            className="font-extrabold tracking-[-.035em]"
            style={{ width: 520, margin: "64px 0 36px", fontSize: 78, lineHeight: 0.98 }}
          >
            {headline?.first} <span className="text-primary">{headline?.second}</span>
          </h1>
          <p className="text-text-2" style={{ width: 420, fontSize: 27, lineHeight: 1.4 }}>
            Small quests, real XP, and a mentor who knows your business.
          </p>
        </div>
        <div className="absolute" style={{ top: 56, left: 500, width: 760 }}>
          <QuestMountain />
        </div>
      </body>
    </html>
  );
}
