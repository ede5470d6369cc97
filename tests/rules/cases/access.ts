import { paths } from '@postwright/core/paths'
import { ADMINS, EDITORS, MEMBERS, NOBODY, SIGNED_IN, type Caller } from '../../support/factories/callers.ts'
import { HERE } from '../../support/factories/world.ts'

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const

export type Operation = (typeof OPERATIONS)[number]

/** Who may do what in one collection. `id` is the document that is read, changed and removed. */
export type Access = { collection: string; id: string; may: Record<Operation, readonly Caller[]> }

function access(collection: string, may: Partial<Record<Operation, readonly Caller[]>>, id = 'document1'): Access {
  const nobody = { get: NOBODY, list: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY }
  return { collection, id, may: { ...nobody, ...may } }
}

const membersRead = { get: MEMBERS, list: MEMBERS }

/** The one whose own documents below `users/{uid}` are tried by all. */
const PERSON = 'editor'
const ownRead = { get: [PERSON], list: [PERSON] } as const

/** One row for every collection of core/src/paths.ts, in that order. */
export const ACCESS: readonly Access[] = [
  access(paths.users(), { get: [PERSON] }, PERSON),
  access(paths.jobs(PERSON), ownRead),
  // The one change that a notification takes is no change of the matrix: `notification-cases.ts` has it.
  access(paths.notifications(PERSON), ownRead),
  access(paths.usernames(), {}),
  access(paths.sessions(), {}),
  access(paths.rateLimits(), {}),
  access(paths.due(), {}),
  access(paths.connectionSecrets(), {}),
  access(paths.auditLog(), { get: ADMINS, list: ADMINS }),
  access(paths.contactMessages(), {}),
  access(paths.plans(), {}),
  access(paths.heartbeats(), { get: SIGNED_IN }),
  access(paths.faults(), {}),
  access(paths.workspaces(), { get: MEMBERS }, HERE),
  access(paths.members(HERE), membersRead, 'editor'),
  access(paths.connections(HERE), membersRead),
  access(paths.media(HERE), membersRead),
  access(paths.posts(HERE), { ...membersRead, create: EDITORS, update: EDITORS }),
  access(paths.variants(HERE), membersRead),
  access(paths.publishLog(HERE), membersRead),
  access(paths.sandboxChannels(HERE), membersRead),
  access(paths.sandboxPosts(HERE), membersRead),
]
