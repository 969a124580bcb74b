import { type Html, html } from "./html.ts";

/** A page without script, for what must work before the app does: one stylesheet, one column. */
export function plainPage(page: { title: string; stylesheet: string | undefined; body: Html }): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} · SideQuest</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${page.stylesheet && html`<link rel="stylesheet" href="${page.stylesheet}">`}
</head>
<body>
${page.body}
</body>
</html>`.text;
}
