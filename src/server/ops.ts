import { COMMANDS, runCommand } from "./ops/commands.ts";

/** `npm run ops -- <command>`: tasks of an operator outside the browser. */
export async function main(args: string[]): Promise<void> {
  const [name, ...rest] = args;
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command || rest.length !== command.takes.length) {
    process.stderr.write(`${usage()}\n`);
    process.exitCode = 1;
    return;
  }
  try {
    await runCommand(command, rest);
  } catch (error) {
    const [line = "Something went wrong."] = (error instanceof Error ? error.message : String(error)).split(
      "\n",
    );
    process.stderr.write(`${line}\n`);
    process.exitCode = 1;
  }
}

function usage(): string {
  const lines = COMMANDS.map(({ name, takes, does }) => `  ${[name, ...takes].join(" ").padEnd(30)} ${does}`);
  return ["Usage: npm run ops -- <command>", ...lines].join("\n");
}
