import { STORAGE_KEYS } from '../config/constants.ts'
import { log } from './log.ts'

/** Units of text: what the field on the home page takes. */
export const KEPT_POST_MAX = 2_000

/** What a visitor has written on the home page, kept in this tab until it has become a draft. Without schemas: public pages are light. */
export const keptPost = {
  /** The text as it was written, or null when nothing worth keeping is there. */
  read(): string | null {
    const text = attempt('read', (area) => area.getItem(STORAGE_KEYS.keptPost))?.slice(0, KEPT_POST_MAX)
    return text?.trim() ? text : null
  },
  write(text: string): void {
    attempt('kept', (area) => area.setItem(STORAGE_KEYS.keptPost, text.slice(0, KEPT_POST_MAX)))
  },
  clear(): void {
    attempt('cleared', (area) => area.removeItem(STORAGE_KEYS.keptPost))
  },
}

function attempt<T>(what: string, run: (area: Storage) => T): T | null {
  try {
    return run(window.sessionStorage)
  } catch (error) {
    log.error(`Kept post: could not be ${what}`, error)
    return null
  }
}
