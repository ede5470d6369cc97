import { Observable, Subject, takeUntil } from 'rxjs'
import { log } from '../log.ts'
import { reportRefusal } from './live-errors.ts'

/** One message of a live read: a value, or the error that ended the read. */
export type Signal<T> = { ok: true; value: T } | { ok: false; error: Error }

export type Listen<T> = (next: (value: T) => void, fail: (error: Error) => void) => () => void

export type LiveSource<T> = {
  /** Unique per source, so that a retry is a new read and never receives values of the old one. */
  id: string
  signals: Observable<Signal<T>>
  hasFailed(): boolean
  stop(): void
}

let opened = 0

/** Opens a live read as an observable that never fails: reactfire throws an observable's error while rendering and keeps the error permanently. */
export function openSource<T>(listen: Listen<T>): LiveSource<T> {
  const stopped = new Subject<void>()
  let failed = false
  opened += 1
  const signals = new Observable<Signal<T>>((subscriber) =>
    listen(
      (value) => subscriber.next({ ok: true, value }),
      (error) => {
        failed = true
        subscriber.next({ ok: false, error })
        log.error('Live: a read failed', error)
        reportRefusal(error)
      },
    ),
  ).pipe(takeUntil(stopped))
  return { id: `live-${opened}`, signals, hasFailed: () => failed, stop: () => stopped.next() }
}

type Snapshot = { metadata: { fromCache: boolean } }

/**
 * Passes snapshots on, except for an empty one from the cache after an empty one from the server: it only means that the connection was lost.
 * Otherwise an empty list would change back to a loading one.
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
