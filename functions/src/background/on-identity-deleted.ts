import { type RuntimeOptions, runWith } from 'firebase-functions/v1'
import { syncIdentity } from '../domain/tokens/sync-identity.ts'
import type { GetDeps } from '../domain/ports/deps.ts'

// NOTE the provider's events exist in the first generation only, which does not know the options of the second.
const OPTIONS: RuntimeOptions = {
  memory: '512MB',
  secrets: ['TOKEN_SIGNING_KEYS', 'SEALING_KEYS'],
  failurePolicy: true,
}

/** After an identity was deleted, also with the provider's own call: suspends its account and has it deleted in its time. */
export function onIdentityDeletedFunction(getDeps: GetDeps) {
  return runWith(OPTIONS)
    .auth.user()
    .onDelete(async ({ uid }) => {
      const deps = getDeps()
      if ((await deps.identity.getUser(uid)) === null) await syncIdentity(deps, uid, null)
    })
}
