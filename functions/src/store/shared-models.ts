import { sharedModelUsage } from '@postwright/core/collections/shared-model-usage'
import { sharedModels } from '@postwright/core/collections/shared-models'
import { instant } from '@postwright/core/ids'
import { ADDRESS_MAX } from '@postwright/core/limits'
import { documentBase } from '@postwright/core/model/document'
import { MODEL_PROBLEMS } from '@postwright/core/model/model-run'
import { monthlyTokensSchema, outputFieldSchema, MODEL_NAME_MAX } from '@postwright/core/model/model-settings'
import { SHARED_MODEL_NAME_MAX } from '@postwright/core/model/shared-model'
import { AggregateField } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { SharedModelStore, SharedModelUsageStore } from '../domain/ports/models.ts'
import type { Clock } from '../domain/ports/world.ts'
import { countOf } from './queries.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

const sealedKey = { sealed: z.string().min(1), keyEnd: z.string().max(4), keyEndsAt: instant().nullable() }

/** AI provider of the operator, `sharedModels/{id}`: server only. */
const sharedModelSchema = documentBase.extend({
  ...sealedKey,
  name: z.string().min(1).max(SHARED_MODEL_NAME_MAX),
  address: z.string().min(1).max(ADDRESS_MAX),
  model: z.string().min(1).max(MODEL_NAME_MAX),
  outputField: outputFieldSchema,
  monthlyTokens: monthlyTokensSchema,
  isOffered: z.boolean(),
  tested: z.object({ testedAt: instant(), problem: z.enum(MODEL_PROBLEMS).nullable() }).nullable(),
  previous: z.object({ ...sealedKey, replacedAt: instant(), endsAt: instant() }).nullable(),
})

export function createSharedModelStore(refs: Refs, clock: Clock): SharedModelStore {
  const described = { ...sharedModels, schema: sharedModelSchema }
  const offered = () => refs.collection(sharedModels.path(), described).where('isOffered', '==', true)
  return {
    ...describedStore(refs, clock, described),
    offered: async () => refs.rowsOf((await offered().limit(1).get()).docs)[0] ?? null,
    listOfferedIn: async (tx) => refs.rowsOf((await within(tx).get(offered())).docs),
  }
}

/** Creates a store that counts the usage of shared models in the database itself, up to a limit. */
export function createSharedModelUsageStore(refs: Refs, clock: Clock): SharedModelUsageStore {
  return {
    ...describedStore(refs, clock, sharedModelUsage),
    count: async (sharedModelId, month, limit) => {
      const used = refs.db
        .collection(sharedModelUsage.path())
        .where('sharedModelId', '==', sharedModelId)
        .where('month', '==', month)
      const [counted, underWay] = await Promise.all([
        used
          .limit(limit)
          .aggregate({ people: AggregateField.count(), tasks: AggregateField.sum('calls') })
          .get(),
        countOf(used.where('reserved', '>', 0).limit(limit)),
      ])
      const { people, tasks } = z.object({ people: z.int(), tasks: z.number() }).parse(counted.data())
      return { people, tasks, underWay }
    },
  }
}
