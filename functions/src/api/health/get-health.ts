import { getHealth } from '@postwright/core/api/health'
import { bindPublic } from '../../http/bind.ts'

/** An id that nobody has: asking for it is an ordinary read for both services. */
const NOBODY = 'health-check'

export const getHealthRoute = bindPublic(getHealth, { limit: { perMinute: 60, by: 'address' } }, async ({ deps }) => {
  await Promise.all([deps.users.get(NOBODY), deps.identity.getUser(NOBODY)])
  return { status: 'ok' as const, firestore: 'ok' as const, auth: 'ok' as const }
})
