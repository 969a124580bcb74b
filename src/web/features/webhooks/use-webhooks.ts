import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { InputOf } from "#contracts/endpoint.ts";
import {
  changeWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  testWebhook,
  type WebhookView,
} from "#contracts/webhooks/webhooks.ts";
import { call } from "#web/platform/api/api.ts";
import { queryOf, READ_ON_MOUNT } from "#web/platform/api/query-of.ts";

export const WEBHOOKS_KEY = [listWebhooks.path];
const deliveriesKey = (webhookId: string) => [listWebhookDeliveries.path, webhookId];

export function useWebhooks() {
  return useQuery({ ...queryOf(listWebhooks), ...READ_ON_MOUNT });
}

export function useDeliveries(webhookId: string) {
  return useQuery({
    queryKey: deliveriesKey(webhookId),
    queryFn: ({ signal }) => call(listWebhookDeliveries, { webhookId }, { signal }),
    ...READ_ON_MOUNT,
  });
}

export function useChangeWebhook() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof changeWebhook>) => call(changeWebhook, input),
    onSuccess: (changed) =>
      queries.setQueryData<WebhookView[]>(WEBHOOKS_KEY, (webhooks) =>
        webhooks?.map((webhook) => (webhook.id === changed.id ? changed : webhook)),
      ),
    // Another tab may have deleted it.
    onError: () => queries.invalidateQueries({ queryKey: WEBHOOKS_KEY }),
  });
}

export function useTestWebhook() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (webhookId: string) => call(testWebhook, { webhookId }),
    // One that arrives also ends the note that the address fails.
    onSettled: (_, __, webhookId) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: WEBHOOKS_KEY }),
        queries.invalidateQueries({ queryKey: deliveriesKey(webhookId) }),
      ]),
  });
}

export function useRemoveWebhook() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: WebhookView) => call(removeWebhook, { webhookId: id }),
    onSuccess: (_, { id }) =>
      queries.setQueryData<WebhookView[]>(WEBHOOKS_KEY, (webhooks) =>
        webhooks?.filter((webhook) => webhook.id !== id),
      ),
    onError: () => queries.invalidateQueries({ queryKey: WEBHOOKS_KEY }),
  });
}
