import { STORAGE_KEYS } from '../config/constants.ts'
import { log } from './log.ts'

/** Units of text: what the field on the home page takes. */
export const GUEST_DRAFT_MAX = 2_000

/** What a visitor has written on the home page, stored for this tab until it has become a draft. Without schemas: public pages are light. */
export const guestDraft = {
  /** The text as it was written, or null when there is none or it is blank. */
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
