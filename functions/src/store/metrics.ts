import { metrics } from '@postwright/core/collections/metrics'
import { documentId, instant } from '@postwright/core/ids'
import { metricsAgeSchema } from '@postwright/core/model/metrics'
import { paths } from '@postwright/core/paths'
import { platformSchema } from '@postwright/core/platforms/platform'
import { z } from 'zod'
import type { Refs } from './refs.ts'
import type { MetricsStore } from '../domain/ports/publishing.ts'

/** When a publication is measured next, `metricsDue/{variantId}`: server only, until it was measured for the last time. */
const metricsDueSchema = z.object({
  id: documentId(),
  workspaceId: documentId(),
  postId: documentId(),
  connectionId: documentId(),
  platform: platformSchema,
  remoteId: z.string().min(1).max(512),
  publishedAt: instant(),
  age: metricsAgeSchema,
  /** Failed tries at this age. */
  tries: z.int().min(0),
  dueAt: instant(),
})

export function createMetricsStore(refs: Refs): MetricsStore {
  const shape = { schema: metricsDueSchema }
  const rowOf = (variantId: string) => refs.doc(paths.metricsDueRow(variantId), shape)
  return {
    plan: async (row) =>
      refs.db.runTransaction(async (tx) => {
        const known = await tx.get(rowOf(row.id))
        if (!known.exists) tx.set(rowOf(row.id), row)
      }),

    pages: (until, size) => {
      const due = refs.collection(paths.metricsDue(), shape).where('dueAt', '<=', new Date(until)).orderBy('dueAt')
      return refs.pagesOf(due, size, (snapshot) => snapshot.data())
    },

    settle: async (row, next, result) =>
      refs.db.runTransaction(async (tx) => {
        const current = (await tx.get(rowOf(row.id))).data()
        if (current?.age !== row.age || current.tries !== row.tries || current.dueAt !== row.dueAt) return
        if (result) tx.set(refs.described(metrics, row.workspaceId).doc(result.id), result)
        if (next) tx.set(rowOf(row.id), next)
        else tx.delete(rowOf(row.id))
      }),
  }
}
