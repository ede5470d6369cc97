/** Returns the list with the item at `from` moved to `to`; indexes outside of the list leave it unchanged. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items]
  if (!(from in next) || !(to in next)) return next
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
