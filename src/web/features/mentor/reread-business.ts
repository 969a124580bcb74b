import type { QueryClient } from "@tanstack/react-query";
import { showBusiness } from "#contracts/business/business.ts";
import { showPath } from "#contracts/business/path.ts";

/** After a fact was noted or taken back: the profile and the path show what is known. */
export function rereadBusiness(client: QueryClient): void {
  for (const { path } of [showBusiness, showPath]) void client.invalidateQueries({ queryKey: [path] });
}
