import { prepareEngine } from "./engine/open-engine.ts";

/** A step of the build: `node prepare-engine.mjs <playbook> <file>`. */
const [folder = "", file = ""] = process.argv.slice(2);
prepareEngine(folder, file);
