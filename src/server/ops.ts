import { runVerb, VERBS } from "./ops/verbs.ts";

/** `npm run ops -- <verb>`: what an operator does outside the browser. */
export async function main(args: string[]): Promise<void> {
  const [name, ...rest] = args;
  const verb = VERBS.find((candidate) => candidate.name === name);
  if (!verb || rest.length !== verb.takes.length) {
    process.stderr.write(`${usage()}\n`);
    process.exitCode = 1;
    return;
  }
  try {
    await runVerb(verb, rest);
  } catch (error) {
    const [line = "Something went wrong."] = (error instanceof Error ? error.message : String(error)).split(
      "\n",
    );
    process.stderr.write(`${line}\n`);
    process.exitCode = 1;
  }
}

function usage(): string {
  const lines = VERBS.map(({ name, takes, does }) => `  ${[name, ...takes].join(" ").padEnd(30)} ${does}`);
  return ["Usage: npm run ops -- <verb>", ...lines].join("\n");
}
