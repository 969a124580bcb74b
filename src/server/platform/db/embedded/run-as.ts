import { spawn } from "node:child_process";
import type { Account } from "#server/platform/db/embedded/account.ts";

/** How every PostgreSQL program is started. Nothing of our environment (PGDATA, PGPORT, secrets) reaches it. */
export function runOptions(account: Account | undefined) {
  return {
    // The folder we were started in may be closed to the account.
    cwd: "/",
    env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
    ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
  };
}

/** Runs a program to its end; resolves to its exit code and everything it printed. */
export function runToEnd(program: string, args: string[], account: Account | undefined) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(program, args, { ...runOptions(account), stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}
