import { command } from "./bootstrap/command.mjs";
import { runProgram } from "./bootstrap/run-built.mjs";

await command(() => runProgram("main", process.argv.slice(2)));
