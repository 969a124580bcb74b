import type { InstanceView } from "#contracts/pages/instance.ts";
import { INSTANCE_ELEMENT_ID } from "#contracts/pages/page-marks.ts";

/** The development server sends no instance block. */
const WITHOUT_SERVER: InstanceView = {
  signIn: "local",
  supportEmail: "support@localhost",
  operator: "the operator of localhost",
  jurisdiction: "the place where the operator is based",
  payments: "sandbox",
  isStripeTest: false,
  modelHosts: [],
  reports: "members",
};

/** Reads the instance data our server embeds in the page. Not validated: zod is not loaded yet. */
export function readInstance(page: Document = document): InstanceView {
  const block = page.getElementById(INSTANCE_ELEMENT_ID)?.textContent;
  return block ? (JSON.parse(block) as InstanceView) : WITHOUT_SERVER;
}

export function supportLink(subject?: string, { supportEmail } = readInstance()): string {
  const address = `mailto:${supportEmail}`;
  return subject ? `${address}?subject=${encodeURIComponent(subject)}` : address;
}
