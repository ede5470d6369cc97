import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Autosave } from './autosave.ts'
import { createDraftHistory, type HistoryState } from './draft-history.ts'
import type { DraftFields } from './draft-type.ts'
import type { IsDerived } from './words-typed.ts'

export type Steps = HistoryState & { undo: () => void; redo: () => void }

/** Saves as `autosave` does, and remembers each step, so that it can be taken back and made again as long as the editor is open. */
export function useDraftHistory<Draft extends DraftFields>(
  autosave: Autosave<Draft>,
  isDerived?: IsDerived,
): { autosave: Autosave<Draft>; steps: Steps } {
  const [history] = useState(() =>
    createDraftHistory<Draft>({ get: () => autosave.getState().draft, set: autosave.edit, now: Date.now, isDerived }),
  )
  const remembering = useMemo(() => ({ ...autosave, edit: history.edit }), [autosave, history])
  const state = useSyncExternalStore(history.subscribe, history.getState)
  const steps = useMemo(() => ({ ...state, undo: history.undo, redo: history.redo }), [state, history])
  return { autosave: remembering, steps }
}
