/** `npm run bench`: all benches, one table. `npm run bench -- live`: those in bench/live, a table each. */
import { readBaseline, saveBaseline } from "./baseline.ts";
import { benchesNamed, ONLY_LARGE, WHOLE_RUN } from "./benches.ts";
import { type Findings, isMet, isMuchWorse } from "./figures.ts";
import { thisMachine } from "./machine.ts";
import { RESULTS, writeResult } from "./results.ts";
import { runBench } from "./run-bench.ts";
import { tableOf } from "./table.ts";

const args = process.argv.slice(2);
const name = args.find((arg) => !arg.startsWith("--"));
const isSaving = args.includes("--save-baseline");
const passedOn = args.filter((arg) => arg !== name && arg !== "--save-baseline");

if (name === undefined) await runWhole();
else await runNamed(name);

async function runNamed(name: string): Promise<void> {
  const files = benchesNamed(name);
  if (files.length === 0) fail(`There is no bench named "${name}" in bench/.`);
  if (isSaving) fail("The baseline is of one whole run: leave the name out.");
  for (const file of files) if ((await runBench(file, passedOn)).code !== 0) process.exitCode = 1;
}

async function runWhole(): Promise<void> {
  const startedAt = performance.now();
  const found: (Findings & { seconds: number })[] = [];
  const broken: string[] = [];
  for (const files of WHOLE_RUN) {
    console.log(`\n— ${files.join(", ")}`);
    const runs = await Promise.all(files.map((file) => runBench(file, passedOn)));
    for (const [index, { code, findings, seconds }] of runs.entries()) {
      found.push(...findings.map((each) => ({ ...each, seconds })));
      const hasMissed = findings.some(({ figures }) => figures.some((figure) => isMet(figure) === false));
      if (code !== 0 && !hasMissed) broken.push(files[index] ?? "");
    }
  }
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const baseline = readBaseline();
  writeResult("all", { date: new Date().toISOString(), machine: thisMachine(), seconds, found, broken });
  console.log(`\n${tableOf(found, baseline)}\n`);
  tellFoot(found, broken, seconds);
  if (isSaving && broken.length === 0) saveBaseline(found);
}

function tellFoot(found: readonly Findings[], broken: readonly string[], seconds: number): void {
  const baseline = readBaseline();
  const figures = found.flatMap(({ figures }) => figures);
  const count = (met: boolean) => figures.filter((figure) => isMet(figure) === met).length;
  const worse = found.flatMap(({ name, figures }) =>
    figures.filter((figure) => isMuchWorse(baseline?.figures[name]?.[figure.name] ?? figure.value, figure)),
  ).length;
  const minutes = `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  console.log(
    `${count(true)} targets met, ${count(false)} missed, in ${minutes}. Also in ${RESULTS}/all.json.`,
  );
  for (const file of broken) console.log(`${file} did not come to its figures: see above.`);
  if (baseline) {
    const { date, machine } = baseline;
    console.log(
      `Baseline of ${date}, ${machine.cores} × ${machine.cpu}, Node ${machine.node}; ${worse} more than 25 % worse.`,
    );
  } else console.log("No baseline is stored: npm run bench -- --save-baseline does.");
  console.log(["Not in this run:", ...ONLY_LARGE].join("\n  "));
  if (broken.length > 0 || count(false) > 0) process.exitCode = 1;
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
