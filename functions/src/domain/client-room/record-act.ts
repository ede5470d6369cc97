import { createHash } from 'node:crypto'
import { REVIEW_LINK_ACTS_MAX } from '@postwright/core/model/review-limits'
import type { ReviewAct, ReviewLink } from '@postwright/core/model/review-link'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { newDocument } from '../new-document.ts'
import type { OpenRoom } from './open-room.ts'

type NewAct = Pick<ReviewAct, 'guest' | 'act' | 'subject' | 'contentHashes' | 'note'> & {
  /** Tells two acts apart that are otherwise the same. */
  repeatKey?: string
}

/** Asked before anything is done: what is done is always recorded. @throws `list_full` */
export function requireRoomForAct({ id, acts }: Pick<ReviewLink, 'id' | 'acts'>): void {
  if (acts >= REVIEW_LINK_ACTS_MAX) throw new AppError('list_full', { message: `review link ${id}` })
}

/** Records what a guest did, once however often it arrives. */
export async function recordAct(
  deps: Pick<Deps, 'transact' | 'reviewActs' | 'reviewLinks' | 'clock'>,
  { workspace, link }: OpenRoom,
  { repeatKey = '', ...act }: NewAct,
): Promise<void> {
  const id = actId(link.id, { ...act, repeatKey })
  await deps.transact(async (tx) => {
    const [known, stored] = await Promise.all([
      deps.reviewActs.getIn(tx, workspace.id, id),
      deps.reviewLinks.getIn(tx, workspace.id, link.id),
    ])
    if (known) return
    const base = newDocument(deps.clock, { id, schema: 1, createdBy: link.createdBy })
    deps.reviewActs.createIn(tx, workspace.id, { ...base, linkId: link.id, ...act })
    if (stored) deps.reviewLinks.saveIn(tx, workspace.id, { ...stored, acts: stored.acts + 1 })
  })
}

function actId(linkId: string, { guest, act, subject, contentHashes, note, repeatKey }: NewAct): string {
  const facts = JSON.stringify([
    linkId,
    guest,
    act,
    subject.kind,
    subject.id,
    contentHashes.toSorted(),
    note,
    repeatKey,
  ])
  return createHash('sha256').update(facts).digest('hex')
}
