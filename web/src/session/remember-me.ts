import { tokenStore } from '../lib/token-store.ts'

let chosen: boolean | null = null

/** What the person ticked at sign-in; it decides where the next tokens are kept. */
export function setRememberMe(remember: boolean): void {
  chosen = remember
}

/** The choice of this page's sign-in, else that of the stored session, else where the identity provider keeps its user. */
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
