import { type FunctionComponent, type LazyExoticComponent, lazy } from "react";
import { browser } from "../browser.ts";
import { tabStore } from "../storage/storage.ts";

/** A part of the app that could not be fetched, even after a reload. */
export class MissingPartError extends Error {
  override readonly name = "MissingPartError";
}

export type LazyPart<Props> = LazyExoticComponent<FunctionComponent<Props>> & {
  /** Fetches it ahead of time. Resolves on success and failure; a failure is reported when it is shown. */
  preload: () => Promise<void>;
};

/** A component in its own chunk, fetched when first shown or preloaded. */
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

/** Resolves synchronously, so that React shows a preloaded part without an empty frame first. */
function settled<T>(value: T): Promise<T> {
  const promise = Promise.resolve(value);
  return Object.assign(promise, {
    // biome-ignore lint/suspicious/noThenProperty: the point of it
    then: (resolve: (value: T) => unknown) => resolve(value),
  });
}

/** After a deploy the old file is gone: reloads the page once to get the new file names. */
export async function loadOrReload<T>(name: string, load: () => Promise<T>): Promise<T> {
  // One mark per part: a part that loads must not allow a failing one a second reload.
  const mark = `reloadedFor:${name}`;
  try {
    const part = await load();
    tabStore.remove(mark);
    return part;
  } catch (cause) {
    const hasReloaded = tabStore.get(mark) !== null;
    // Without a connection, a reload would lose the page and any typed text.
    const isDeployed = !hasReloaded && (await isServerThere());
    // If the mark cannot be stored, reloading could loop forever.
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
