import { command } from "./bootstrap/command.mjs";
import { runProgram } from "./bootstrap/run-built.mjs";

await command(() => runProgram("ops", process.argv.slice(2), { quiet: true }));
