/** Given on the command line, not in the cluster's files, so that an update of SideQuest changes them. */
export function serverSettings(socketFolder: string, extra: Record<string, string> = {}): string[] {
  const settings: Record<string, string> = {
    listen_addresses: "",
    unix_socket_directories: quoteForList(socketFolder),
    unix_socket_permissions: "0700",
    port: String(SOCKET_PORT),
    max_connections: "40",
    shared_buffers: "32MB",
    maintenance_work_mem: "32MB",
    min_wal_size: "32MB",
    max_wal_size: "256MB",
    // One process serves a small team: helper processes would only use memory.
    io_method: "sync",
    max_logical_replication_workers: "0",
    jit: "off",
    huge_pages: "off",
    log_min_messages: "warning",
    log_checkpoints: "off",
    log_timezone: "UTC",
    timezone: "UTC",
    ...extra,
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** No port is opened: the number is only part of the socket's file name. */
export const SOCKET_PORT = 5432;

function quoteForList(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}
