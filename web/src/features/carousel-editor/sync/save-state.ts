import type { Autosave, SaveStatus } from '@/documents/autosave.ts'
import type { SavedDraft } from './open-draft.ts'

/** How saving goes, over all documents of a deck. */
export type SaveState = ReturnType<typeof createSaveState>

type Followed = { stateOf: () => Whole } & Pick<Autosave<unknown>, 'flush' | 'connectionChanged'>

type Whole = { status: SaveStatus; isSafe: boolean }

/** What a person should know first: the later, the more it matters. */
const ORDER: readonly SaveStatus[] = ['saved', 'unsaved', 'saving', 'offline', 'locked', 'conflict', 'failed']

/** Says for many drafts at once what each says for itself. */
export function createSaveState() {
  const followed = new Set<Followed>()
  const listeners = new Set<() => void>()
  let whole: Whole = { status: 'saved', isSafe: true }

  function look() {
    const states = [...followed].map((each) => each.stateOf())
    const status = ORDER.findLast((each) => states.some((state) => state.status === each)) ?? 'saved'
    const isSafe = states.every((state) => state.isSafe)
    if (status === whole.status && isSafe === whole.isSafe) return
    whole = { status, isSafe }
    for (const listener of listeners) listener()
  }

  return {
    getState: () => whole,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Counts a draft in as long as it is open. */
    follow<Draft>(draft: SavedDraft<Draft>): SavedDraft<Draft> {
      const { autosave } = draft
      const each: Followed = {
        stateOf: autosave.getState,
        flush: autosave.flush,
        connectionChanged: autosave.connectionChanged,
      }
      followed.add(each)
      const stop = autosave.subscribe(look)
      look()
      return {
        ...draft,
        close(drop) {
          draft.close(drop)
          followed.delete(each)
          stop()
          look()
        },
      }
    },

    connectionChanged() {
      for (const each of followed) each.connectionChanged()
    },

    /** Tries again at once. */
    retry() {
      for (const each of followed) void each.flush()
    },
  }
}
