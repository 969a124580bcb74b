import { fileURLToPath } from "node:url";

/** Without a slash at the end. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "");
