import type { Model } from "#domain/business/models.ts";
import { STAGES, type Stage } from "#domain/business/way.ts";
import type { Business } from "../business/business.ts";
import type { Template } from "../playbook/playbook.ts";

/** Above this many, nobody counts them one by one. */
const COUNTABLE = 30;
/** A first sale was made and no number is known: so many may have bought. */
const AFTER_FIRST_SALE = 3;
/** Their "customers" are an audience, members or visitors rather than buyers. */
const AUDIENCE: readonly Model[] = ["content", "community", "cause"];
const USERS: readonly Model[] = ["saas", "app", ...AUDIENCE];

/** How many buyers (or users, where these are spoken of) a quest may count on. */
export function buyersAtMost({ way, knowledge }: Pick<Business, "way" | "knowledge">, stage: Stage): number {
  const number = (key: "userCount" | "subscribers") => Number(knowledge.records.get(key)?.value ?? 0);
  const users = USERS.includes(way.model) ? Math.max(number("userCount"), number("subscribers")) : 0;
  const bought = AUDIENCE.includes(way.model) && users === 0 ? 0 : knowledge.sales.total;
  const known = Math.max(bought, users);
  if (known > 0) return known <= COUNTABLE ? known : Number.POSITIVE_INFINITY;
  if (!AUDIENCE.includes(way.model) && isBeforeFirstSale(knowledge, stage)) return 0;
  const isFirst = knowledge.yes.has("firstSale") && !knowledge.yes.has("tenSales");
  return isFirst && !AUDIENCE.includes(way.model) ? AFTER_FIRST_SALE : Number.POSITIVE_INFINITY;
}

function isBeforeFirstSale({ yes, no }: Business["knowledge"], stage: Stage): boolean {
  const isEarly = STAGES.indexOf(stage) < STAGES.indexOf("Launching");
  return !yes.has("firstSale") && (isEarly || no.has("firstSale"));
}

/** The quest without the sizes that count more buyers than there are; null if none is left. */
export function withPossibleSizes(template: Template, atMost: number): Template | null {
  if (!template.countsBuyers || template.sizes.every(({ n }) => n === null || n <= atMost)) return template;
  const sizes = template.sizes.filter(({ n }) => n === null || n <= atMost);
  return sizes.length > 0 ? { ...template, sizes } : null;
}
