import { expectTypeOf, test } from "vitest";
import type { Context } from "../context.ts";
import type { Db, Handle, Lasting, Tx } from "./handles.ts";

test("a plain connection is no transaction, and the other way round", () => {
  expectTypeOf<Db>().not.toExtend<Tx>();
  expectTypeOf<Tx>().not.toExtend<Db>();
  expectTypeOf<Db>().toExtend<Handle>();
  expectTypeOf<Tx>().toExtend<Handle>();
});

test("a transaction's handle cannot leave it, alone or in a context", () => {
  expectTypeOf<Tx>().not.toExtend<Lasting>();
  expectTypeOf<Context<Tx>>().not.toExtend<Lasting>();
  expectTypeOf<{ id: string; seen: Date | null } | undefined>().toExtend<Lasting>();
  expectTypeOf<readonly string[]>().toExtend<Lasting>();
});

test("an effect gets a handle of its own: the transaction that pushed it is over", () => {
  expectTypeOf<Parameters<Parameters<Context<Tx>["push"]>[0]>>().toEqualTypeOf<[db: Db]>();
});
