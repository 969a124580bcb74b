import type { Messages } from "./messages-type.ts";

/** Spanish: the common texts, and those that a feature brings in a file of its own, `es.<feature>.json`. */
const files = import.meta.glob<Messages>(["./es.json", "./es.*.json"], { eager: true, import: "default" });

export const texts: Messages = Object.assign({}, ...Object.values(files));
