import {
  PERSON_ENTRY_SCHEMA,
  PERSON_WORKSPACES_MAX,
  PERSON_INDEX_STATE_SCHEMA,
  type PersonIndexState,
} from '@postwright/core/model/person-entry'
import { describePerson } from '@postwright/core/people/person-entry'
import { isDeepStrictEqual } from 'node:util'
import { mapConcurrent } from '../concurrency.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import { UnreadableDocument } from '../app-error.ts'

export type IndexDeps = Pick<
  Deps,
  'users' | 'members' | 'workspaces' | 'subscriptions' | 'personIndex' | 'transact' | 'clock'
>

const LANES = 4

/**
 * Updates a person's entry from the stored data, and removes the entry of a deleted account. Reads and writes in one transaction: events that arrive
 * twice, late or out of order change nothing.
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

/** Returns null for an unreadable document, so that an unreadable workspace is not listed, but the others are. */
function nullIfUnreadable(error: unknown): null {
  if (error instanceof UnreadableDocument) return null
  throw error
}

/** Updates the entries of all members of a workspace after its name has changed. */
export async function indexMembers(deps: IndexDeps & Pick<Deps, 'logger'>, workspaceId: string): Promise<void> {
  const failures: unknown[] = []
  await mapConcurrent(await deps.members.listUids(workspaceId), LANES, {
    work: (uid) => indexPerson(deps, uid),
    failed: (uid, error) => {
      deps.logger.error('a person could not be indexed', { uid, error: String(error) })
      failures.push(error)
    },
  })
  // After this error the event is delivered again.
  if (failures.length > 0) throw new AggregateError(failures, `members of ${workspaceId} were not indexed`)
}

const PAGE = 200

const RUN_TIME = 60_000

const PEOPLE_AT_ONCE = 8

/**
 * Indexes all accounts once per schema version of the entries, page by page; a run continues where the last one ended. Afterwards, a run reads one
 * document. An account that cannot be indexed is skipped until it changes.
 */
export async function indexOlderPeople(deps: IndexDeps & Pick<Deps, 'logger'>): Promise<void> {
  const begun = deps.clock.now()
  let state = await beginOrGoOn(deps)
  while (state.doneAt === null && deps.clock.now() - begun < RUN_TIME) {
    const uids = await deps.users.listIdsAfter(state.afterUid, PAGE)
    await mapConcurrent(uids, PEOPLE_AT_ONCE, {
      work: (uid) => indexPerson(deps, uid),
      failed: (uid, error) => deps.logger.error('a person could not be indexed', { uid, error: String(error) }),
    })
    const isLast = uids.length < PAGE
    const now = deps.clock.now()
    state = {
      ...state,
      afterUid: uids.at(-1) ?? state.afterUid,
      doneAt: isLast ? now : null,
      rev: state.rev + 1,
      updatedAt: now,
    }
    await deps.personIndex.saveState(state)
  }
}

async function beginOrGoOn({ personIndex, clock }: IndexDeps): Promise<PersonIndexState> {
  const known = await personIndex.readState()
  if (known?.entrySchema === PERSON_ENTRY_SCHEMA) return known
  const base = newDocument(clock, { id: 'backfill', schema: PERSON_INDEX_STATE_SCHEMA, createdBy: 'system' })
  return { ...base, entrySchema: PERSON_ENTRY_SCHEMA, afterUid: null, doneAt: null }
}
