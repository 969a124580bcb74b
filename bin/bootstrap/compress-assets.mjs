import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "./content-hash.mjs";

const COMPRESSIBLE = /\.(html|js|mjs|css|svg|json|txt|map|webmanifest|ttf|ico|xml)$/;
/** Below this size, compression saves less than the headers cost. */
const SMALLEST_BYTES = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** @param {string} path */
async function compressFile(path) {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

const [folder = "dist/web"] = process.argv.slice(2);
await Promise.all(
  listFiles(folder)
    .filter((path) => COMPRESSIBLE.test(path))
    .map(compressFile),
);
