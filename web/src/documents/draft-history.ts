import { hasSameFields } from './has-same-fields.ts'
import { type IsDerived, findTypedChange } from './find-typed-change.ts'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Autosave } from './autosave.ts'
import type { DraftFields } from './draft-type.ts'

/** Milliseconds without typing after which a new undo step begins. */
export const STEP_PAUSE = 1_000
const STEPS_MAX = 200

type Step<Draft> = { before: Partial<Draft>; after: Partial<Draft>; place: string | null; at: number }

export type HistoryState = { canUndo: boolean; canRedo: boolean }

export type HistoryDeps<Draft> = {
  get: () => Draft
  set: (draft: Draft) => void
  now: () => number
  isDerived?: IsDerived | undefined
}

/**
 * Records the changes of a draft in steps: a word, a file, a whole part. A step stores the fields that it changed, so that undoing it keeps changes
 * that another tab or user has made to other fields.
 */
export function createDraftHistory<Draft extends object>({ get, set, now, isDerived }: HistoryDeps<Draft>) {
  let done: Step<Draft>[] = []
  let undone: Step<Draft>[] = []
  let state: HistoryState = { canUndo: false, canRedo: false }
  const listeners = new Set<() => void>()

  function changed() {
    const next = { canUndo: done.length > 0, canRedo: undone.length > 0 }
    if (hasSameFields(state, next)) return
    state = next
    for (const listener of listeners) listener()
  }

  /** Applies one side of a step where the other side is still present; returns false if none of it is. */
  function apply(from: Partial<Draft>, to: Partial<Draft>): boolean {
    const draft = get()
    const fields = keysOf<Draft>(to).filter((field) => hasSameFields(draft[field], from[field]))
    if (fields.length === 0) return false
    set({ ...draft, ...pick<Draft>(to, fields) })
    return true
  }

  function move(from: Step<Draft>[], to: Step<Draft>[], take: (step: Step<Draft>) => boolean) {
    for (let step = from.pop(); step; step = from.pop()) {
      if (!take(step)) continue
      to.push({ ...step, place: null })
      break
    }
    changed()
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Records a change, as a new step or as part of the previous one. */
    edit(next: Draft) {
      const draft = get()
      const fields = keysOf<Draft>(next).filter((field) => !hasSameFields(draft[field], next[field]))
      set(next)
      if (fields.length === 0) return
      const [before, after] = [pick<Draft>(draft, fields), pick<Draft>(next, fields)]
      const typed = findTypedChange(before, after, isDerived)
      const last = done.at(-1)
      const goesOn = last && typed && !typed.beginsWord && last.place === typed.place && now() - last.at < STEP_PAUSE
      if (goesOn && undone.length === 0)
        done[done.length - 1] = {
          ...last,
          before: { ...before, ...last.before },
          after: { ...last.after, ...after },
          at: now(),
        }
      else done = [...done.slice(1 - STEPS_MAX), { before, after, place: typed?.place ?? null, at: now() }]
      undone = []
      changed()
    },

    undo: () => move(done, undone, ({ before, after }) => apply(after, before)),
    redo: () => move(undone, done, ({ before, after }) => apply(before, after)),
  }
}

function keysOf<Draft extends object>(draft: Partial<Draft>): (keyof Draft)[] {
  const keys: (keyof Draft)[] = []
  for (const key in draft) if (Object.hasOwn(draft, key)) keys.push(key)
  return keys
}

function pick<Draft extends object>(draft: Partial<Draft>, fields: readonly (keyof Draft)[]): Partial<Draft> {
  const picked: Partial<Draft> = {}
  for (const field of fields) picked[field] = draft[field]
  return picked
}

export type Steps = HistoryState & { undo: () => void; redo: () => void }

/** Wraps `autosave` so that each step is also recorded and can be undone and redone while the editor is open. */
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
