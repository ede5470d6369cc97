import type { Autosave, AutosaveState, SaveStatus } from './autosave.ts'
import { wordsTyped } from './words-typed.ts'

/** Typing rests once nothing is typed for this many milliseconds: more than lies between two keys of a slow typist. */
export const TYPING_PAUSE = 500
/** Who types without a pause sees the rest of the screen follow after this many milliseconds. */
export const TYPING_SPAN_MAX = 4_000

export type SettledState<Draft> = {
  getState: () => AutosaveState<Draft>
  subscribe: (listener: () => void) => () => void
  /** Catches up at once: before something is done with what is on the screen. */
  settle: () => void
}

type Options = {
  /** Whether a text, by its path such as `/thread/0`, is shown by a field that reads the editor's own state. */
  isLive: (place: string) => boolean
  /** Runs something later; the result calls it off. */
  after: (ms: number, run: () => void) => () => void
}

/**
 * The state of an editor for everything that need not follow each key: counters, checks, previews. What is typed into one text
 * arrives when typing rests; everything else arrives at once.
 */
export function createSettledState<Draft>(
  { getState, subscribe }: Pick<Autosave<Draft>, 'getState' | 'subscribe'>,
  { isLive, after }: Options,
): SettledState<Draft> {
  let shown = getState()
  let cancelPause: (() => void) | null = null
  let cancelSpan: (() => void) | null = null
  const listeners = new Set<() => void>()

  function settle() {
    cancelPause?.()
    cancelSpan?.()
    cancelPause = null
    cancelSpan = null
    const now = getState()
    if (now === shown) return
    shown = now
    for (const listener of listeners) listener()
  }

  function follow() {
    if (!isTyping(shown, getState(), isLive)) return settle()
    cancelPause?.()
    cancelPause = after(TYPING_PAUSE, settle)
    cancelSpan ??= after(TYPING_SPAN_MAX, settle)
  }

  let stop: (() => void) | null = null
  return {
    getState: () => shown,
    subscribe(listener) {
      stop ??= subscribe(follow)
      listeners.add(listener)
      // Between the first look and this, something may have changed.
      settle()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = null
        cancelPause?.()
        cancelSpan?.()
        cancelPause = null
        cancelSpan = null
      }
    },
    settle,
  }
}

/** Two of these in turn say nothing but that something is typed. */
const WHILE_TYPING: readonly SaveStatus[] = ['saved', 'unsaved', 'saving']

function isTyping<Draft>(before: AutosaveState<Draft>, now: AutosaveState<Draft>, isLive: Options['isLive']): boolean {
  if (before.theirs !== now.theirs || before.isSafe !== now.isSafe || before.draft === now.draft) return false
  if (before.status !== now.status && ![before.status, now.status].every((status) => WHILE_TYPING.includes(status))) {
    return false
  }
  const typed = wordsTyped(before.draft, now.draft)
  return typed !== null && isLive(typed.place)
}
