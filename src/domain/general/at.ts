/** Element access that throws if the index is out of range. */
export function at<T>(list: readonly T[], index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`Nothing at ${index}`);
  return entry;
}
