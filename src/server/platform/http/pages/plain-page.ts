import { type Html, html } from "./html.ts";

const brand = html`<a class="brand" href="/">
<svg viewBox="0 0 32 32" aria-hidden="true">
<rect y="2.5" width="32" height="29.5" rx="9.5" fill="var(--primary-edge)"/>
<rect width="32" height="29.5" rx="9.5" fill="var(--primary)"/>
<path d="M22.6 9.2C20.8 7 17.9 6.6 15.3 6.9c-3.4.4-5.6 2.2-5.5 4.6.1 5.4 12.6 2.6 12.6 8.1 0 2.6-2.7 4-6 4-2.6 0-4.9-.9-6.3-2.7" fill="none" stroke="var(--on-primary)" stroke-width="3.6" stroke-linecap="round"/>
<circle cx="23.6" cy="9.4" r="3.7" fill="#FBBF24" stroke="var(--primary)" stroke-width="1.6"/>
</svg>
SideQuest</a>`;

interface PlainPage {
  readonly title: string;
  readonly stylesheet: string | undefined;
  readonly isWide?: boolean;
  /** Extra content for <head>, such as the tags that link previews read. */
  readonly head?: Html;
  readonly body: Html;
}

/** A page without app code, for what must work without the app. */
export function plainPage(page: PlainPage): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} · SideQuest</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${page.stylesheet && html`<link rel="stylesheet" href="${page.stylesheet}">`}
${page.head}
</head>
<body class="paper">
<main class="${page.isWide ? "page page-wide" : "page"}">
${brand}
${page.body}
</main>
</body>
</html>`.text;
}

interface NoticePage {
  readonly title: string;
  readonly stylesheet: string | undefined;
  readonly heading: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly label: string };
}

/** A page that says one thing and offers one link. */
export function noticePage({ title, stylesheet, heading, text, link }: NoticePage): string {
  const body = html`<div class="dialog stack">
<div class="intro">
<h1>${heading}</h1>
<p class="muted">${text}</p>
</div>
<a class="btn btn-primary btn-block" href="${link.href}">${link.label}</a>
</div>`;
  return plainPage({ title, stylesheet, body });
}
