import { STORAGE_KEYS } from '../config/constants.ts'
import { log } from './log.ts'

/** Maximum UTF-16 code units accepted by the field on the home page. */
export const GUEST_DRAFT_MAX = 2_000

/** A visitor's text from the home page, stored for this tab until it has become a draft. Does not use schemas, to keep public pages small. */
export const guestDraft = {
  /** Returns the stored text, or null if it is missing or blank. */
  read(): string | null {
    const text = attempt('read', (area) => area.getItem(STORAGE_KEYS.guestDraft))?.slice(0, GUEST_DRAFT_MAX)
    return text?.trim() ? text : null
  },
  write(text: string): void {
    attempt('stored', (area) => area.setItem(STORAGE_KEYS.guestDraft, text.slice(0, GUEST_DRAFT_MAX)))
  },
  clear(): void {
    attempt('cleared', (area) => area.removeItem(STORAGE_KEYS.guestDraft))
  },
}

function attempt<T>(what: string, run: (area: Storage) => T): T | null {
  try {
    return run(window.sessionStorage)
  } catch (error) {
    log.error(`Guest draft: could not be ${what}`, error)
    return null
  }
}
