import type { Collection, Reader, ServerCollection } from '@postwright/core/collections/collection'
import { COLLECTIONS } from '@postwright/core/collections/collections'
import { ADMINS, getCallersWith, MEMBERS, NOBODY, SIGNED_IN, type Caller } from '../../support/factories/callers.ts'
import { HERE } from '../../support/factories/world.ts'

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const

export type Operation = (typeof OPERATIONS)[number]

/** Who may do what in one collection. `id` is the document that is read, changed and removed. */
export type Access = {
  described: Collection | ServerCollection
  collection: string
  id: string
  may: Record<Operation, readonly Caller[]>
}

/** The person whose own documents all callers try to access. */
const PERSON = 'editor'

const CALLERS_OF: Record<Reader, readonly Caller[]> = {
  members: MEMBERS,
  // The documents of the matrix have no visibility, so callers who read only what clients see are refused.
  byVisibility: getCallersWith('read_internal'),
  person: [PERSON],
  admins: ADMINS,
  signedIn: SIGNED_IN,
  server: NOBODY,
}

/** Values for the ids in a path, by their names in the rules. */
const IDS: Record<string, string> = { uid: PERSON, wid: HERE }

/** One row for every collection, in their order. */
export const ACCESS: readonly Access[] = COLLECTIONS.map((described) => {
  const parent = described.path('{}').startsWith('users/') ? PERSON : HERE
  return { described, collection: described.path(parent), id: IDS[described.id] ?? 'document1', may: mayOf(described) }
})

function mayOf(described: Collection | ServerCollection): Access['may'] {
  const closed = { get: NOBODY, list: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY }
  if (!('schema' in described)) return closed
  const read = { get: CALLERS_OF[described.read.get], list: CALLERS_OF[described.read.list] }
  // The matrix lacks the one change of notifications that is allowed, which `notification-cases.ts` covers.
  if (described.write?.by !== 'editors') return { ...closed, ...read }
  const writers = getCallersWith(described.write.right)
  const changing: readonly Caller[] = described.write.isOwn ? [PERSON] : writers
  const remove = described.write.removable ? changing : NOBODY
  return { ...closed, ...read, create: writers, update: changing, delete: remove }
}
