import type { Endpoint } from "#contracts/endpoint.ts";
import { errorFrom } from "./api-error.ts";
import { saveFile } from "./save-file.ts";

/** Fetches a file rather than linking to it, so that a refusal is said and not saved. Bytes stay as they are. */
export async function downloadFile({ path }: Endpoint, fallbackName: string): Promise<void> {
  const response = await fetch(path, { method: "GET", credentials: "include" });
  if (!response.ok) throw await errorFrom(response);
  saveFile(nameOf(response) ?? fallbackName, await response.blob());
}

function nameOf(response: Response): string | undefined {
  return /filename="([^"]+)"/u.exec(response.headers.get("content-disposition") ?? "")?.[1];
}
