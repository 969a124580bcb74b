import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listShareLinks, revokeShareLink, type ShareLinkView } from "#contracts/sharing.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";

const PAGES_KEY = [listShareLinks.path];

/** Newest first, refetched on each opening. */
export function useSharedPages() {
  return useQuery({ ...queryOf(listShareLinks), ...READ_ON_MOUNT });
}

export function useRevokePage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ShareLinkView) => call(revokeShareLink, { linkId: id }),
    onSuccess: (_, { id }) => {
      queries.setQueryData<ShareLinkView[]>(PAGES_KEY, (pages) => pages?.filter((page) => page.id !== id));
    },
  });
}
