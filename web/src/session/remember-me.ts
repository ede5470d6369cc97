import { tokenStore } from '../lib/token-store.ts'

let chosen: boolean | null = null

/** Stores the user's choice at sign-in, which determines where the next tokens are stored. */
export function setRememberMe(remember: boolean): void {
  chosen = remember
}

/**
 * Returns whether tokens outlive the browser: the choice of this page's sign-in, otherwise of the stored session, otherwise of the identity
 * provider's storage.
 */
export function rememberMe(): boolean {
  return chosen ?? tokenStore.remembers() ?? !isIdentityInSessionStorage()
}

function isIdentityInSessionStorage(): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith('firebase:authUser:'))
  } catch {
    return false
  }
}
