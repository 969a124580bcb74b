import { html } from "#server/platform/http/pages/html.ts";
import { plainPage } from "#server/platform/http/pages/plain-page.ts";

/** Opening the link changes nothing, because mail programs prefetch links; only the button unsubscribes. */
export function askPage(stylesheet: string | undefined): string {
  return plainPage({
    title: "No more mails",
    stylesheet,
    body: html`<form class="dialog stack" method="post">
<div class="intro">
<h1>No more mails?</h1>
<p class="muted">We write only when your quests wait for you, and at most every three days.</p>
</div>
<button class="btn btn-primary btn-lg btn-block" type="submit">Stop these mails</button>
</form>`,
  });
}

export function donePage(stylesheet: string | undefined): string {
  return plainPage({
    title: "No more mails",
    stylesheet,
    body: html`<div class="dialog stack">
<div class="intro">
<h1>Done: no more mails</h1>
<p class="muted">You can turn them on again in your profile at any time.</p>
</div>
<a class="btn btn-primary btn-block" href="/app">Open SideQuest</a>
</div>`,
  });
}

export function wrongLinkPage(stylesheet: string | undefined): string {
  return plainPage({
    title: "Nothing here",
    stylesheet,
    body: html`<div class="dialog stack">
<div class="intro">
<h1>This link is not complete</h1>
<p class="muted">Please open it from the mail again. Your profile has a switch for mails too.</p>
</div>
<a class="btn btn-primary btn-block" href="/app">Open SideQuest</a>
</div>`,
  });
}
