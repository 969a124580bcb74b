import { html } from "#server/platform/http/pages/html.ts";
import { noticePage, plainPage } from "#server/platform/http/pages/plain-page.ts";

/** Opening the link changes nothing, because mail programs prefetch links; only the button unsubscribes. */
export function askPage(stylesheet: string | undefined): string {
  return plainPage({
    title: "No more mails",
    stylesheet,
    body: html`<form class="dialog stack" method="post">
<div class="intro">
<h1>No more mails?</h1>
<p class="muted">This stops all of them: the mail with your quests, if you asked for one, and the few we send when your quests wait.</p>
</div>
<button class="btn btn-primary btn-lg btn-block" type="submit">Stop these mails</button>
</form>`,
  });
}

const OPEN_APP = { href: "/app", label: "Open SideQuest" };

export function donePage(stylesheet: string | undefined): string {
  return noticePage({
    title: "No more mails",
    stylesheet,
    heading: "Done: no more mails",
    text: "You can turn them on again in your profile at any time.",
    link: OPEN_APP,
  });
}

export function wrongLinkPage(stylesheet: string | undefined): string {
  return noticePage({
    title: "Nothing here",
    stylesheet,
    heading: "This link is not complete",
    text: "Please open it from the mail again. Your profile has a switch for mails too.",
    link: OPEN_APP,
  });
}
