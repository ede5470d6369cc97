type Snapshot = { metadata: { fromCache: boolean } }

/**
 * Passes snapshots on, except one kind: when the server has said that there is nothing, "nothing, as far as the cache knows"
 * only means that the connection is gone. Shown, it would turn an empty place back into one that is loading.
 */
export function newsOnly<S extends Snapshot>(
  isNothing: (snapshot: S) => boolean,
  next: (snapshot: S) => void,
): (snapshot: S) => void {
  let isSureOfNothing = false
  return (snapshot) => {
    const nothing = isNothing(snapshot)
    if (nothing && isSureOfNothing && snapshot.metadata.fromCache) return
    isSureOfNothing = nothing && !snapshot.metadata.fromCache
    next(snapshot)
  }
}
