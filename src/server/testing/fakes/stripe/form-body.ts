export type Params = { [name: string]: string | Params };

/**
 * `items[0][price]=x` becomes `{ items: { 0: { price: "x" } } }`; lists are objects by index; `[]` appends.
 */
export function readForm(text: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = name, ...steps] = name.split("[").map((step) => step.replace(/\]$/u, ""));
    let inner = params;
    let last = first;
    for (const step of steps) {
      inner[last] ??= {};
      inner = inner[last] as Params;
      last = step || String(Object.keys(inner).length);
    }
    inner[last] = value;
  }
  return params;
}

export function listOf(value: Params | string | undefined): string[] {
  return typeof value === "object" ? Object.values(value).map(String) : [];
}

export function textOf(value: Params | string | undefined): string | null {
  return typeof value === "string" ? value : null;
}
