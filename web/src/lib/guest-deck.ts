import { STORAGE_KEYS } from '../config/constants.ts'
import { log } from './log.ts'

/** Characters: browsers keep some five million for all that a site stores. */
const GUEST_DECK_MAX = 1_500_000

/** What a visitor has made of the deck on the home page, as text, stored for this tab until it has become a deck of theirs. */
export const guestDeck = {
  read(): string | null {
    return attempt('read', (area) => area.getItem(STORAGE_KEYS.guestDeck))
  },
  /** @returns whether it is kept */
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
