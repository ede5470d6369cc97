/** What all of several say; null when they say different things, or when there are none. */
export function commonValue<Thing, Value>(things: readonly Thing[], read: (thing: Thing) => Value): Value | null {
  const [first, ...others] = things.map(read)
  if (first === undefined) return null
  const words = JSON.stringify(first)
  return others.every((other) => JSON.stringify(other) === words) ? first : null
}
