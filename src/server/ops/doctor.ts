import { statfs } from "node:fs/promises";
import { countAccounts } from "../features/accounts/operators.service.ts";
import { checkLeaderboard } from "../features/leaderboard/leaderboard.service.ts";
import { latestVersion, readSchemaVersion } from "../platform/db/migrate.ts";
import { withoutTimeouts } from "../platform/db/without-timeouts.ts";
import type { OpsDeps } from "../platform/features/ops-command.ts";
import { type FoundServer, findLocalServers } from "../platform/llm/local-servers.ts";
import { MODEL_ROLES } from "../platform/llm/model-config.ts";
import { StartUpProblem } from "../platform/start-up-problem.ts";

const LOW_DISK_BYTES = 500 * 1024 * 1024;
const GIGABYTE = 1024 ** 3;

interface Finding {
  readonly isFine: boolean;
  readonly line: string;
}

/** Checks what most often goes wrong, prints each finding, and fails if any needs attention. */
export async function runDoctor(deps: OpsDeps): Promise<void> {
  const findings = [
    checkNode(),
    await checkDisk(deps),
    checkPayments(deps),
    ...describeModels(deps.config.models, await findLocalServers()),
    ...(await checkDatabase(deps)),
    checkSignIn(deps),
  ];
  for (const { isFine, line } of findings) deps.say(`${isFine ? "✓" : "✗"} ${line}`);
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

async function checkDatabase({ database, connection, migrations }: OpsDeps): Promise<Finding[]> {
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
  return [
    schema,
    { isFine: !hasNoAdmin, line: hasNoAdmin ? `${people}: run \`npm run ops -- promote EMAIL\`` : people },
    await checkLeaderboardSums(connection),
  ];
}

async function checkLeaderboardSums(connection: OpsDeps["connection"]): Promise<Finding> {
  const { people, isRight } = await withoutTimeouts(connection, checkLeaderboard);
  const line = `${people} people on the leaderboard`;
  return {
    isFine: isRight,
    line: isRight ? line : `${line}, but its sums are wrong: run \`npm run ops -- rebuild-leaderboard\``,
  };
}

function checkSignIn({ config }: OpsDeps): Finding {
  const how = config.signIn.kind === "google" ? `by ${config.signIn.issuer}` : "by the local provider";
  return { isFine: true, line: `Sign-in ${how} at ${config.publicUrl.origin}` };
}

/** Which models are used, and which servers of this machine could be. None is used unasked. */
export function describeModels(used: OpsDeps["config"]["models"], found: readonly FoundServer[]): Finding[] {
  const names = MODEL_ROLES.flatMap((role) => {
    const model = used[role];
    return model ? [`${role}: ${model.model} at ${model.baseUrl.host}`] : [];
  });
  const inUse =
    names.length > 0
      ? `Language models, ${names.join("; ")}`
      : "No language model: the built-in engine writes";
  const isUsed = ({ baseUrl }: FoundServer["server"]) =>
    MODEL_ROLES.some((role) => used[role]?.baseUrl.href === baseUrl);
  const offers = found
    .filter(({ server }) => !isUsed(server))
    .map(
      ({ server, models }) => `${server.name} runs here: set AI_LOCAL=${server.id}/${models[0]} to use it`,
    );
  return [inUse, ...offers].map((line) => ({ isFine: true, line }));
}

/** Test mode is fine for trying out, but not where people are meant to pay. */
function checkPayments({ config }: OpsDeps): Finding {
  if (!config.takesPayments) return { isFine: true, line: "Payments are off" };
  if (config.stripe) return { isFine: true, line: "Payments by Stripe" };
  return {
    isFine: !config.isProduction,
    line: "Payments in test mode: no money is taken. Set the STRIPE_ variables, or PAYMENTS=off",
  };
}
