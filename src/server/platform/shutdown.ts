/** Runs `work` once at the first SIGTERM or SIGINT and ends the process; a second signal does not wait. */
export function onShutdown(work: () => Promise<void>): void {
  let isUnderWay = false;
  const handle = async () => {
    if (isUnderWay) process.exit(1);
    isUnderWay = true;
    try {
      await work();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`The server did not stop cleanly: ${(error as Error).message}\n`);
      process.exit(1);
    }
  };
  process.on("SIGTERM", handle);
  process.on("SIGINT", handle);
}
