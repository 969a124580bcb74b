import { randomUUID } from "node:crypto";

/**
 * @typedef {object} Locked
 * @property {string} version
 * @property {boolean} [dev] for tests and tools only
 * @property {boolean} [optional]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @typedef {{ name: string, version: string, packages: Record<string, Locked> }} Lock
 */

const FOLDER = "node_modules/";

/**
 * A CycloneDX list of all shipped packages. Not by npm, because `npm sbom --omit dev` leaves out
 * packages that tools also need, such as React.
 *
 * @param {Lock} lock
 * @param {Date} now
 */
export function describePackages({ name, version, packages }, now) {
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== "" && !dev);
  const own = { type: "application", "bom-ref": refOf(name, version), name, version };
  const byRef = new Map(
    shipped.map(([path, locked]) => [refOf(nameOf(path), locked.version), { path, locked }]),
  );
  const refsFrom = (/** @type {string} */ path, /** @type {Locked | undefined} */ locked) =>
    Object.keys({ ...locked?.dependencies, ...locked?.optionalDependencies })
      .flatMap((wanted) => {
        const found = resolve(packages, path, wanted);
        return found ? refOf(wanted, /** @type {Locked} */ (packages[found]).version) : [];
      })
      .sort();
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: { timestamp: now.toISOString(), component: { ...own, purl: purlOf(name, version) } },
    components: [...byRef.values()].map(({ path, locked }) => describe(nameOf(path), locked)),
    dependencies: [
      { ref: own["bom-ref"], dependsOn: refsFrom("", packages[""]) },
      ...[...byRef].map(([ref, { path, locked }]) => ({ ref, dependsOn: refsFrom(path, locked) })),
    ],
  };
}

/**
 * @param {string} name
 * @param {Locked} locked
 */
function describe(name, { version, optional, integrity, license }) {
  const [algorithm = "", content = ""] = (integrity ?? "").split("-");
  return {
    type: "library",
    "bom-ref": refOf(name, version),
    name,
    version,
    scope: optional ? "optional" : "required",
    purl: purlOf(name, version),
    ...(license && {
      licenses: [/[ (]/u.test(license) ? { expression: license } : { license: { id: license } }],
    }),
    ...(integrity && {
      hashes: [
        { alg: algorithm.replace("sha", "SHA-"), content: Buffer.from(content, "base64").toString("hex") },
      ],
    }),
  };
}

/**
 * Node's module lookup: beside the package, then in every folder above.
 *
 * @param {Record<string, Locked>} packages
 * @param {string} path
 * @param {string} wanted
 * @returns {string | undefined}
 */
export function resolve(packages, path, wanted) {
  const here = path === "" ? `${FOLDER}${wanted}` : `${path}/${FOLDER}${wanted}`;
  if (packages[here]) return here;
  if (path === "") return undefined;
  const above = path.lastIndexOf(`/${FOLDER}`);
  return resolve(packages, above === -1 ? "" : path.slice(0, above), wanted);
}

/** @param {string} path */
function nameOf(path) {
  return path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
}

/**
 * @param {string} name
 * @param {string} version
 */
function refOf(name, version) {
  return `${name}@${version}`;
}

/**
 * @param {string} name
 * @param {string} version
 */
function purlOf(name, version) {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}
