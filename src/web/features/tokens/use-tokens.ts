import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listTokens, revokeToken, type TokenView } from "#contracts/tokens/tokens.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";

export const TOKENS_KEY = [listTokens.path];

export function useTokens() {
  return useQuery({ ...queryOf(listTokens), ...READ_ON_MOUNT });
}

export function useRevokeToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: TokenView) => call(revokeToken, { tokenId: id }),
    onSuccess: (_, { id }) =>
      queries.setQueryData<TokenView[]>(TOKENS_KEY, (tokens) => tokens?.filter((token) => token.id !== id)),
    // Another tab may have revoked it.
    onError: () => queries.invalidateQueries({ queryKey: TOKENS_KEY }),
  });
}
