import { type FunctionComponent, type LazyExoticComponent, lazy } from "react";
import { browser } from "../browser.ts";
import { tabStore } from "../storage/storage.ts";

/** A part of the app that could not be fetched, even after a reload. */
export class MissingPartError extends Error {
  override readonly name = "MissingPartError";
}

export type LazyPart<Props> = LazyExoticComponent<FunctionComponent<Props>> & {
  /** Fetches it before it is shown. Resolves when that has succeeded or failed; a failure is told where it is shown. */
  preload: () => Promise<void>;
};

/** A component in a file of its own, fetched when first shown or before. */
export function lazyPart<Props>(
  name: string,
  load: () => Promise<FunctionComponent<Props>>,
): LazyPart<Props> {
  let fetched: { default: FunctionComponent<Props> } | undefined;
  const keep = (component: FunctionComponent<Props>) => {
    fetched = { default: component };
    return fetched;
  };
  const show = () => (fetched ? settled(fetched) : loadOrReload(name, load).then(keep));
  return Object.assign(lazy(show), {
    preload: () => (fetched ? DONE : load().then(keep).then(ignore, ignore)),
  });
}

const DONE = Promise.resolve();
const ignore = () => undefined;

/** React takes what it gets in the same turn, so that a preloaded part shows without an empty frame before it. */
function settled<T>(value: T): Promise<T> {
  const promise = Promise.resolve(value);
  return Object.assign(promise, {
    // biome-ignore lint/suspicious/noThenProperty: the point of it
    then: (resolve: (value: T) => unknown) => resolve(value),
  });
}

/** After a deploy the old file is gone: the page then reloads once, which brings the new names. */
export async function loadOrReload<T>(name: string, load: () => Promise<T>): Promise<T> {
  // One mark for each part: another part that loads well must not allow this one a second reload.
  const mark = `reloadedFor:${name}`;
  try {
    const part = await load();
    tabStore.remove(mark);
    return part;
  } catch (cause) {
    const hasReloaded = tabStore.get(mark) !== null;
    // Without a connection a reload would take away what is on screen, and what was typed there.
    const isDeployed = !hasReloaded && (await isServerThere());
    // Where no mark can be kept, reloading could go on for ever.
    if (!isDeployed || !tabStore.set(mark, "1")) throw new MissingPartError(name, { cause });
    browser.reload();
    return new Promise(() => undefined);
  }
}

export async function reloadIfServerIsThere(): Promise<void> {
  if (await isServerThere()) browser.reload();
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
