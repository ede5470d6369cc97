import type { Frame } from './selection-frame.ts'

/** Minimum time between updates of the inspector's numbers, in milliseconds. */
const PAUSE = 60

/** Frame of the selection while a pointer moves it; otherwise null. The deck is updated only at the end of the gesture. */
export type LiveFrame = {
  get(): Frame | null
  set(frame: Frame | null): void
  subscribe(listener: () => void): () => void
}

/** Creates a live frame whose listeners are throttled, so that a pointer move does not render the inspector each time. */
export function createLiveFrame(): LiveFrame {
  const listeners = new Set<() => void>()
  let [latest, told]: [Frame | null, Frame | null] = [null, null]
  let timer: ReturnType<typeof setTimeout> | null = null

  function tell() {
    timer = null
    told = latest
    for (const listener of listeners) listener()
  }

  return {
    get: () => told,
    set(frame) {
      latest = frame
      if (frame === null) {
        if (timer) clearTimeout(timer)
        if (told !== null || timer) tell()
      } else timer ??= setTimeout(tell, PAUSE)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
