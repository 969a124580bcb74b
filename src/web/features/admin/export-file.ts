import { CUT_FILE_NAME } from "#contracts/admin/admin.ts";
import type { Endpoint } from "#contracts/endpoint.ts";
import { errorFrom } from "#web/platform/api/api-error.ts";
import { saveFile } from "#web/platform/storage/save-file.ts";

/** Exported and total row counts, when the file does not contain all rows. */
export interface Cut {
  held: number;
  total: number;
}

/** Fetches the file instead of linking to it, so an error is shown, not saved. Bytes are unchanged. */
export async function exportFile({ path }: Endpoint, fallbackName: string, query = ""): Promise<Cut | null> {
  const response = await fetch(path + query, { method: "GET", credentials: "include" });
  if (!response.ok) throw await errorFrom(response);
  const name = nameOf(response) ?? fallbackName;
  saveFile(name, await response.blob());
  const [, held, total] = CUT_FILE_NAME.exec(name) ?? [];
  return held && total ? { held: Number(held), total: Number(total) } : null;
}

function nameOf(response: Response): string | undefined {
  return /filename="([^"]+)"/u.exec(response.headers.get("content-disposition") ?? "")?.[1];
}
