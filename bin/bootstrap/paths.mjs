import { fileURLToPath } from "node:url";

/** Without a trailing slash. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "");
