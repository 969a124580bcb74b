import type { InstanceView } from "#contracts/pages/instance.ts";
import { legalVariant, type WrittenPage } from "#contracts/pages/legal-variant.ts";
import {
  FIRST_PAGE_ELEMENT_ID,
  JURISDICTION_MARK,
  MODEL_HOSTS_MARK,
  OPERATOR_MARK,
  SUPPORT_EMAIL_MARK,
} from "#contracts/pages/page-marks.ts";
import { html } from "./html.ts";

const TITLE = /<title>[^<]*<\/title>/u;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/u;
const LOADING = /<!--loading-->.*<!--\/loading-->/su;

/** The app's page with its text included: readable at once, before the app has loaded. */
export function fillWrittenPage(appPage: string, page: WrittenPage, instance: InstanceView): string {
  const body = (page.bodies[legalVariant(instance)] ?? "")
    .replaceAll(SUPPORT_EMAIL_MARK, () => html`${instance.supportEmail}`.text)
    .replaceAll(OPERATOR_MARK, () => html`${instance.operator}`.text)
    .replaceAll(JURISDICTION_MARK, () => html`${instance.jurisdiction}`.text)
    .replaceAll(MODEL_HOSTS_MARK, () => html`${instance.modelHosts.join(" and ")}`.text);
  return appPage
    .replace(TITLE, () => html`<title>${page.title}</title>`.text)
    .replace(DESCRIPTION, () => html`<meta name="description" content="${page.description}" />`.text)
    .replace(LOADING, () => `<div id="${FIRST_PAGE_ELEMENT_ID}">${body}</div>`);
}
