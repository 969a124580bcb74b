import { rewardForGenerated } from "#domain/quests/quest.ts";
import type { Plugin } from "../draft.ts";

/** Sets the reward from difficulty and hours, whoever wrote the quest. */
export const xpCalibrator: Plugin = {
  name: "XP calibrator",
  enhance: (draft) => {
    const quests = draft.quests.map((quest) => ({
      ...quest,
      xpReward: rewardForGenerated(quest.template.difficulty, quest.hours),
    }));
    const isSame = quests.every(({ xpReward }, index) => xpReward === draft.quests[index]?.xpReward);
    return isSame ? draft : { ...draft, quests };
  },
};
