import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type ConnectionView,
  connectSocial,
  disconnectSocial,
  listConnections,
  SOCIAL_PLATFORMS,
  type SocialPlatform,
} from "#contracts/social.ts";
import { call } from "#web/platform/api/api.ts";
import { t } from "#web/platform/language/text.ts";
import { reportProblem } from "#web/platform/report.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { PLATFORMS } from "./platforms.tsx";

const CONNECTIONS_KEY = [listConnections.path];
const CONNECT_MS = 1_500;

const NONE: ConnectionView[] = SOCIAL_PLATFORMS.map((platform) => {
  return { platform, connected: false, username: null };
});

/** A failed read is only logged, and shown as not connected. */
export function useConnections() {
  const query = useQuery({
    queryKey: CONNECTIONS_KEY,
    queryFn: ({ signal }) =>
      call(listConnections, {}, { signal }).catch((cause: unknown) => {
        if (!signal.aborted) reportProblem("Social connections could not be read", cause);
        throw cause;
      }),
    retry: false,
    refetchOnMount: "always",
    retryOnMount: true,
  });
  return { isPending: query.isPending, connections: query.data ?? NONE };
}

export function useConnect(platform: SocialPlatform) {
  const keep = useKeep();
  return useMutation({
    mutationFn: async (username: string) => {
      await new Promise((resolve) => setTimeout(resolve, CONNECT_MS));
      return call(connectSocial, { platform, username });
    },
    onSuccess: (connection) => {
      keep(connection);
      toast({
        title: t("Connected!"),
        description: t("Your {name} handle is saved.", { name: PLATFORMS[platform].name }),
        variant: "success",
      });
    },
    onError: (cause) => {
      reportProblem("A social connection could not be saved", cause);
      toast({
        title: t("Connection failed"),
        description: t("Unable to connect to {name}. Please try again.", { name: PLATFORMS[platform].name }),
        variant: "destructive",
      });
    },
  });
}

export function useDisconnect(platform: SocialPlatform) {
  const keep = useKeep();
  return useMutation({
    mutationFn: () => call(disconnectSocial, { platform }),
    onSuccess: () => {
      keep({ platform, connected: false, username: null });
      toast({
        title: t("Disconnected"),
        description: t("Your {name} handle is forgotten.", { name: PLATFORMS[platform].name }),
      });
    },
    onError: (cause) => reportProblem("A social connection could not be removed", cause),
  });
}

function useKeep() {
  const queries = useQueryClient();
  return (changed: ConnectionView) =>
    queries.setQueryData<ConnectionView[]>(CONNECTIONS_KEY, (known = NONE) =>
      known.map((connection) => (connection.platform === changed.platform ? changed : connection)),
    );
}
