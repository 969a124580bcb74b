import { html } from "#server/platform/http/pages/html.ts";
import { noticePage, plainPage } from "#server/platform/http/pages/plain-page.ts";

export interface SignInForm {
  readonly action: string;
  readonly stylesheet: string | undefined;
  readonly asksForCode: boolean;
  readonly email?: string;
  readonly name?: string;
  readonly problem?: string;
}

/** The local provider's only form: email and name, plus a code where one is required. */
export function signInForm(form: SignInForm): string {
  const body = html`<form class="dialog stack" method="post" action="${form.action}">
<div class="intro">
<span class="badge badge-primary">Local sign-in</span>
<h1>Who is on this quest?</h1>
<p class="muted">This SideQuest keeps its own accounts. Any email opens one here.</p>
</div>
${form.problem && html`<p class="field-error" role="alert">${form.problem}</p>`}
<div class="field">
<label for="email">Email</label>
<input class="input" id="email" name="email" type="email" value="${form.email ?? ""}" maxlength="254" autocomplete="email" required>
</div>
<div class="field">
<label for="name">Name</label>
<input class="input" id="name" name="name" value="${form.name ?? ""}" maxlength="40" autocomplete="name" aria-describedby="name-hint">
<p class="field-hint" id="name-hint">How the dashboard greets you.</p>
</div>
${form.asksForCode && codeField}
<button class="btn btn-primary btn-lg btn-block" type="submit">Continue</button>
</form>
<p class="fine">${form.asksForCode ? "Only your own code opens your account here." : "For your own machine: no password is asked."}</p>`;
  return plainPage({ title: "Sign in", stylesheet: form.stylesheet, body });
}

const codeField = html`<div class="field">
<label for="code">Code</label>
<input class="input" id="code" name="code" maxlength="64" autocomplete="off" aria-describedby="code-hint" required>
<p class="field-hint" id="code-hint">The first time: the access code of this SideQuest. After that: your personal code.</p>
</div>`;

/** Shown once, when the account is created: only a hash of the code is stored. */
export function personalCodePage(page: {
  readonly code: string;
  readonly next: string;
  readonly stylesheet: string | undefined;
}): string {
  const body = html`<div class="dialog stack">
<div class="intro">
<span class="badge badge-primary">Local sign-in</span>
<h1>Keep this code</h1>
<p class="muted">It is the key to your account here: you are asked for it each time you sign in.</p>
</div>
<p class="personal-code" data-personal-code>${page.code}</p>
<p class="muted">It is shown only now. Write it down, or keep it with your passwords.</p>
<a class="btn btn-primary btn-lg btn-block" href="${page.next}">I have kept it</a>
</div>`;
  return plainPage({ title: "Your personal code", stylesheet: page.stylesheet, body });
}

export function providerProblem(stylesheet: string | undefined): string {
  return noticePage({
    title: "Sign in again",
    stylesheet,
    heading: "This sign-in has ended",
    text: "It was used already, started in another browser, or more than ten minutes ago.",
    link: { href: "/app", label: "Sign in again" },
  });
}
