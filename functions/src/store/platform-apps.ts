import { documentBase } from '@postwright/core/model/document'
import { paths } from '@postwright/core/paths'
import { z } from 'zod'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { PlatformAppStore } from '../domain/ports/connections.ts'

/** The operator's app keys at one network, `platformApps/{platform}`: server only. */
const platformAppSchema = documentBase.extend({
  sealed: z.string().min(1),
  /** The last characters of each key, shown to admins. */
  clientIdEnd: z.string().max(4),
  clientSecretEnd: z.string().max(4),
  kind: z.string().max(40).default(''),
})

export function createPlatformAppStore(refs: Refs): PlatformAppStore {
  const refOf = (platform: string) => refs.doc(paths.platformApp(platform), { schema: platformAppSchema })
  return {
    get: async (platform) => (await refOf(platform).get()).data() ?? null,

    getIn: async (tx, platform) => (await within(tx).get(refOf(platform))).data() ?? null,

    list: async () =>
      refs.rowsOf((await refs.collection(paths.platformApps(), { schema: platformAppSchema }).get()).docs),

    saveIn: (tx, app) => {
      within(tx).set(refOf(app.id), app)
    },

    deleteIn: (tx, platform) => {
      within(tx).delete(refOf(platform))
    },
  }
}
