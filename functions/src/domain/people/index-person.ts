import { PERSON_ENTRY_SCHEMA, PERSON_WORKSPACES_MAX } from '@postwright/core/model/person-entry'
import { describePerson } from '@postwright/core/people/person-entry'
import { isDeepStrictEqual } from 'node:util'
import { inLanes } from '../in-lanes.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import { UnreadableDocument } from '../unreadable-document.ts'

export type IndexDeps = Pick<
  Deps,
  'users' | 'members' | 'workspaces' | 'subscriptions' | 'personIndex' | 'transact' | 'clock'
>

const LANES = 4

/**
 * Brings a person's entry in line with what is stored now, and removes that of somebody without an account. All is read and written in one
 * transaction: events that come twice, late or in another order change nothing.
 */
export async function indexPerson(deps: IndexDeps, uid: string): Promise<void> {
  await deps.transact(async (tx) => {
    const [user, entry] = await Promise.all([deps.users.getIn(tx, uid), deps.personIndex.getIn(tx, uid)])
    if (!user) {
      if (entry) deps.personIndex.deleteIn(tx, uid)
      return
    }
    const [memberships, subscription] = await Promise.all([
      deps.members.listOfIn(tx, uid),
      deps.subscriptions.getIn(tx, uid),
    ])
    const joined = memberships.slice(0, PERSON_WORKSPACES_MAX)
    const found = await Promise.all(
      joined.map(({ workspaceId }) => deps.workspaces.getIn(tx, workspaceId).catch(nullIfUnreadable)),
    )
    const facts = describePerson({ user, workspaces: found.filter((each) => each !== null), subscription })
    if (!entry) {
      const base = newDocument(deps.clock, { id: uid, schema: PERSON_ENTRY_SCHEMA, createdBy: uid })
      deps.personIndex.createIn(tx, { ...base, ...facts })
    } else if (!isDeepStrictEqual({ ...entry, ...facts }, entry)) deps.personIndex.updateIn(tx, entry, facts)
  })
}

/** A workspace that cannot be read is not listed, and the rest is. */
function nullIfUnreadable(error: unknown): null {
  if (error instanceof UnreadableDocument) return null
  throw error
}

/** The same for all members of a workspace, whose name has changed. */
export async function indexMembers(deps: IndexDeps & Pick<Deps, 'logger'>, workspaceId: string): Promise<void> {
  const failures: unknown[] = []
  await inLanes(await deps.members.listUids(workspaceId), LANES, {
    work: (uid) => indexPerson(deps, uid),
    failed: (uid, error) => {
      deps.logger.error('a person could not be indexed', { uid, error: String(error) })
      failures.push(error)
    },
  })
  // The event is delivered again.
  if (failures.length > 0) throw new AggregateError(failures, `members of ${workspaceId} were not indexed`)
}
