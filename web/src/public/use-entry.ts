import { useSyncExternalStore } from 'react'
import { routes } from '../config/routes.ts'
import { tokenStore } from '../lib/token-store.ts'

type Entry = { to: string; labelKey: string; isReturning: boolean }

/** Where the main button leads: into the product for those who have been here, else to a new account. */
export function useEntry(): Entry {
  const isReturning = useSyncExternalStore(neverChanges, hasTokens, isNobodyKnown)
  return isReturning
    ? { to: routes.dashboard.href(), labelKey: 'public:call.open', isReturning }
    : { to: routes.register.href(), labelKey: 'public:call.register', isReturning }
}

function neverChanges(): () => void {
  return () => undefined
}

function hasTokens(): boolean {
  return tokenStore.read() !== null
}

/** A prerendered page greets everybody as new; the browser corrects it. */
function isNobodyKnown(): boolean {
  return false
}
