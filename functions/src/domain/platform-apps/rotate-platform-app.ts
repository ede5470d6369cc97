import type { AppRotation, ShownPlatformApp } from '@postwright/core/api/platform-apps'
import type { Platform } from '@postwright/core/platforms/platform'
import { type PlatformApp, REPLACED_KEYS_RETENTION } from '@postwright/core/platforms/platform-app'
import type { StoredPlatformApp } from '../ports/connections.ts'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { FIELD_WORDS } from '../error-words.ts'
import { openAppKeys, requireKnownKind, sealAppKeys } from './app-keys.ts'
import { showStoredApp } from './platform-apps.ts'
import { runAppTest } from './test-platform-app.ts'

type RotateDeps = Pick<Deps, 'clock' | 'sealer' | 'transact' | 'auditLog' | 'platformAppStore' | 'appTests'>
type NewKeys = { platform: Platform; withoutTest: boolean; keyEndsAt?: number | null } & PlatformApp

/**
 * Replaces the current app keys once the network has verified the new ones; the old ones are kept sealed for a revert. Keys that the network refuses,
 * or cannot verify because it is unreachable, are not stored. A repeated call changes nothing.
 * @throws `not_found` without keys; `validation_failed` for an unknown app kind, or when the network has no test and the user has not confirmed it;
 * `stale_revision` when the current keys were changed during the test
 */
export async function rotatePlatformApp(
  deps: RotateDeps,
  actorUid: string,
  { platform, withoutTest, keyEndsAt = null, ...given }: NewKeys,
): Promise<AppRotation> {
  const keys = requireKnownKind(platform, given)
  const seen = await deps.platformAppStore.get(platform)
  if (!seen) throw new AppError('not_found', { message: `no app keys of ${platform}` })
  const present = openAppKeys(deps.sealer, platform, seen)
  if (isSame(present, keys)) return { outcome: 'swapped', detail: '', app: showStoredApp(platform, seen) }
  const tested = await runAppTest(deps, platform, keys)
  if (tested === null && !withoutTest)
    throw new AppError('validation_failed', { fields: { withoutTest: FIELD_WORDS.untestedKeys } })
  if (tested !== null && tested.outcome !== 'passed') {
    const facts = { platform, outcome: tested.outcome, isNew: true }
    await deps.auditLog.append({ action: 'platform_app.tested', actorUid, subject: platform, facts })
    return { outcome: tested.outcome, detail: tested.detail, app: null }
  }
  const now = deps.clock.now()
  const app = await deps.transact(async (tx) => {
    const stored = await deps.platformAppStore.getIn(tx, platform)
    if (!stored || stored.rev !== seen.rev) throw new AppError('stale_revision')
    const next: StoredPlatformApp = {
      ...stored,
      ...sealAppKeys(deps.sealer, platform, { ...keys, keyEndsAt }),
      previous: keepForReturn(stored, now),
      tested: tested && { testedAt: now, outcome: tested.outcome },
      rev: stored.rev + 1,
      updatedAt: now,
    }
    deps.platformAppStore.saveIn(tx, next)
    const facts = { platform, isTested: tested !== null, isSameId: present.clientId === keys.clientId }
    deps.auditLog.appendIn(tx, { action: 'platform_app.rotated', actorUid, subject: platform, facts })
    return next
  })
  return { outcome: 'swapped', detail: '', app: showStoredApp(platform, app) }
}

/**
 * Restores the keys that the last rotation replaced, and keeps the current ones as the previous keys. `replacedAt` identifies the rotation, so a
 * repeated call does not switch back.
 * @throws `stale_revision` when `replacedAt` is not the last rotation, or its replaced keys have expired
 */
export async function revertPlatformApp(
  deps: Pick<Deps, 'clock' | 'transact' | 'auditLog' | 'platformAppStore'>,
  actorUid: string,
  { platform, replacedAt }: { platform: Platform; replacedAt: number },
): Promise<ShownPlatformApp> {
  return deps.transact(async (tx) => {
    const stored = await deps.platformAppStore.getIn(tx, platform)
    const now = deps.clock.now()
    const previous = stored?.previous
    if (!stored || !previous || previous.replacedAt !== replacedAt || previous.endsAt <= now) {
      throw new AppError('stale_revision')
    }
    const { replacedAt: _replaced, endsAt: _ends, ...keys } = previous
    const next = {
      ...stored,
      ...keys,
      previous: keepForReturn(stored, now),
      tested: null,
      rev: stored.rev + 1,
      updatedAt: now,
    }
    deps.platformAppStore.saveIn(tx, next)
    deps.auditLog.appendIn(tx, { action: 'platform_app.reverted', actorUid, subject: platform, facts: { platform } })
    return showStoredApp(platform, next)
  })
}

/** Deletes replaced keys that have expired. @returns the number of networks affected */
export async function forgetReplacedKeys(deps: Pick<Deps, 'clock' | 'transact' | 'platformAppStore'>): Promise<number> {
  const ended = ({ previous }: StoredPlatformApp) => previous !== null && previous.endsAt <= deps.clock.now()
  const found = (await deps.platformAppStore.list()).filter(ended)
  for (const { id } of found) {
    await deps.transact(async (tx) => {
      const stored = await deps.platformAppStore.getIn(tx, id)
      if (stored && ended(stored)) {
        deps.platformAppStore.saveIn(tx, { ...stored, previous: null, rev: stored.rev + 1 })
      }
    })
  }
  return found.length
}

function keepForReturn(
  { sealed, clientIdEnd, clientSecretEnd, kind, keyEndsAt, appRef }: StoredPlatformApp,
  now: number,
): StoredPlatformApp['previous'] {
  return {
    sealed,
    clientIdEnd,
    clientSecretEnd,
    kind,
    keyEndsAt,
    appRef,
    replacedAt: now,
    endsAt: now + REPLACED_KEYS_RETENTION,
  }
}

function isSame(a: PlatformApp, b: PlatformApp): boolean {
  return a.clientId === b.clientId && a.clientSecret === b.clientSecret && (a.kind ?? '') === (b.kind ?? '')
}
