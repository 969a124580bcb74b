/** How a business makes money. A way of milestones belongs to each (playbook/ways/). */
export const MODELS = [
  "handmade",
  "resale",
  "print-on-demand",
  "food",
  "on-site",
  "appointments",
  "freelance",
  "advice",
  "agency",
  "downloads",
  "teaching",
  "content",
  "saas",
  "app",
  "community",
  "cause",
] as const;

export type Model = (typeof MODELS)[number];

/** Models that live from a few clients: three of them count as much as ten orders elsewhere. */
const FEW_CLIENTS: readonly Model[] = ["freelance", "advice", "agency", "on-site", "appointments"];

export function hasFewClients(model: Model): boolean {
  return FEW_CLIENTS.includes(model);
}

export function isModel(value: string): value is Model {
  return (MODELS as readonly string[]).includes(value);
}
