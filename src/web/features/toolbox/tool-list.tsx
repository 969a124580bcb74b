import { shortToolName, type UsedTool } from "#domain/toolbox/toolbox.ts";
import { AI_MENTOR, findTool } from "#domain/toolbox/tools.ts";
import { t } from "#web/platform/language/text.ts";
import { classNames } from "#web/ui/class-names.ts";
import { CloseButton } from "#web/ui/controls/close-button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { openMentor } from "#web/wiring/signals.ts";
import { ToolSign } from "./tool-look.tsx";
import { useUsedTools } from "./used-tools.tsx";

const LIST_MAX_HEIGHT_PX = 300;

/** The tools that were opened, last one first. */
export function ToolList({ tools, onOpened }: { tools: readonly UsedTool[]; onOpened: () => void }) {
  return (
    <ul className="mx-2 mb-2 overflow-y-auto overscroll-contain" style={{ maxHeight: LIST_MAX_HEIGHT_PX }}>
      {tools.map(({ name }) => (
        <ToolRow key={name} name={name} onOpened={onOpened} />
      ))}
    </ul>
  );
}

const FACE =
  "flex min-h-[42px] w-full min-w-0 items-center gap-2.5 rounded-input border-0 bg-transparent px-2 text-left text-14 font-550 text-inherit no-underline outline-offset-[-2px] group-hover:bg-surface-2 group-focus-within:bg-surface-2 pointer-coarse:min-h-11";

function ToolRow({ name, onOpened }: { name: string; onOpened: () => void }) {
  const { removeTool } = useUsedTools();
  return (
    <li className="group relative">
      <ToolOpener name={name} onOpened={onOpened} />
      <CloseButton
        size="xs"
        aria-label={t("Remove {tool}", { tool: shortToolName(name) })}
        data-track="Remove tool"
        className="absolute top-1/2 right-1.5 -translate-y-1/2 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:right-0 pointer-coarse:opacity-100"
        onClick={() => removeTool(name)}
      />
    </li>
  );
}

function ToolOpener({ name, onOpened }: { name: string; onOpened: () => void }) {
  const { recordToolUse } = useUsedTools();
  const shortName = shortToolName(name);
  const tool = findTool(name) ?? findTool(shortName);
  const face = (
    <>
      <ToolSign name={name} />
      <span className="min-w-0 truncate pr-8 pointer-coarse:pr-10" title={name}>
        {shortName}
      </span>
    </>
  );
  // Only tools in the catalogue can be opened; others can only be removed.
  if (!tool) return <span className={classNames(FACE, "opacity-60")}>{face}</span>;
  if (tool.name === AI_MENTOR) {
    const ask = () => {
      if (!openMentor.emit({ prompt: "" })) return toast({ title: AI_MENTOR, description: NO_MENTOR });
      recordToolUse(name);
      onOpened();
    };
    return (
      <button type="button" className={FACE} data-track="Toolbox tool" onClick={ask}>
        {face}
      </button>
    );
  }
  return (
    <a
      href={tool.url}
      target="_blank"
      rel="noopener noreferrer"
      data-track="Toolbox tool"
      className={FACE}
      onClick={() => recordToolUse(name)}
    >
      {face}
    </a>
  );
}

const NO_MENTOR = t("The mentor waits on your dashboard.");
