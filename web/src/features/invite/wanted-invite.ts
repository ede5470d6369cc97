import { log } from '@/lib/log.ts'

const KEY = 'postwright.wantedInvite'

/** The invite that a visitor asked to accept before signing in, kept for this tab: it is accepted as they come back. */
export const wantedInvite = {
  keep: (token: string): void => void attempt((area) => area.setItem(KEY, token)),
  /** Whether it is this one; after that none is wanted any more. */
  take(token: string): boolean {
    const wanted = attempt((area) => area.getItem(KEY))
    attempt((area) => area.removeItem(KEY))
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
