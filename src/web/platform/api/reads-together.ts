import { READS_PARTED_BY, READS_PATH } from "#contracts/reads/reads-path.ts";
import { readWithOthersBy } from "./api.ts";

type Parts = Record<string, unknown>;

let asked: string[] = [];
let parts: Promise<Parts>;

/** From now on, what is read within one turn of the page is read in one call. */
export function startReadingTogether(): void {
  readWithOthersBy(async (address) => {
    if (asked.length === 0) parts = new Promise((resolve) => setTimeout(() => resolve(readAsked())));
    asked.push(address);
    return (await parts)[address];
  });
}

/** What is left out is read by itself. */
async function readAsked(): Promise<Parts> {
  const addresses = asked;
  asked = [];
  if (addresses.length < 2) return {};
  const of = encodeURIComponent(addresses.join(READS_PARTED_BY));
  // Without connection there may be a kept answer to each by itself; a refusal is that of each as well.
  const response = await fetch(`${READS_PATH}?of=${of}`).catch(() => null);
  return response?.ok ? response.json() : {};
}
