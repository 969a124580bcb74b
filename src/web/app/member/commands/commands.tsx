import { Lamp, Plus } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { SEARCH_MAX_LENGTH } from "#contracts/search.ts";
import { usePeopleCommands } from "#web/features/admin/people/people-commands.tsx";
import { useToldFacts } from "#web/features/business/told-facts.ts";
import { askMentor } from "#web/features/mentor/ask-mentor.ts";
import { questCommands } from "#web/features/search/quest-commands.tsx";
import { useQuestSearch } from "#web/features/search/use-quest-search.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { shownText } from "#web/platform/analytics/shown-text.ts";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { type Command, CommandPalette } from "#web/ui/overlays/command-palette.tsx";
import { isConsolePath } from "#web/wiring/console-path.ts";
import { sendQuestCommand } from "#web/wiring/quest-command.ts";
import type { CommandContext, OverlayProps } from "#web/wiring/web-feature.ts";
import { FEATURES } from "../features.ts";
import { matchingCommands } from "./matching-commands.ts";
import { recentCommands, rememberCommand } from "./recent-commands.ts";

/** The palette: the commands of every feature, the person's quests, and what to do with any other words. */
export function Commands({ user, open, onOpenChange, onSignOut }: Omit<OverlayProps, "path">) {
  const [path, navigate] = useLocation();
  const [query, setQuery] = useState("");
  const search = useQuestSearch(open, query);
  const toldFacts = useToldFacts(open && user.hasCompletedOnboarding);
  const findPeople = usePeopleCommands(open && user.role === "admin" && isConsolePath(path), query, navigate);
  const goThere = () => navigate("/");

  const find = (text: string): Command[] => {
    const all = commandsFor({ user, quests: search.quests, toldFacts, navigate, onSignOut });
    const hasQuests = user.hasCompletedOnboarding;
    const typed = text.trim();
    const shown = typed
      ? inOrder(matchingCommands(all, text), [
          ...findPeople(text),
          ...questCommands(hasQuests ? search.find(text) : [], text, { timeZone: user.timeZone, goThere }),
        ])
      : withRecent(all, recentCommands(user.id));
    const isNothing = shown.length === 0 && !search.isSearching && !search.isFailed;
    const others = typed && hasQuests ? forOtherWords(typed, isNothing, goThere) : [];
    return [...shown, ...others].map((command) => ({ ...command, run: () => choose(command, user.id) }));
  };

  return (
    <CommandPalette
      open={open}
      onOpenChange={(isOpen) => {
        setQuery("");
        onOpenChange(isOpen);
      }}
      find={find}
      onQueryChange={setQuery}
      maxLength={SEARCH_MAX_LENGTH}
      note={<SearchNote {...search} />}
    />
  );
}

function SearchNote({ isSearching, isFailed, retry }: ReturnType<typeof useQuestSearch>) {
  if (isFailed)
    return (
      <div
        role="alert"
        className="flex flex-none items-center gap-3 border-t border-border px-4 py-2 text-14 text-text-2"
      >
        <p className="mr-auto">{t("Not all of your quests could be searched.")}</p>
        <Button size="sm" onClick={retry}>
          {t("Try again")}
        </Button>
      </div>
    );
  return isSearching ? (
    <p className="flex-none border-t border-border px-4 py-2 text-14 text-text-2">
      {t("Searching your quests…")}
    </p>
  ) : null;
}

function commandsFor(context: CommandContext): Command[] {
  const all = FEATURES.flatMap(({ commands }) => commands?.(context) ?? []);
  return all.map((command) => ({ group: t("Do"), ...command }));
}

/** Typed text is not in the event: the names of quests and of what is created are the person's own. */
function choose({ id, label, run, isNow }: Command, userId: string): void {
  const isTyped = id.endsWith(TYPED);
  if (isTyped) track("button_click", id);
  else if (id.startsWith("person-")) track("button_click", "Found person");
  else if (id.startsWith("quest-")) track("button_click", "Found quest");
  else track("button_click", isNow ? id : shownText.toEnglish(label));
  if (!isTyped && !id.startsWith("person-")) rememberCommand(userId, id);
  run();
}

/** What is going on now leads; then a command that goes by that name, else the quests. */
function inOrder({ byName, byOther }: ReturnType<typeof matchingCommands>, quests: Command[]): Command[] {
  const now = [...byName, ...byOther].filter(({ isNow }) => isNow);
  const asCommands = (found: Command[]) =>
    found.filter(({ isNow }) => !isNow).map((command) => ({ ...command, group: t("Commands") }));
  const [named, others] = [asCommands(byName), asCommands(byOther)];
  return named.length > 0 ? [...now, ...named, ...others, ...quests] : [...now, ...quests, ...others];
}

function withRecent(all: Command[], ids: readonly string[]): Command[] {
  const recent = ids.flatMap((id) => all.find((command) => command.id === id && !command.isNow) ?? []);
  return [
    ...all.filter(({ isNow }) => isNow),
    ...recent.map((command) => ({ ...command, group: t("Recent") })),
    ...all.filter((command) => !command.isNow && !command.isOnlyFound && !recent.includes(command)),
  ];
}

const TYPED = "-typed";

function forOtherWords(text: string, isNothing: boolean, goThere: () => void): Command[] {
  const group = isNothing ? t("Nothing found") : t("Or");
  return [
    {
      id: `create${TYPED}`,
      label: t("Create quest “{text}”", { text }),
      group,
      icon: <Plus />,
      run: () => sendQuestCommand({ act: "create", title: text }, goThere),
    },
    {
      id: `ask${TYPED}`,
      label: t("Ask the mentor “{text}”", { text }),
      group,
      icon: <Lamp />,
      run: () => askMentor(text),
    },
  ];
}
