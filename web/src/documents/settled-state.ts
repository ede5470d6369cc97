import type { Autosave, AutosaveState, SaveStatus } from './autosave.ts'
import { findTypedChange } from './find-typed-change.ts'

/** Typing rests once nothing is typed for this many milliseconds: more than lies between two keys of a slow typist. */
export const TYPING_PAUSE = 500
/** Who types without a pause sees the rest of the screen follow after this many milliseconds. */
export const TYPING_SPAN_MAX = 4_000
/** Milliseconds after which a choice can be seen. */
export const CHOICE_SHOWN = 50

export type SettledState<Draft> = {
  getState: () => AutosaveState<Draft>
  subscribe: (listener: () => void) => () => void
  /** Catches up at once: before something is done with what is on the screen. */
  settle: () => void
}

/** What fields of a screen show without its settled state. */
export type LiveFields = {
  /** Whether a text, by its path such as `/thread/0`, is shown by a field that reads the editor's own state. */
  isLive: (place: string) => boolean
  /** Fields that show a choice by themselves: the rest of the screen follows after it can be seen. */
  choices?: readonly string[]
}

type Options = LiveFields & {
  /** Runs something later; the result calls it off. */
  after: (ms: number, run: () => void) => () => void
}

/**
 * The state of an editor for everything that need not follow each key: counters, checks, previews. What is typed into one text
 * arrives when typing rests; everything else arrives at once, but for how far saving is.
 */
export function createSettledState<Draft>(
  { getState, subscribe }: Pick<Autosave<Draft>, 'getState' | 'subscribe'>,
  { isLive, choices = [], after }: Options,
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
    if (isSaving(shown, now)) return
    shown = now
    for (const listener of listeners) listener()
  }

  function follow() {
    if (isSaving(shown, getState())) return
    const isChoice = isChosen(shown, getState(), choices)
    if (!isChoice && !isTyping(shown, getState(), isLive)) return settle()
    cancelPause?.()
    cancelPause = after(isChoice ? CHOICE_SHOWN : TYPING_PAUSE, settle)
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

/** Two of these in turn say nothing but that something is typed; `SaveStatus` reads them by itself. */
const WHILE_TYPING: readonly SaveStatus[] = ['saved', 'unsaved', 'saving']

/** Whether two states differ in nothing but how far saving is. */
function isSaving<Draft>(before: AutosaveState<Draft>, now: AutosaveState<Draft>): boolean {
  return before.draft === now.draft && isAlike(before, now)
}

function isAlike<Draft>(before: AutosaveState<Draft>, now: AutosaveState<Draft>): boolean {
  if (before.theirs !== now.theirs || before.isSafe !== now.isSafe) return false
  return before.status === now.status || [before.status, now.status].every((status) => WHILE_TYPING.includes(status))
}

/** Whether nothing but one of these fields differs. */
function isChosen<Draft>(before: AutosaveState<Draft>, now: AutosaveState<Draft>, choices: readonly string[]): boolean {
  if (choices.length === 0 || !isAlike(before, now)) return false
  const old = new Map<string, unknown>(Object.entries(before.draft ?? {}))
  const changed = Object.entries(now.draft ?? {}).filter(([field, value]) => !Object.is(value, old.get(field)))
  return changed.length === 1 && choices.includes(changed[0]?.[0] ?? '')
}

function isTyping<Draft>(
  before: AutosaveState<Draft>,
  now: AutosaveState<Draft>,
  isLive: LiveFields['isLive'],
): boolean {
  if (!isAlike(before, now)) return false
  const typed = findTypedChange(before.draft, now.draft)
  return typed !== null && isLive(typed.place)
}
