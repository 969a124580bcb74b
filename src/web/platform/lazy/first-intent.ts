import { useEffect, useEffectEvent } from "react";

/** Events that precede the first click that needs the part. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Calls `prepare` once, at the first sign that the person starts to use the page. */
export function useFirstIntent(prepare: () => void): void {
  const onSign = useEffectEvent(prepare);
  useEffect(() => {
    const signs = new AbortController();
    const handleInput = () => {
      signs.abort();
      onSign();
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, handleInput, { signal: signs.signal, passive: true });
    return () => signs.abort();
  }, []);
}
