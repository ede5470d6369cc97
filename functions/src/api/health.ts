import * as contract from '@postwright/core/api/health'
import { bindPublic, type Route } from '../http/bind.ts'

/** An id without an account: reading it is a normal read for both services. */
const UNUSED_UID = 'health-check'

export const HEALTH_ROUTES: readonly Route[] = [
  bindPublic(contract.getHealth, { limit: { perMinute: 60, by: 'address' } }, async ({ deps }) => {
    await Promise.all([deps.users.get(UNUSED_UID), deps.identity.getUser(UNUSED_UID)])
    return { status: 'ok' as const, firestore: 'ok' as const, auth: 'ok' as const }
  }),
]
