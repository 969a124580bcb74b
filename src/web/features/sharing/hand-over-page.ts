import { revokeShareLink, type SharedView } from "#contracts/sharing.ts";
import { call } from "#web/platform/api/api.ts";
import { reportProblem } from "#web/platform/report.ts";

/** Pages that existed before a share: they are kept, even if that share fails. */
const stoodBefore = new Set<string>();

/** Shares a public page. A page created for this share is revoked if `hand` fails or resolves to null. */
export async function handOverPage<T>(page: SharedView, hand: () => Promise<T | null>): Promise<T | null> {
  if (!page.isNew) stoodBefore.add(page.linkId);
  let handed: T | null = null;
  try {
    handed = await hand();
    return handed;
  } finally {
    if (handed === null && !stoodBefore.has(page.linkId)) await takeBack(page);
  }
}

async function takeBack({ linkId }: SharedView): Promise<void> {
  try {
    await call(revokeShareLink, { linkId });
  } catch (cause) {
    reportProblem("A page that nobody shared still stands", cause);
  }
}
