/** For an index that is known to be there. */
export function at<T>(list: readonly T[], index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`Nothing at ${index}`);
  return entry;
}
