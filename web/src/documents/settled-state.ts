import type { Autosave, AutosaveState, SaveStatus } from './autosave.ts'
import { findTypedChange } from './find-typed-change.ts'

/** Milliseconds without a key press after which typing counts as paused; longer than the time between two keys of a slow typist. */
export const TYPING_PAUSE = 500
/** Maximum milliseconds of continuous typing after which the rest of the screen is updated. */
export const TYPING_SPAN_MAX = 4_000
/** Milliseconds after which a choice is assumed to be visible. */
export const CHOICE_SHOWN = 50

export type SettledState<Draft> = {
  getState: () => AutosaveState<Draft>
  subscribe: (listener: () => void) => () => void
  /** Updates at once, before an action that uses the content of the screen. */
  settle: () => void
}

/** Fields of a screen that do not use its settled state. */
export type LiveFields = {
  /** Returns whether a text, by its path such as `/thread/0`, is shown by a field that reads the editor's own state. */
  isLive: (place: string) => boolean
  /** Fields that show a choice themselves; the rest of the screen is updated once the choice is visible. */
  choices?: readonly string[]
}

type Options = LiveFields & {
  /** Schedules a function; the returned function cancels it. */
  after: (ms: number, run: () => void) => () => void
}

/**
 * Creates a debounced state of an editor for everything that does not have to follow each key press: counters, checks, previews. Typing in a live
 * text is reported when it pauses, and a choice once it is visible. Everything else except the save status is reported immediately.
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
      // The state can have changed between the first read and this subscription.
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

/** Save statuses between which changes are ignored, because they only reflect typing; `LiveSaveStatus` reads them itself. */
const WHILE_TYPING: readonly SaveStatus[] = ['saved', 'unsaved', 'saving']

/** Returns whether two states have the same draft and differ at most between the statuses of `WHILE_TYPING`. */
function isSaving<Draft>(before: AutosaveState<Draft>, now: AutosaveState<Draft>): boolean {
  return before.draft === now.draft && isAlike(before, now)
}

function isAlike<Draft>(before: AutosaveState<Draft>, now: AutosaveState<Draft>): boolean {
  if (before.theirs !== now.theirs || before.isSafe !== now.isSafe) return false
  return before.status === now.status || [before.status, now.status].every((status) => WHILE_TYPING.includes(status))
}

/** Returns whether two states differ only in one of these fields. */
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
