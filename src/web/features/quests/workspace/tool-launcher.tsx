import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { ToolQuest } from "./open-tool.ts";
import { ToolIcon } from "./tool-icon.tsx";
import { useToolLauncher } from "./use-tool-launcher.ts";

interface ToolLauncherProps {
  quest: ToolQuest;
  /** wide: name and pips, on the running card; xs and md: icon only. */
  look: "wide" | "xs" | "md";
  onToolUsed: (name: string) => void;
}

export function ToolLauncher({ quest, look, onToolUsed }: ToolLauncherProps) {
  const { tool, index, count, problem, launch } = useToolLauncher(quest, onToolUsed);
  const label = t("Open {tool}, tool {number} of {count}", {
    tool: t(tool.name),
    number: index + 1,
    count,
  });
  const note = problem ? <ToolProblem problem={problem} toolName={tool.name} onOpen={launch} /> : null;
  if (look !== "wide") {
    return (
      <>
        <Button icon size={look} aria-label={label} title={t(tool.name)} data-track="Tool" onClick={launch}>
          <ToolIcon name={tool.name} className={look === "xs" ? "size-4" : "size-5"} />
        </Button>
        {note}
      </>
    );
  }
  return (
    <div className="@container mt-3">
      <button
        type="button"
        aria-label={label}
        data-track="Tool"
        onClick={launch}
        className="flex h-10 w-full items-center gap-2 rounded-input border border-border bg-bg px-2.5 text-[13.5px] leading-none font-semibold hover:border-control pointer-coarse:h-11"
      >
        <ToolIcon name={tool.name} className="size-[18px]" />
        <span className="min-w-0 overflow-hidden text-ellipsis whitespace-nowrap leading-[1.4]">
          {t(tool.name)}
        </span>
        {count > 1 ? <Pips index={index} count={count} /> : null}
      </button>
      {note}
    </div>
  );
}

function Pips({ index, count }: { index: number; count: number }) {
  return (
    <span className="ml-auto flex flex-none items-center gap-[3px] @max-[180px]:hidden" aria-hidden="true">
      {Array.from({ length: count }, (_, pip) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is nothing but its place
          key={pip}
          className={classNames(
            "h-[5px] rounded-full",
            pip === index ? "w-3 bg-primary" : "w-[5px] bg-surface-3",
          )}
        />
      ))}
    </span>
  );
}

interface ToolProblemProps {
  problem: "blocked" | "no_mentor";
  toolName: string;
  onOpen: () => void;
}

/** Browsers that block pop-ups allow a second, deliberate click. */
export function ToolProblem({ problem, toolName, onOpen }: ToolProblemProps) {
  return (
    <div role="status" className="mt-2 basis-full text-13 text-text-2">
      {problem === "no_mentor" ? (
        t("The mentor waits on your dashboard.")
      ) : (
        <span className="flex flex-wrap items-center gap-2">
          {t("Your browser blocked the new tab.")}
          <Button size="xs" data-track="Tool" onClick={onOpen}>
            {t("Open {tool}", { tool: t(toolName) })}
          </Button>
        </span>
      )}
    </div>
  );
}
