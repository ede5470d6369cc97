import type { savePlatformApp as saveEndpoint } from '@postwright/core/api/platform-apps'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Platform } from '@postwright/core/platforms/platform'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { getAppKind, type PlatformApp } from '@postwright/core/platforms/platform-app'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { newDocument } from '../new-document.ts'
import { keyEnd } from './key-end.ts'
import { platformAppContext } from './platform-app-context.ts'

const PLATFORM_APP_SCHEMA = 1
const UNKNOWN_KIND = 'The network has no such kind of app.'

/**
 * Seals and stores the app keys of a network in place of those that were there.
 * @throws `validation_failed` for a kind of app that the network does not have
 */
export async function savePlatformApp(
  deps: Pick<Deps, 'clock' | 'sealer' | 'transact' | 'auditLog' | 'platformAppStore'>,
  actorUid: string,
  { platform, clientId, clientSecret, kind: wanted = '' }: { platform: Platform } & PlatformApp,
): Promise<OutputOf<typeof saveEndpoint>['app']> {
  const { auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
  const kind = getAppKind(auth, wanted)?.id ?? ''
  if (wanted !== '' && wanted !== kind) throw new AppError('validation_failed', { fields: { kind: UNKNOWN_KIND } })
  const keys: PlatformApp = { clientId, clientSecret, ...(kind !== '' && { kind }) }
  const sealed = deps.sealer.seal(JSON.stringify(keys), platformAppContext(platform))
  const ends = { clientIdEnd: keyEnd(clientId), clientSecretEnd: keyEnd(clientSecret), kind }
  const saved = await deps.transact(async (tx) => {
    const before = await deps.platformAppStore.getIn(tx, platform)
    const fresh = newDocument(deps.clock, { id: platform, schema: PLATFORM_APP_SCHEMA, createdBy: actorUid })
    const kept = before && { createdAt: before.createdAt, createdBy: before.createdBy, rev: before.rev + 1 }
    const app = { ...fresh, ...kept, sealed, ...ends }
    deps.platformAppStore.saveIn(tx, app)
    deps.auditLog.appendIn(tx, { action: 'platform_app.saved', actorUid, subject: platform, facts: { platform } })
    return app
  })
  return { platform, source: 'stored', ...ends, updatedAt: saved.updatedAt }
}
