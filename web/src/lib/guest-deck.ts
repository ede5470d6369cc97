import { STORAGE_KEYS } from '../config/constants.ts'
import { log } from './log.ts'

/** Maximum characters: browsers allow about five million for all data that a site stores. */
const GUEST_DECK_MAX = 1_500_000

/** A visitor's deck from the home page, as text, stored for this tab until it has become a deck of their account. */
export const guestDeck = {
  read(): string | null {
    return attempt('read', (area) => area.getItem(STORAGE_KEYS.guestDeck))
  },
  /** @returns whether it is stored */
  write(text: string): boolean {
    if (text.length > GUEST_DECK_MAX) return false
    return (
      attempt('stored', (area) => {
        area.setItem(STORAGE_KEYS.guestDeck, text)
        return true
      }) ?? false
    )
  },
  clear(): void {
    attempt('cleared', (area) => area.removeItem(STORAGE_KEYS.guestDeck))
  },
}

function attempt<T>(what: string, run: (area: Storage) => T): T | null {
  try {
    return run(window.sessionStorage)
  } catch (error) {
    log.error(`Guest deck: could not be ${what}`, error)
    return null
  }
}
