import { useEffect, useEffectEvent } from "react";

/** What people do before they do something; each comes well before the click that needs the part. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Prepares, once, what is needed as soon as somebody starts to use the page: not while they only look at it. */
export function useFirstIntent(prepare: () => void): void {
  const onSign = useEffectEvent(prepare);
  useEffect(() => {
    const signs = new AbortController();
    const hear = () => {
      signs.abort();
      onSign();
    };
    for (const sign of SIGNS) window.addEventListener(sign, hear, { signal: signs.signal, passive: true });
    return () => signs.abort();
  }, []);
}
