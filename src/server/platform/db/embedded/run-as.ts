import { spawn } from "node:child_process";
import type { Account } from "#server/platform/db/embedded/account.ts";

/** Options for starting PostgreSQL programs. Our environment (PGDATA, PGPORT, secrets) is not passed on. */
export function runOptions(account: Account | undefined) {
  return {
    // The account may not be able to enter our working folder.
    cwd: "/",
    env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
    ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
  };
}

/** Runs a program until it exits; resolves to its exit code and output. */
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
