import { headOf } from "../business/grammar.ts";
import type { Template } from "../playbook/playbook.ts";

/** Buyers for their work: no market stall and no gift guide reaches them. */
const FOR_WORK =
  /(?:schools|clubs|teams|units|offices|museums|associations|farmers|growers|breeders|shepherds|mills|hotels|restaurants|cafes|cafés|clinics|practices|companies|firms|factories|committees|groups|studios|makers|engineers|architects|vets|councils|churches|towers|villages|cinemas|theatres|hospitals|farms|brigades|breweries|wineries|bakeries|monasteries|centres|agencies|charities|ngos|banks|landlords|chefs|dealers|installers|builders)$/iu;
const TO_PASSERS_BY = /\b(?:markets?|stalls?|shopkeepers?|gift|gifts|people shop|survives a shop)\b/iu;
const WRONG_PLACE = -0.9;

/** Less for quests that look for private buyers at stalls and among presents, if the buyers named are others. */
export function buyersWorth({ title }: Pick<Template, "title">, buyers: string | null): number {
  return buyers !== null && FOR_WORK.test(headOf(buyers)) && TO_PASSERS_BY.test(title) ? WRONG_PLACE : 0;
}
