import { html } from "../../http/html.ts";
import { plainPage } from "../../http/plain-page.ts";

export interface SignInForm {
  readonly action: string;
  readonly stylesheet: string | undefined;
  readonly asksForCode: boolean;
  readonly email?: string;
  readonly name?: string;
  readonly problem?: string;
}

/** The one form of the local provider: an email and a name, and where asked for, the access code. */
export function signInForm(form: SignInForm): string {
  const body = html`<main class="center">
<form class="card sheet" method="post" action="${form.action}">
<span class="badge">Local sign-in</span>
<h1>Who is on this quest?</h1>
<p class="mut">This instance keeps its own accounts. Your email and name stay on this machine.</p>
${form.problem && html`<p class="problem" role="alert">${form.problem}</p>`}
<label class="field"><span class="lab">Email</span>
<input class="input" type="email" name="email" value="${form.email ?? ""}" required maxlength="254" autocomplete="email" placeholder="you@example.com"></label>
<label class="field"><span class="lab">Name</span>
<input class="input" type="text" name="name" value="${form.name ?? ""}" maxlength="40" autocomplete="name" placeholder="How we greet you"></label>
${
  form.asksForCode &&
  html`<label class="field"><span class="lab">Access code</span>
<input class="input" type="text" name="code" required maxlength="64" autocomplete="off" placeholder="Printed when the server started"></label>`
}
<button class="btn primary" type="submit">Continue</button>
</form>
</main>`;
  return plainPage({ title: "Sign in", stylesheet: form.stylesheet, body });
}

export function providerProblem(stylesheet: string | undefined): string {
  const body = html`<main class="center">
<div class="card sheet">
<h1>This sign-in has ended</h1>
<p class="mut">It was started in another browser, used already, or more than ten minutes ago.</p>
<a class="btn primary" href="/app">Sign in again</a>
</div>
</main>`;
  return plainPage({ title: "Sign in again", stylesheet, body });
}
