import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { browser } from "#web/platform/browser.ts";
import { tabStore } from "#web/platform/storage.ts";

/** A part of the app that could not be fetched, even after a reload. */
export class MissingPartError extends Error {
  override readonly name = "MissingPartError";
}

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches it before it is shown. */
  preload: () => void;
};

/** A component in a file of its own, fetched when first shown. */
export function lazyPart<Props>(name: string, load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: Promise<{ default: ComponentType<Props> }> | undefined;
  const fetchOnce = () => {
    part ??= loadOrReload(name, load).then((component) => ({ default: component }));
    return part;
  };
  // Whoever shows the part learns of a failure; whoever preloads it need not.
  return Object.assign(lazy(fetchOnce), { preload: () => void fetchOnce().catch(() => undefined) });
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
    // Where no mark can be kept, reloading could go on for ever.
    if (hasReloaded || !tabStore.set(mark, "1")) throw new MissingPartError(name, { cause });
    browser.reload();
    return new Promise(() => undefined);
  }
}
