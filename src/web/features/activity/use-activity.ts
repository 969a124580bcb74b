import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ActivityView, listActivity, markActivityRead } from "#contracts/activity.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";

const { queryKey } = queryOf(listActivity);

export function useActivity() {
  return useQuery({ ...queryOf(listActivity), ...READ_ON_MOUNT });
}

/** Marks what is shown as read, here and on the person's other devices. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => call(markActivityRead, { upTo }),
    onSuccess: (_, upTo) =>
      client.setQueryData<ActivityView[]>(queryKey, (entries) =>
        entries?.map((entry) => (entry.id <= upTo ? { ...entry, isRead: true } : entry)),
      ),
  });
}
