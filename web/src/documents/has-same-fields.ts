/** Returns true if two drafts have equal fields at any depth; the order of lists counts, the order of fields does not. */
export function hasSameFields(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [ofA, ofB] = [new Map<string, unknown>(Object.entries(a)), new Map<string, unknown>(Object.entries(b))]
  return ofA.size === ofB.size && [...ofA].every(([key, value]) => ofB.has(key) && hasSameFields(value, ofB.get(key)))
}
