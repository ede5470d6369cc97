import { jobs } from '@postwright/core/collections/jobs'
import { variants } from '@postwright/core/collections/variants'
import { JOBS_GROUP, paths, VARIANTS_GROUP } from '@postwright/core/paths'
import type { Query } from 'firebase-admin/firestore'
import type { FailedPostStore, StandingJobStore } from '../domain/ports/operator.ts'
import { converterFor } from './converter.ts'
import { countOf } from './queries.ts'
import type { Refs } from './refs.ts'

export function createFailedPostStore(refs: Refs): FailedPostStore {
  const all = () => refs.db.collectionGroup(VARIANTS_GROUP)

  return {
    page: async ({ state, platform, cause, workspaceId, person }, after, limit) => {
      const wanted: readonly (readonly [string, string | undefined])[] = [
        ['platform', platform],
        ['error.kind', cause],
        ['workspaceId', workspaceId],
        ['plannedBy', person],
      ]
      const filtered = wanted.reduce<Query>(
        (query, [field, value]) => (value === undefined ? query : query.where(field, '==', value)),
        all().where('state', '==', state),
      )
      const ordered = filtered.orderBy('updatedAt', 'desc').orderBy('__name__', 'desc')
      const page = after
        ? ordered.startAfter(new Date(after.updatedAt), refs.db.doc(paths.variant(after.workspaceId, after.variantId)))
        : ordered
      return refs.rowsOf((await page.limit(limit).withConverter(converterFor(variants)).get()).docs)
    },

    count: async (platform, since, kind) => {
      const failed = all().where('platform', '==', platform).where('state', '==', 'failed')
      const ofKind = kind === undefined ? failed : failed.where('error.kind', '==', kind)
      return countOf(ofKind.where('updatedAt', '>=', new Date(since)))
    },
  }
}

export function createStandingJobStore(refs: Refs): StandingJobStore {
  return {
    pages: (until, { after, size }) => {
      const standing = refs.db
        .collectionGroup(JOBS_GROUP)
        .where('status', 'in', ['queued', 'running'])
        .where('updatedAt', '<=', new Date(until))
        .orderBy('updatedAt')
        .orderBy('__name__')
        .withConverter(converterFor(jobs))
      const [uid = '', jobId = ''] = after?.ids ?? []
      const from = after ? standing.startAfter(new Date(after.value), refs.db.doc(paths.job(uid, jobId))) : standing
      return refs.pagesOf(from, size, (snapshot) => ({
        uid: snapshot.ref.parent.parent?.id ?? '',
        job: snapshot.data(),
      }))
    },
  }
}
