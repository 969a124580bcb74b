import type { FastifyInstance } from "fastify";
import type { Endpoint } from "#contracts/endpoint.ts";
import { ERROR_STATUS } from "#contracts/errors.ts";
import type { VisitedAddress } from "#contracts/visited-addresses.ts";
import { html } from "../pages/html.ts";
import { plainPage } from "../pages/plain-page.ts";
import { describeApi } from "./openapi.ts";

const ACCESS_WORDS = { public: "anyone", member: "signed in", admin: "admins" } as const;

/** The API description: for machines at /api/openapi.json, for people at /api/docs. */
export function mountApiPages(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  visited: readonly VisitedAddress[],
  options: { publicUrl: URL; stylesheet: string | undefined },
): void {
  const document = JSON.stringify(describeApi(endpoints, visited, options.publicUrl), null, 2);
  const page = plainPage({
    title: "API",
    stylesheet: options.stylesheet,
    isWide: true,
    body: apiPage(endpoints, visited),
  });
  app.get("/api/openapi.json", (_request, reply) =>
    reply.type("application/json; charset=utf-8").header("cache-control", "no-cache").send(document),
  );
  app.get("/api/docs", (_request, reply) =>
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page),
  );
}

function apiPage(endpoints: readonly Endpoint[], visited: readonly VisitedAddress[]) {
  return html`<h1>The SideQuest API</h1>
<p class="muted">Every call the app makes. Machines read <a href="/api/openapi.json">openapi.json</a>.
A POST may carry an <code>Idempotency-Key</code>; errors are JSON with <code>error</code>, <code>message</code> and <code>requestId</code>.</p>
${callsSection("Calls", endpoints)}
${callsSection("Addresses to visit", visited)}
<section><h2>Errors</h2>
<div class="card table-scroll"><table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th></tr></thead>
<tbody>${Object.entries(ERROR_STATUS).map(
    ([code, status]) => html`<tr><td><code>${code}</code></td><td>${status}</td></tr>`,
  )}</tbody>
</table></div></section>`;
}

function callsSection(title: string, calls: readonly (Endpoint | VisitedAddress)[]) {
  return html`<section><h2>${title}</h2>
<div class="card table-scroll"><table>
<thead><tr><th scope="col">Call</th><th scope="col">For</th><th scope="col">Does</th></tr></thead>
<tbody>${calls.map(
    ({ method, path, access, summary }) =>
      html`<tr><td><code>${method} ${path}</code></td><td><span class="badge">${ACCESS_WORDS[access]}</span></td><td>${summary}</td></tr>`,
  )}</tbody>
</table></div></section>`;
}
