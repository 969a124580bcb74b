import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from "react";
import {
  mostRecentFirst,
  recordUse,
  removeTool as removeFrom,
  TOOLBOX_SIZE,
  toolboxEntry,
  type UsedTool,
} from "#domain/toolbox/toolbox.ts";
import { reportError } from "#web/platform/report.ts";
import { deviceStore } from "#web/platform/storage/storage.ts";

const TOOLS_KEY = "usedTools";
const OWNER_KEY = "usedToolsOwner";

interface UsedTools {
  /** Most recent first, six at most. */
  tools: readonly UsedTool[];
  recordToolUse: (name: string) => void;
  removeTool: (name: string) => void;
}

const Context = createContext<UsedTools | null>(null);

interface UsedToolsProviderProps {
  /** Owner of the toolbox: another person on this browser starts with an empty one. */
  userId: string;
  children: ReactNode;
}

export function UsedToolsProvider({ userId, children }: UsedToolsProviderProps) {
  return (
    <Toolbox key={userId} userId={userId}>
      {children}
    </Toolbox>
  );
}

function Toolbox({ userId, children }: UsedToolsProviderProps) {
  const [tools, setTools] = useState(() => openToolbox(userId));
  // In a ref, so that two uses in one handler both count, even without storage.
  const latest = useRef(tools);

  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key !== TOOLS_KEY) return;
      latest.current = readTools();
      setTools(latest.current);
    };
    window.addEventListener("storage", handleStorage);
    return () => window.removeEventListener("storage", handleStorage);
  }, []);

  const value = useMemo(() => {
    const keep = (next: UsedTool[]) => {
      latest.current = next;
      deviceStore.set(TOOLS_KEY, JSON.stringify(next));
      setTools(next);
    };
    return {
      tools,
      recordToolUse: (name: string) => keep(recordUse(latest.current, name, new Date().toISOString())),
      removeTool: (name: string) => keep(removeFrom(latest.current, name)),
    };
  }, [tools]);

  return <Context value={value}>{children}</Context>;
}

export function useUsedTools(): UsedTools {
  const usedTools = use(Context);
  if (!usedTools) throw new Error("useUsedTools must be used within a UsedToolsProvider");
  return usedTools;
}

function openToolbox(userId: string): UsedTool[] {
  const owner = deviceStore.get(OWNER_KEY);
  if (owner !== null && owner !== userId) deviceStore.remove(TOOLS_KEY);
  deviceStore.set(OWNER_KEY, userId);
  return readTools();
}

function readTools(): UsedTool[] {
  const stored = deviceStore.get(TOOLS_KEY);
  if (stored === null) return [];
  try {
    const entries: unknown = JSON.parse(stored);
    if (!Array.isArray(entries)) throw new TypeError("not a list");
    return mostRecentFirst(
      entries.filter(isNamedTool).map(({ name, lastUsed }) => toolboxEntry(name, lastUsed)),
    ).slice(0, TOOLBOX_SIZE);
  } catch (cause) {
    reportError("The stored tools could not be read", cause);
    return [];
  }
}

function isNamedTool(entry: unknown): entry is Pick<UsedTool, "name" | "lastUsed"> {
  return (
    typeof entry === "object" &&
    entry !== null &&
    "name" in entry &&
    typeof entry.name === "string" &&
    "lastUsed" in entry &&
    typeof entry.lastUsed === "string"
  );
}
