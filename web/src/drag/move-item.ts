/** The list with the item at `from` put at `to`; places outside the list leave it as it is. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items]
  if (!(from in next) || !(to in next)) return next
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
