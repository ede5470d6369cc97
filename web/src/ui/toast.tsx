import type { toast as hotToast } from 'react-hot-toast'
import { TOAST, UNDO_WINDOW } from '../config/constants.ts'
import styles from './toast.module.css'

type UndoOptions = {
  /** Label of the button. */
  label: string
  onUndo: () => void
  /** Called when undo is no longer offered, also when the page is closed, and never after an undo. */
  onExpire?: () => void
  /** Milliseconds. */
  duration?: number
  /** Id of the subject: a later command on the same subject ends the offer. */
  about?: string
}

type Library = typeof hotToast

type Say = (show: Library) => void

let library: Library | null = null

/** Messages that wait for the library. */
const unsaid = new Set<Say>()

type Load = (load: () => Promise<Library>) => Promise<Library>

let loadBy: Load = (load) => load()

type Offer = { about: string | undefined; timer: ReturnType<typeof setTimeout> }

/** Open undo offers, keyed by the function that ends them. */
const pending = new Map<() => void, Offer>()

let showsSuccess = () => true

/** Sets the function that decides whether successes are announced; it is called each time. Errors and messages with undo are always shown. */
export function announceSuccessWhen(decide: () => boolean): void {
  showsSuccess = decide
}

/** Sets how the library is loaded for a message, such as with retries. */
export function loadToastsBy(load: Load): void {
  loadBy = load
}

/** Short messages at the top right, with texts from the caller. */
export const toast = {
  success: (message: string): void => {
    if (showsSuccess()) withLibrary((show) => show.success(message, { duration: TOAST.success }))
  },
  error: (message: string): void => {
    withLibrary((show) => show.error(message, { duration: TOAST.error }))
  },
  undo: showUndo,
  endUndo,
}

/** Announces an action and offers to undo it for a limited time. */
function showUndo(message: string, { label, onUndo, onExpire, duration = UNDO_WINDOW, about }: UndoOptions): void {
  let settled = false
  let id: string | undefined
  const settle = (then: (() => void) | undefined) => {
    if (settled) return
    settled = true
    clearTimeout(timer)
    pending.delete(expire)
    if (id !== undefined) library?.dismiss(id)
    then?.()
  }
  const expire = () => settle(onExpire)
  const timer = setTimeout(expire, duration)
  pending.set(expire, { about, timer })
  withLibrary((show) => {
    if (settled) return
    id = show(<UndoToast message={message} label={label} onUndo={() => settle(onUndo)} />, {
      duration: Number.POSITIVE_INFINITY,
    })
  })
}

/** Loads the library in advance, so that the first message can be shown without a network. */
export async function loadToasts(): Promise<Library> {
  const { toast: show } = await import('react-hot-toast')
  library = show
  for (const say of unsaid) say(show)
  unsaid.clear()
  return show
}

/**
 * Calls `say` with the library. The toast container loads it when the page is idle; an earlier message loads it and waits for it. After a failure the
 * message waits for the next load.
 */
function withLibrary(say: Say): void {
  if (library !== null) return say(library)
  unsaid.add(say)
  loadBy(loadToasts).catch(() => undefined)
}

/** Ends the undo offers for earlier commands on a subject, which the next command invalidates. */
function endUndo(about: string): void {
  for (const [expire, offer] of pending) if (offer.about === about) expire()
}

/** Drops all undo offers without running their `onExpire`. */
export function forgetUndos(): void {
  for (const { timer } of pending.values()) clearTimeout(timer)
  pending.clear()
}

/** Runs all pending `onExpire` functions, because the page is about to close. */
function settleAll(): void {
  for (const expire of pending.keys()) expire()
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', settleAll)

type Props = { message: string; label: string; onUndo: () => void }

/** Content of a toast for an action that can be undone. */
export function UndoToast({ message, label, onUndo }: Props) {
  return (
    <span className={styles.row}>
      <span className={styles.message}>{message}</span>
      <button type="button" className={styles.undo} onClick={onUndo}>
        {label}
      </button>
    </span>
  )
}
