import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  joinLeague,
  type LeagueView,
  leaveLeague,
  nameInLeague,
  showLeague,
} from "#contracts/leagues/leagues.ts";
import { call } from "#web/platform/api/api.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";

const failed = (error: Error) => toastError(displayOf(error));

/** Read again each time it comes on screen: points of others change too. */
export function useLeague() {
  return useQuery({ ...queryOf(showLeague), ...READ_ON_MOUNT });
}

export function useJoinLeague() {
  const keep = useKeepLeague();
  return useMutation({ mutationFn: () => call(joinLeague, {}), onSuccess: keep, onError: failed });
}

export function useNameInLeague() {
  const keep = useKeepLeague();
  return useMutation({
    mutationFn: (showsName: boolean) => call(nameInLeague, { showsName }),
    onSuccess: keep,
    onError: failed,
  });
}

export function useLeaveLeague() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(leaveLeague, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: [showLeague.path] }),
    onError: failed,
  });
}

function useKeepLeague() {
  const client = useQueryClient();
  return (league: LeagueView) => client.setQueryData([showLeague.path], league);
}
