type Snapshot = { metadata: { fromCache: boolean } }

/**
 * Passes snapshots on, except an empty one from the cache after an empty one from the server: it only means that the
 * connection is gone. Shown, it would turn an empty place back into one that is loading.
 */
export function keepConfirmedEmpty<S extends Snapshot>(
  isEmpty: (snapshot: S) => boolean,
  next: (snapshot: S) => void,
): (snapshot: S) => void {
  let isConfirmed = false
  return (snapshot) => {
    const empty = isEmpty(snapshot)
    if (empty && isConfirmed && snapshot.metadata.fromCache) return
    isConfirmed = empty && !snapshot.metadata.fromCache
    next(snapshot)
  }
}
