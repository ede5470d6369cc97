import { documentBase } from '@postwright/core/model/document'
import { paths } from '@postwright/core/paths'
import type { Platform } from '@postwright/core/platforms/platform'
import { z } from 'zod'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** The operator's app keys at one network, `platformApps/{platform}`: server only. */
const platformAppSchema = documentBase.extend({
  sealed: z.string().min(1),
  /** The last characters of each key, shown to admins. */
  clientIdEnd: z.string().max(4),
  clientSecretEnd: z.string().max(4),
  kind: z.string().max(40).default(''),
})

export type StoredPlatformApp = z.infer<typeof platformAppSchema>

export type PlatformAppStore = ReturnType<typeof createPlatformAppStore>

export function createPlatformAppStore(refs: Refs) {
  const refOf = (platform: Platform) => refs.doc(paths.platformApp(platform), { schema: platformAppSchema })
  return {
    get: async (platform: Platform): Promise<StoredPlatformApp | null> => (await refOf(platform).get()).data() ?? null,

    getIn: async (tx: Tx, platform: Platform): Promise<StoredPlatformApp | null> =>
      (await tx.get(refOf(platform))).data() ?? null,

    list: async (): Promise<StoredPlatformApp[]> =>
      refs.rowsOf((await refs.collection(paths.platformApps(), { schema: platformAppSchema }).get()).docs),

    saveIn: (tx: Tx, platform: Platform, app: StoredPlatformApp): void => {
      tx.set(refOf(platform), app)
    },

    deleteIn: (tx: Tx, platform: Platform): void => {
      tx.delete(refOf(platform))
    },
  }
}
