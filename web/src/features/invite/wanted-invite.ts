import { STORAGE_KEYS } from '@/config/constants.ts'
import { log } from '@/lib/log.ts'

/** The invite that a visitor asked to accept before signing in, kept for this tab: it is accepted as they come back. */
export const wantedInvite = {
  keep: (token: string): void => void attempt((area) => area.setItem(STORAGE_KEYS.wantedInvite, token)),
  /** Whether it is this one; after that none is wanted any more. */
  take(token: string): boolean {
    const wanted = attempt((area) => area.getItem(STORAGE_KEYS.wantedInvite))
    attempt((area) => area.removeItem(STORAGE_KEYS.wantedInvite))
    return wanted === token
  },
}

function attempt<T>(run: (area: Storage) => T): T | null {
  try {
    return run(window.sessionStorage)
  } catch (error) {
    log.warn('Invite: the browser keeps nothing', error)
    return null
  }
}
