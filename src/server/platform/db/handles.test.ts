import { expectTypeOf, test } from "vitest";
import type { Db, Handle, Tx } from "./handles.ts";

test("a plain connection is no transaction, and the other way round", () => {
  expectTypeOf<Db>().not.toExtend<Tx>();
  expectTypeOf<Tx>().not.toExtend<Db>();
  expectTypeOf<Db>().toExtend<Handle>();
  expectTypeOf<Tx>().toExtend<Handle>();
});
