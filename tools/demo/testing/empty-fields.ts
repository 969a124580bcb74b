/** Where nothing, or nothing but 0, stands. Figures of the machine itself are never made up. */
export function emptyFields(view: object, except: readonly string[], path = ""): string[] {
  return Object.entries(view).flatMap(([name, value]): string[] => {
    const place = path + name;
    if (except.some((part) => place.toLowerCase().includes(part.toLowerCase()))) return [];
    if (Array.isArray(value)) return value.length === 0 ? [place] : [];
    if (value && typeof value === "object") return emptyFields(value, except, `${place}.`);
    return value === null || value === 0 ? [place] : [];
  });
}
