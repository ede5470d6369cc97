import { beforeUserSignedIn } from 'firebase-functions/identity'
import { randomInt } from 'node:crypto'
import { type RuntimeOptions, runWith } from 'firebase-functions/v1'
import { syncIdentity } from '../domain/tokens/sync-identity.ts'
import type { GetDeps } from '../domain/ports/deps.ts'
import { IDENTITY_SYNCS, IDENTITY_SYNC_PAUSE } from '@postwright/core/limits'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { syncIdentities as syncAll } from '../domain/accounts/sync-identities.ts'

/** Parts of a second. A power of two, so that the sum with a time is exact in every language. */
const PARTS = 2 ** 20

/** Returns the session claims of a sign-in: a random part of its second, so that two sign-ins in one second differ. */
export function signInClaims(random: (min: number, max: number) => number = randomInt): { sign_in: number } {
  return { sign_in: random(1, PARTS) / PARTS }
}

/** Creates the function that the identity provider calls before each sign-in; every token of that sign-in keeps its claims. */
export function signInFunction() {
  return beforeUserSignedIn({ memory: '256MiB' }, () => ({ sessionClaims: signInClaims() }))
}

// NOTE the provider's events exist in the first generation only, which does not support the options of the second.
const OPTIONS: RuntimeOptions = {
  memory: '512MB',
  secrets: ['TOKEN_SIGNING_KEYS', 'SEALING_KEYS'],
  failurePolicy: true,
}

/** Suspends the account and schedules its deletion after its identity was deleted, even if it was deleted directly at the provider. */
export function onIdentityDeletedFunction(getDeps: GetDeps) {
  return runWith(OPTIONS)
    .auth.user()
    .onDelete(async ({ uid }) => {
      const deps = getDeps()
      if ((await deps.identity.getUser(uid)) === null) await syncIdentity(deps, uid, null)
    })
}

/** Disabled identities of this process's last sync; without them a sync reads the accounts as well. */
let disabled: Set<string> | null = null

/** Suspends and restores people whose identity was disabled or enabled, three times a minute. */
export function syncIdentitiesFunction(getDeps: GetDeps) {
  return onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 120, maxInstances: 1, retryCount: 0 }, async () => {
    const deps = getDeps()
    const syncs = deps.config.isLocal ? 1 : IDENTITY_SYNCS
    for (let sync = 0; sync < syncs; sync += 1) {
      if (sync > 0) await deps.clock.sleep(IDENTITY_SYNC_PAUSE)
      disabled = await syncAll(deps, disabled)
    }
  })
}
