import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  acceptInvite,
  type CompanionView,
  endCompanion,
  inviteCompanion,
  lookAtInvite,
  sendSignal,
  showCompanion,
  withdrawInvite,
} from "#contracts/companion/companion.ts";
import type { Signal } from "#domain/companion/signals.ts";
import { call } from "#web/platform/api/api.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";

const failed = (error: Error) => toastError(displayOf(error));

export function useCompanion() {
  return useQuery({ ...queryOf(showCompanion), ...READ_ON_MOUNT });
}

/** After any change, also a refused one: the other side may have acted first. */
function useReadAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [showCompanion.path] });
}

function useKeep() {
  const client = useQueryClient();
  return (view: CompanionView) => client.setQueryData([showCompanion.path], view);
}

export function useInvite() {
  const readAgain = useReadAgain();
  return useMutation({ mutationFn: () => call(inviteCompanion, {}), onSettled: readAgain, onError: failed });
}

export function useWithdrawInvite() {
  const readAgain = useReadAgain();
  return useMutation({ mutationFn: () => call(withdrawInvite, {}), onSettled: readAgain, onError: failed });
}

/** Who sent the link. Not repeated: a link that no longer works stays so. */
export function useReceivedInvite(token: string) {
  return useQuery({
    queryKey: [lookAtInvite.path, token],
    queryFn: ({ signal }) => call(lookAtInvite, { token }, { signal }),
    retry: false,
  });
}

export function useAcceptInvite() {
  const keep = useKeep();
  return useMutation({
    mutationFn: (token: string) => call(acceptInvite, { token }),
    onSuccess: keep,
    onError: failed,
  });
}

export function useSendSignal() {
  const keep = useKeep();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (signal: Signal) => call(sendSignal, { signal }),
    onSuccess: keep,
    onError: (error) => {
      failed(error);
      void readAgain();
    },
  });
}

export function useEndCompanion() {
  const readAgain = useReadAgain();
  return useMutation({ mutationFn: () => call(endCompanion, {}), onSettled: readAgain, onError: failed });
}
