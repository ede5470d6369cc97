import type { ServiceId } from '@postwright/core/model/service-switch'
import { EVERGREENS_GROUP, JOBS_GROUP, paths, SERIES_GROUP, VARIANTS_GROUP } from '@postwright/core/paths'
import { type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import type { PausedWork, ServiceWorkStore } from '../domain/ports/operator.ts'
import { countOf } from './queries.ts'
import type { Refs } from './refs.ts'

/** Waiting work: its query, its order, its owner, and its time field. */
type Source = {
  query: (refs: Refs) => Query
  person: string | ((document: QueryDocumentSnapshot) => string)
  time: string | null
}

const EVER = Timestamp.fromMillis(0)
const ownerOf = ({ ref }: QueryDocumentSnapshot) => ref.parent.parent?.id ?? ''

function ofJobs(kind: string): Source {
  return {
    query: ({ db }) => db.collectionGroup(JOBS_GROUP).where('kind', '==', kind).where('status', '==', 'queued'),
    person: ownerOf,
    time: null,
  }
}

/** Sources by service. Services without an entry have no waiting work: a stop refuses calls and pauses nothing. */
const SOURCES: Partial<Record<ServiceId, Source>> = {
  publishing: {
    query: ({ db }) =>
      db.collectionGroup(VARIANTS_GROUP).where('state', '==', 'scheduled').orderBy('scheduled.instant'),
    person: 'createdBy',
    time: 'scheduled.instant',
  },
  series: {
    query: ({ db }) => db.collectionGroup(SERIES_GROUP).where('dueAt', '>', EVER).orderBy('dueAt'),
    person: 'createdBy',
    time: 'dueAt',
  },
  queues: {
    query: ({ db }) => db.collectionGroup(EVERGREENS_GROUP).where('dueAt', '>', EVER).orderBy('dueAt'),
    person: 'createdBy',
    time: 'dueAt',
  },
  post_imports: ofJobs('post_import'),
  brand_autofill: ofJobs('brand_autofill'),
  model_runs: ofJobs('model_run'),
  mails: {
    query: ({ db }) => db.collection(paths.mails()).where('dueAt', '>', EVER).orderBy('dueAt'),
    person: 'to',
    time: 'dueAt',
  },
}

const NONE: PausedWork = { count: 0, people: [], nextAt: null }

export function createServiceWorkStore(refs: Refs): ServiceWorkStore {
  return {
    measure: async (id, limit) => {
      const source = SOURCES[id]
      if (!source) return NONE
      const { person, time } = source
      const query = source.query(refs)
      const fields = [person, time].filter((field) => typeof field === 'string')
      const [count, next] = await Promise.all([
        countOf(query),
        query
          .limit(limit)
          .select(...fields)
          .get(),
      ])
      const whose = (document: QueryDocumentSnapshot) =>
        typeof person === 'string' ? String(document.get(person)) : person(document)
      const first: unknown = time === null ? null : next.docs[0]?.get(time)
      const nextAt = first instanceof Timestamp ? first.toMillis() : typeof first === 'number' ? first : null
      return { count, people: next.docs.map(whose), nextAt }
    },
  }
}
