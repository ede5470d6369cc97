import {
  PERSON_ENTRY_SCHEMA,
  PERSON_INDEX_STATE_SCHEMA,
  type PersonIndexState,
} from '@postwright/core/model/person-entry'
import { inLanes } from '../in-lanes.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import { type IndexDeps, indexPerson } from './index-person.ts'

/** People of one page, and the time after which no further page is begun: a run ends well before the platform's timeout. */
const PAGE = 200
const RUN_TIME = 60_000
const LANES = 8

/**
 * Indexes accounts from before there was an index, page by page; a run goes on where the last one was. Once all are indexed it reads one
 * document. One that cannot be indexed is left to its next change.
 */
export async function indexOlderPeople(deps: IndexDeps & Pick<Deps, 'logger'>): Promise<void> {
  const begun = deps.clock.now()
  let state = await beginOrGoOn(deps)
  while (state.doneAt === null && deps.clock.now() - begun < RUN_TIME) {
    const uids = await deps.users.listIdsAfter(state.afterUid, PAGE)
    await inLanes(uids, LANES, {
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
