import type { Page } from "playwright-core";
import { READS_PATH } from "#contracts/reads/reads-path.ts";

/** For a test that answers single reads itself: the page asks for each of them. */
export async function readsApart(page: Page): Promise<void> {
  await page.route(`**${READS_PATH}?*`, (route) => route.fulfill({ json: {} }));
}
