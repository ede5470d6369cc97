import type { Frame } from './selection-frame.ts'

/** Changes that are shown beside the numbers of the inspector at most this often, in milliseconds. */
const PAUSE = 60

/** Where the selection is while a pointer moves it; null while none does. The deck has it only at the end of the gesture. */
export type LiveFrame = {
  get(): Frame | null
  set(frame: Frame | null): void
  subscribe(listener: () => void): () => void
}

/** Its listeners hear of the latest frame after a pause, so that a move of the pointer does not draw the inspector each time. */
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
