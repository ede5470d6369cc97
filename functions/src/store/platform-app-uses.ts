import { connections } from '@postwright/core/collections/connections'
import { instant } from '@postwright/core/ids'
import { APP_COUNT_MAX } from '@postwright/core/platforms/platform-app'
import { CONNECTIONS_GROUP, paths, VARIANTS_GROUP } from '@postwright/core/paths'
import { z } from 'zod'
import type { PlatformAppUses } from '../domain/ports/connections.ts'
import { converterFor } from './converter.ts'
import { countOf } from './queries.ts'
import type { Refs } from './refs.ts'

/** Maximum number of channels read to count their workspaces. */
const WORKSPACES_READ_MAX = 1_000

const ownerSchema = z.object({ workspaceId: z.string() })
const grantedSchema = z.object({ updatedAt: instant() })

/** Creates a store that counts the uses of an app in the database itself, up to a limit. */
export function createPlatformAppUses(refs: Refs): PlatformAppUses {
  const secretsOf = (platform: string) =>
    refs.db.collection(paths.connectionSecrets()).where('platform', '==', platform)
  return {
    count: async (platform, appRef) => {
      const secrets = secretsOf(platform)
      const scheduled = refs.db
        .collectionGroup(VARIANTS_GROUP)
        .where('platform', '==', platform)
        .where('state', '==', 'scheduled')
      const [channels, ofThisApp, posts, owners] = await Promise.all([
        countOf(secrets.limit(APP_COUNT_MAX)),
        countOf(secrets.where('appRef', '==', appRef).limit(APP_COUNT_MAX)),
        countOf(scheduled.limit(APP_COUNT_MAX)),
        secrets
          .limit(WORKSPACES_READ_MAX)
          .select('workspaceId')
          .withConverter(converterFor({ schema: ownerSchema }))
          .get(),
      ])
      return {
        channels,
        ofThisApp,
        workspaces: new Set(refs.rowsOf(owners.docs).map(({ workspaceId }) => workspaceId)).size,
        scheduled: posts,
      }
    },

    last: async (platform) => {
      const lost = refs.db
        .collectionGroup(CONNECTIONS_GROUP)
        .where('platform', '==', platform)
        .where('status', '==', 'needs_reconnect')
        .orderBy('updatedAt', 'desc')
        .limit(1)
        .withConverter(converterFor(connections))
      const granted = secretsOf(platform)
        .orderBy('updatedAt', 'desc')
        .limit(1)
        .select('updatedAt')
        .withConverter(converterFor({ schema: grantedSchema }))
      const [worked, failed] = await Promise.all([granted.get(), lost.get()])
      const [connection] = refs.rowsOf(failed.docs)
      return {
        workedAt: refs.rowsOf(worked.docs)[0]?.updatedAt ?? null,
        failed: connection?.lastError ? { at: connection.lastCheckedAt, kind: connection.lastError.kind } : null,
      }
    },
  }
}
