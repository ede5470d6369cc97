import { applyChange } from '@postwright/core/scene/apply-change'
import type { Change } from '@postwright/core/scene/change'
import { invertChange } from '@postwright/core/scene/invert-change'
import type { Scene } from '@postwright/core/scene/scene'

export type SceneState = { scene: Scene; canUndo: boolean; canRedo: boolean }

/** A deck in an editor. Views read it here, and change it only with `run`, `undo` and `redo`. */
export type SceneStore = {
  getState(): SceneState
  subscribe(listener: () => void): () => void
  /**
   * Applies a change and records it for undo. Changes with the same `gesture` are undone together.
   * @returns whether anything changed
   */
  run(change: Change, gesture?: string): boolean
  /** @returns the undone change; null if there was none */
  undo(): Change | null
  redo(): Change | null
  /** Replaces the deck with a version from another tab, another user or the server. The undo history is kept. */
  replace(scene: Scene): void
}

type Step = { changes: readonly Change[]; gesture: string | undefined }

const STEPS_KEPT = 200

/** Creates a store in memory; subscribers add persistence. */
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
