import type { Messages } from "./messages-type.ts";

/** German: the common texts, and those that a feature brings in a file of its own, `de.<feature>.json`. */
const files = import.meta.glob<Messages>(["./de.json", "./de.*.json"], { eager: true, import: "default" });

export const texts: Messages = Object.assign({}, ...Object.values(files));
