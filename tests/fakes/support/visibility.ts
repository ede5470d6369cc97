/** Simulates look-ups that show new items late. */
export type Visibility = {
  /** Hides an id from this many look-ups. */
  hide: (id: string, lookups: number) => void
  /** Whether this look-up shows the id; each call counts as one. */
  shows: (id: string) => boolean
}

export function createVisibility(): Visibility {
  const left = new Map<string, number>()
  return {
    hide: (id, lookups) => {
      left.set(id, lookups)
    },
    shows: (id) => {
      const count = left.get(id) ?? 0
      if (count > 0) left.set(id, count - 1)
      return count === 0
    },
  }
}
