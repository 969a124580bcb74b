import { useLayoutEffect, useRef } from "react";

/** When a focused row is removed, focuses the list, so keyboard users do not start from the top again. */
export function useKeptFocus<List extends HTMLElement>(rows: unknown) {
  const list = useRef<List>(null);
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a focused row is lost only when the rows change
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) list.current?.focus();
  }, [rows]);
  return {
    ref: list,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
