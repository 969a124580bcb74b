import { Check, Pause, Play, Plus } from "lucide-react";
import type { QuestView } from "#contracts/quests.ts";
import { dayAt } from "#domain/general/calendar-day.ts";
import { inNextOrder } from "#domain/quests/next-quest.ts";
import { t } from "#web/platform/language/text.ts";
import { Kbd } from "#web/ui/kbd.tsx";
import type { Command } from "#web/ui/overlays/command-palette.tsx";
import { type QuestCommand, sendQuestCommand } from "#web/wiring/quest-command.ts";
import type { CommandContext, WebFeature } from "#web/wiring/web-feature.ts";
import { dated } from "./use-quests.ts";

const NOW = t("Now");

/** What can be done with the running quest, else the start of the next one. */
export const questNow: WebFeature = {
  commands: (context) => {
    const running = latestStarted(context.quests);
    if (running) return forRunning(running, context);
    const next = nextQuest(context);
    if (!next) return [];
    return [
      {
        id: "start",
        label: t("Start “{title}”", { title: next.title }),
        group: NOW,
        isNow: true,
        icon: <Play />,
        aside: <Kbd>S</Kbd>,
        keywords: t("begin next quest"),
        run: () => send({ act: "start", quest: next }, context),
      },
    ];
  },
};

export const quests: WebFeature = {
  commands: (context) => [
    {
      id: "new-quest",
      label: t("New quest"),
      icon: <Plus />,
      aside: <Kbd>N</Kbd>,
      keywords: t("create add task"),
      run: () => send({ act: "create" }, context),
    },
  ],
};

function forRunning(quest: QuestView, context: CommandContext): Command[] {
  const isCounting = quest.countingSince !== null;
  return [
    {
      id: "complete",
      label: t("Complete “{title}”", { title: quest.title }),
      group: NOW,
      isNow: true,
      icon: <Check />,
      aside: <Kbd>C</Kbd>,
      keywords: t("finish done running quest"),
      run: () => send({ act: "complete", quest }, context),
    },
    {
      id: "pause",
      label: isCounting
        ? t("Pause “{title}”", { title: quest.title })
        : t("Go on with “{title}”", { title: quest.title }),
      group: NOW,
      isNow: true,
      icon: isCounting ? <Pause /> : <Play />,
      keywords: t("timer stop resume continue"),
      run: () => send({ act: isCounting ? "pause" : "resume", quest }, context),
    },
  ];
}

function send(command: QuestCommand, { navigate }: CommandContext): void {
  sendQuestCommand(command, () => navigate("/"));
}

function latestStarted(all: readonly QuestView[]): QuestView | undefined {
  return all
    .filter(({ inProgress }) => inProgress)
    .sort((a, b) => String(b.startedAt).localeCompare(String(a.startedAt)))[0];
}

function nextQuest({ quests: all, user }: CommandContext): QuestView | undefined {
  const active = all.filter(({ isCompleted }) => !isCompleted).map((quest) => dated(quest, user.timeZone));
  return inNextOrder(active, { schedule: user.weeklySchedule, today: dayAt(new Date(), user.timeZone) })[0];
}
