declare const axe: {
  run(scope: { include: string[] }, options: { resultTypes: string[] }): Promise<{ violations: Violation[] }>;
};

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** What axe finds wrong, one line each; what is well it need not describe: half the time. */
export async function axeViolations(within: string): Promise<string[]> {
  const { violations } = await axe.run({ include: [within] }, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `axe ${id}, ${help}: ${target.join(" ")} (${failureSummary})`),
  );
}
