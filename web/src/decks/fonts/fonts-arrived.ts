/** Counts the times that fonts arrived or families were offered: what was measured before is measured again. */
let count = 0
const listeners = new Set<() => void>()

export const fontsArrived = {
  count: () => count,
  announce() {
    count += 1
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
