import { Check, Info } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { ConnectionView } from "#contracts/social.ts";
import { t } from "#web/platform/language/text.ts";
import { Badge, IconTile } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { TextInput } from "#web/ui/controls/text-input.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/skeleton.tsx";
import { PLATFORMS, placeholderHandle } from "./platforms.tsx";
import { useConnect, useConnections, useDisconnect } from "./use-connections.ts";

export function SocialConnections({ username }: { username: string }) {
  const { isPending, connections } = useConnections();
  return (
    <section aria-label={t("Social connections")} className="grid gap-4 px-5 py-5 sm:px-7 sm:py-6">
      <p className="flex gap-2.5 rounded-input bg-surface-2 p-3.5 text-14 text-pretty text-text-2">
        <Info className="size-[18px]" aria-hidden="true" />
        {t("Only the handle is kept. Nothing is verified, and nothing is ever posted for you.")}
      </p>
      {isPending ? (
        <SkeletonRegion label={t("Loading your connections")} className="grid gap-3">
          <Skeleton className="h-20 rounded-quest" />
          <Skeleton className="h-20 rounded-quest" />
          <Skeleton className="h-20 rounded-quest" />
        </SkeletonRegion>
      ) : (
        <ul className="grid gap-3">
          {connections.map((connection) => (
            <li key={connection.platform} className="card rounded-quest p-3.5 sm:p-4">
              <Row connection={connection} username={username} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ connection, username }: { connection: ConnectionView; username: string }) {
  const { name, icon } = PLATFORMS[connection.platform];
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3">
      <IconTile tone="neutral" className="size-11 rounded-[13px]">
        {icon}
      </IconTile>
      <div className="min-w-0 flex-1 sm:flex-none sm:basis-36">
        <h3 className="text-16 font-bold">{name}</h3>
        {connection.connected ? (
          <p className="text-14 wrap-anywhere text-text-2">{connection.username}</p>
        ) : (
          <p className="text-14 text-text-2">{t("Not connected")}</p>
        )}
      </div>
      {connection.connected ? (
        <Connected connection={connection} />
      ) : (
        <Disconnected connection={connection} username={username} />
      )}
    </div>
  );
}

function Connected({ connection }: { connection: ConnectionView }) {
  const disconnect = useDisconnect(connection.platform);
  const { name } = PLATFORMS[connection.platform];
  return (
    <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between sm:ml-auto">
      <Badge tone="success" icon={<Check aria-hidden="true" />}>
        {t("Connected")}
      </Badge>
      <Button
        size="sm"
        loading={disconnect.isPending}
        aria-label={t("Disconnect {name}", { name })}
        onClick={() => disconnect.mutate()}
      >
        {t("Disconnect")}
      </Button>
    </div>
  );
}

function Disconnected({ connection, username }: { connection: ConnectionView; username: string }) {
  const { platform } = connection;
  const { name } = PLATFORMS[platform];
  const connect = useConnect(platform);
  const [handle, setHandle] = useState(() => placeholderHandle(platform, username));
  const isEmpty = handle.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && !connect.isPending) connect.mutate(handle.trim());
  };
  return (
    <form className="flex min-w-0 flex-1 gap-2.5 max-sm:basis-full" onSubmit={submit}>
      <TextInput
        aria-label={t("{name} handle", { name })}
        value={handle}
        maxLength={80}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        disabled={connect.isPending}
        onChange={(event) => setHandle(event.target.value)}
      />
      <Button
        type="submit"
        aria-busy={connect.isPending || undefined}
        aria-disabled={connect.isPending || isEmpty || undefined}
        aria-label={connect.isPending ? undefined : t("Connect {name}", { name })}
        className="min-w-28"
      >
        {connect.isPending ? t("Connecting…") : t("Connect")}
      </Button>
    </form>
  );
}
