declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  interface Options {
    readonly version: string;
    readonly privateKey: ECDH;
    readonly authSecret: Buffer;
  }

  export function decrypt(body: Buffer, options: Options): Buffer;
}
