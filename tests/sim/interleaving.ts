import { setImmediate as nextTick } from 'node:timers/promises'
import { randomFrom } from './random.ts'

export type Interleaving = ReturnType<typeof createInterleaving>

/**
 * Decides which of several pieces of work goes on next. Work stops at every `turn()` until it is chosen; one seed always
 * gives the same order.
 */
export function createInterleaving(seed: number) {
  const random = randomFrom(seed)
  const waiting: (() => void)[] = []
  const state = { busy: 0 }

  return {
    random,

    /** A point at which any other run may come first. */
    turn: async (): Promise<void> => {
      state.busy -= 1
      await new Promise<void>((go) => {
        waiting.push(go)
      })
    },

    /** Work that stops at turns, counted until it ends. */
    track: async <T>(work: () => Promise<T>): Promise<T> => {
      state.busy += 1
      try {
        return await work()
      } finally {
        state.busy -= 1
      }
    },

    /** Lets one run after another go on until none waits any more. */
    run: async (): Promise<void> => {
      for (;;) {
        do await nextTick()
        while (state.busy > 0)
        const [go] = waiting.splice(Math.floor(random() * waiting.length), 1)
        if (!go) return
        state.busy += 1
        go()
      }
    },
  }
}
