import { statfs } from "node:fs/promises";
import type { SetupStep } from "#domain/setup/setup-steps.ts";
import { countAccounts } from "../features/accounts/operators.service.ts";
import { checkLeaderboard } from "../features/leaderboard/leaderboard.service.ts";
import { readSetupSteps } from "../features/setup/setup.service.ts";
import { latestVersion, readSchemaVersion } from "../platform/db/migrate.ts";
import { withoutTimeouts } from "../platform/db/without-timeouts.ts";
import type { OpsDeps } from "../platform/features/ops-command.ts";
import { StartUpProblem } from "../platform/start-up-problem.ts";

const LOW_DISK_BYTES = 500 * 1024 * 1024;
const GIGABYTE = 1024 ** 3;

interface Finding {
  readonly isFine: boolean;
  /** Instead of the tick, for what is fine but not done. */
  readonly mark?: "○" | undefined;
  readonly line: string;
}

/** Checks what most often goes wrong, prints each finding, and fails if any needs attention. */
export async function runDoctor(deps: OpsDeps): Promise<void> {
  const findings = [checkNode(), await checkDisk(deps), ...(await checkDatabase(deps))];
  for (const { isFine, mark = "✓", line } of findings) deps.say(`${isFine ? mark : "✗"} ${line}`);
  const problems = findings.filter(({ isFine }) => !isFine).length;
  if (problems > 0) throw new StartUpProblem(`${problems} of ${findings.length} checks failed.`);
}

function checkNode(): Finding {
  return { isFine: true, line: `Node ${process.versions.node}` };
}

async function checkDisk({ dataDir }: OpsDeps): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  return {
    isFine: free > LOW_DISK_BYTES,
    line: `${(free / GIGABYTE).toFixed(1)} GB free for the data folder`,
  };
}

async function checkDatabase({
  config,
  clock,
  database,
  connection,
  migrations,
}: OpsDeps): Promise<Finding[]> {
  const wanted = await latestVersion(migrations);
  const found = await readSchemaVersion(connection);
  const isCurrent = found === wanted;
  const schema = {
    isFine: isCurrent,
    line: `Schema ${found} of ${wanted}${isCurrent ? "" : ": run `npm run ops -- migrate`"}`,
  };
  if (!isCurrent) return [schema];
  const { admin, member } = await countAccounts(database.db);
  const people = `${admin + member} accounts, ${admin} of them admins`;
  const hasNoAdmin = admin === 0 && member > 0;
  const steps = await readSetupSteps(database.db, config, clock.now());
  return [
    schema,
    { isFine: !hasNoAdmin, line: hasNoAdmin ? `${people}: run \`npm run ops -- promote EMAIL\`` : people },
    await checkLeaderboardSums(connection),
    ...steps.map((step) => describeStep(step, config.isProduction)),
  ];
}

/** What an instance for others needs is no failure where somebody only tries it out. */
export function describeStep({ title, state, why, todo }: SetupStep, isProduction: boolean): Finding {
  return {
    isFine: state !== "needs_you" || !isProduction,
    mark: state === "done" ? undefined : "○",
    line: [`${title}:`, why, ...(todo ? [todo] : [])].join(" "),
  };
}

async function checkLeaderboardSums(connection: OpsDeps["connection"]): Promise<Finding> {
  const { people, isRight } = await withoutTimeouts(connection, checkLeaderboard);
  const line = `${people} people on the leaderboard`;
  return {
    isFine: isRight,
    line: isRight ? line : `${line}, but its sums are wrong: run \`npm run ops -- rebuild-leaderboard\``,
  };
}
