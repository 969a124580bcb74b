import type { InstanceView } from "#contracts/pages/instance.ts";
import { INSTANCE_ELEMENT_ID } from "#contracts/pages/page-marks.ts";

/** The development server sends no instance block. */
const WITHOUT_SERVER: InstanceView = {
  signIn: "local",
  supportEmail: "support@localhost",
  payments: "sandbox",
  modelHosts: [],
  reports: "members",
};

/** What our own server wrote into the page about this instance; zod is not loaded yet at this point. */
export function readInstance(page: Document = document): InstanceView {
  const block = page.getElementById(INSTANCE_ELEMENT_ID)?.textContent;
  return block ? (JSON.parse(block) as InstanceView) : WITHOUT_SERVER;
}

export function supportLink(subject?: string, { supportEmail } = readInstance()): string {
  const address = `mailto:${supportEmail}`;
  return subject ? `${address}?subject=${encodeURIComponent(subject)}` : address;
}
