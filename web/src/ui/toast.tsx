import type { toast as hotToast } from 'react-hot-toast'
import { TOAST, UNDO_WINDOW } from '../config/constants.ts'
import styles from './toast.module.css'

type UndoOptions = {
  /** The words on the button. */
  label: string
  onUndo: () => void
  /** The time to undo is over; it runs also when the page is left, and never after an undo. */
  onExpire?: () => void
  /** Milliseconds. */
  duration?: number
  /** Id of what it is about: a later command on that ends the offer. */
  about?: string
}

type Library = typeof hotToast

let library: Library | null = null

type Offer = { about: string | undefined; timer: ReturnType<typeof setTimeout> }

/** Offers to undo that are open, by what ends each. */
const pending = new Map<() => void, Offer>()

let showsSuccess = () => true

/** Decides, each time anew, whether successes are announced. Errors and what can be undone always are. */
export function announceSuccessWhen(decide: () => boolean): void {
  showsSuccess = decide
}

/** Short messages at the top right. Words come from the caller. */
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

/** Says what was done and offers to take it back for a while. */
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

/** Fetches the library, so that the first message can be shown without a network. */
export async function loadToasts(): Promise<Library> {
  const { toast: show } = await import('react-hot-toast')
  library = show
  return show
}

/** The library comes with the place where messages appear, after the first paint; what is said before that waits for it. */
function withLibrary(say: (show: Library) => void): void {
  if (library !== null) return say(library)
  void loadToasts().then(say)
}

/** Ends the offers to undo earlier commands on something, which the next command makes wrong. */
function endUndo(about: string): void {
  for (const [expire, offer] of pending) if (offer.about === about) expire()
}

/** Drops the offers to undo together with what was to be done once they lapse. */
export function forgetUndos(): void {
  for (const { timer } of pending.values()) clearTimeout(timer)
  pending.clear()
}

/** What waits for its undo to lapse is done now: the page is about to go. */
function settleAll(): void {
  for (const expire of pending.keys()) expire()
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', settleAll)

type Props = { message: string; label: string; onUndo: () => void }

/** The content of a toast for an action that can be undone. */
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
