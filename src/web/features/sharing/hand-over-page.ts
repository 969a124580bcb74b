import { revokeShareLink, type SharedView } from "#contracts/sharing.ts";
import { call } from "#web/platform/api/api.ts";
import { reportProblem } from "#web/platform/report.ts";

/** Pages that stood when a share took them: they stay, however that share or the one that made them ends. */
const stoodBefore = new Set<string>();

/** Hands a public page to someone. One made for this share goes off the web again where `hand` fails or answers null. */
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
