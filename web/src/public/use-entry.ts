import { routes } from '../config/routes.ts'
import { tokenStore } from '../lib/token-store.ts'

/** Where the main button leads: into the product for those who have been here, else to a new account. */
export function entry(): { to: string; labelKey: string; isReturning: boolean } {
  const isReturning = tokenStore.read() !== null
  return isReturning
    ? { to: routes.dashboard.href(), labelKey: 'public:call.open', isReturning }
    : { to: routes.register.href(), labelKey: 'public:call.register', isReturning }
}
