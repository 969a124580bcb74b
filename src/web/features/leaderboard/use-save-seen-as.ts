import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import { readLeaderboard, readStanding } from "#contracts/leaderboard.ts";
import { updateProfile } from "#contracts/profile.ts";
import { call } from "#web/platform/api/api.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { t } from "#web/platform/language/text.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

type Choice = Pick<UserView, "leaderboardPrivacy" | "showsBusinessName">;

/** Saves the profile's privacy settings. Board and standing are refetched before the question closes. */
export function useSaveSeenAs(onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (choice: Choice) => call(updateProfile, choice),
    onSuccess: async (user) => {
      queries.setQueryData(SESSION_KEY, user);
      await Promise.all(
        [readLeaderboard, readStanding].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
      );
      toast({
        title: t("Saved"),
        description: t("The leaderboard shows you as you chose."),
        variant: "success",
      });
      onSaved();
    },
    onError: (error) =>
      toast({ title: t("Your choice was not saved"), description: displayOf(error), variant: "destructive" }),
  });
}
