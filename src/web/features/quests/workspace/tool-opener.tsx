import { ArrowRight, RefreshCw } from "lucide-react";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { ToolQuest } from "./open-tool.ts";
import { ToolIcon } from "./tool-icon.tsx";
import { ToolProblem } from "./tool-launcher.tsx";
import { useToolLauncher } from "./use-tool-launcher.ts";

interface ToolOpenerProps {
  quest: ToolQuest;
  onToolUsed: (name: string) => void;
}

/** Opens the suggested tool; the second button shows the next suggestion. */
export function ToolOpener({ quest, onToolUsed }: ToolOpenerProps) {
  const { tool, index, count, problem, launch, showNext } = useToolLauncher(quest, onToolUsed);
  return (
    <div>
      <div className="flex gap-2">
        <Button
          className="h-[46px]! min-w-0 flex-1 justify-start! px-3.5! font-semibold!"
          data-track="Tool"
          onClick={launch}
        >
          <ToolIcon name={tool.name} className="size-5" />
          <span className="min-w-0 overflow-hidden leading-[1.4] text-ellipsis">
            {t("Open {tool}", { tool: t(tool.name) })}
          </span>
          <ArrowRight className="ml-auto size-[17px] flex-none text-text-2" aria-hidden="true" />
        </Button>
        {count > 1 ? (
          <Button
            icon
            className="h-[46px]!"
            aria-label={t("Another tool, {number} of {count}", { number: index + 1, count })}
            data-track="Another tool"
            onClick={showNext}
          >
            <RefreshCw className="size-[18px]" aria-hidden="true" />
          </Button>
        ) : null}
      </div>
      {problem ? <ToolProblem problem={problem} toolName={tool.name} onOpen={launch} /> : null}
    </div>
  );
}
