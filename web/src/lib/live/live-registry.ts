import { LIVE_LINGER } from '../../config/constants.ts'
import { openSource, type Listen, type LiveSource } from './live-source.ts'
import { forgetObservable, onReset } from './reset.ts'

type Entry<Target, T> = {
  target: Target
  source: LiveSource<T>
  users: number
  closing: ReturnType<typeof setTimeout>
}

export type LiveRegistry<Target, T> = {
  /** Returns the running source for a target, or opens one. Safe to call while rendering. */
  sourceFor(target: Target): LiveSource<T>
  /** Keeps a source open until shortly after the returned function is called. */
  hold(source: LiveSource<T>): () => void
  drop(source: LiveSource<T>): void
}

/** Shares one listener among all screens with the same read, and closes it when no screen uses it. */
export function createLiveRegistry<Target, T>(
  same: (a: Target, b: Target) => boolean,
  listenTo: (target: Target) => Listen<T>,
): LiveRegistry<Target, T> {
  let entries: Entry<Target, T>[] = []

  function close(entry: Entry<Target, T>): void {
    clearTimeout(entry.closing)
    entries = entries.filter((other) => other !== entry)
    entry.source.stop()
    forgetObservable(entry.source.id)
  }

  function closeLater(entry: Entry<Target, T>): ReturnType<typeof setTimeout> {
    return setTimeout(() => close(entry), LIVE_LINGER)
  }

  function open(target: Target): LiveSource<T> {
    const source = openSource(listenTo(target))
    const entry: Entry<Target, T> = { target, source, users: 0, closing: setTimeout(() => close(entry), LIVE_LINGER) }
    entries.push(entry)
    return source
  }

  onReset(() => {
    for (const entry of entries) close(entry)
  })

  return {
    sourceFor: (target) => entries.find((entry) => same(entry.target, target))?.source ?? open(target),
    hold(source) {
      const entry = entries.find((candidate) => candidate.source === source)
      if (!entry) return () => undefined
      entry.users += 1
      clearTimeout(entry.closing)
      return () => {
        entry.users -= 1
        if (entry.users > 0) return
        if (entry.source.hasFailed()) close(entry)
        else entry.closing = closeLater(entry)
      }
    },
    drop(source) {
      const entry = entries.find((candidate) => candidate.source === source)
      if (entry) close(entry)
    },
  }
}
