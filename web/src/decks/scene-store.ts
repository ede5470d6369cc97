import { applyChange } from '@postwright/core/scene/apply-change'
import type { Change } from '@postwright/core/scene/change'
import { invertChange } from '@postwright/core/scene/invert-change'
import type { Scene } from '@postwright/core/scene/scene'

export type SceneState = { scene: Scene; canUndo: boolean; canRedo: boolean }

/** A deck while it is edited: what shows it reads it here, and changes it by nothing but `run`, `undo` and `redo`. */
export type SceneStore = {
  getState(): SceneState
  subscribe(listener: () => void): () => void
  /**
   * Applies a change, and remembers it to be taken back. Changes with the same `gesture` are taken back together.
   * @returns whether anything became different
   */
  run(change: Change, gesture?: string): boolean
  /** @returns what was taken back; null when there was nothing */
  undo(): Change | null
  redo(): Change | null
  /** Takes over what came from elsewhere: another tab, another person, the server. What can be undone stays. */
  replace(scene: Scene): void
}

type Step = { changes: readonly Change[]; gesture: string | undefined }

const STEPS_KEPT = 200

/** A store in memory: where a deck is kept for good is added by those who subscribe to it. */
export function createSceneStore(initial: Scene): SceneStore {
  let done: readonly Step[] = []
  let undone: readonly Step[] = []
  let state: SceneState = { scene: initial, canUndo: false, canRedo: false }
  const listeners = new Set<() => void>()

  function show(scene: Scene) {
    state = { scene, canUndo: done.length > 0, canRedo: undone.length > 0 }
    for (const listener of listeners) listener()
  }

  function remember(change: Change, gesture: string | undefined) {
    const last = done.at(-1)
    const isSame = last !== undefined && gesture !== undefined && last.gesture === gesture
    const step = { changes: isSame ? [...last.changes, change] : [change], gesture }
    done = [...(isSame ? done.slice(0, -1) : done), step].slice(-STEPS_KEPT)
    undone = []
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    run(change, gesture) {
      if (change.edits.length === 0) return false
      remember(change, gesture)
      show(applyChange(state.scene, change))
      return true
    },
    undo() {
      const step = done.at(-1)
      if (!step) return null
      done = done.slice(0, -1)
      undone = [...undone, step]
      show(step.changes.toReversed().map(invertChange).reduce(applyChange, state.scene))
      return step.changes[0] ?? null
    },
    redo() {
      const step = undone.at(-1)
      if (!step) return null
      undone = undone.slice(0, -1)
      done = [...done, step]
      show(step.changes.reduce(applyChange, state.scene))
      return step.changes[0] ?? null
    },
    replace: (scene) => show(scene),
  }
}
