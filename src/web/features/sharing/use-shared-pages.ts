import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listShareLinks, revokeShareLink, type ShareLinkView } from "#contracts/sharing.ts";
import { call } from "#web/platform/api/api.ts";

const PAGES_KEY = [listShareLinks.path];

/** Newest first, refetched on each opening. */
export function useSharedPages() {
  return useQuery({
    queryKey: PAGES_KEY,
    queryFn: ({ signal }) => call(listShareLinks, {}, { signal }),
    refetchOnMount: "always",
    retryOnMount: true,
  });
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
