import type { Evergreen } from '@postwright/core/model/evergreen'
import { POST_SCHEMA, type Post, postDraftSchema } from '@postwright/core/model/post'
import { UNPLANNED_POST } from '@postwright/core/model/unplanned-post'
import { draftOfTurn, placeOfTurn } from '@postwright/core/slots/evergreen-turn'
import type { WrittenBy } from '../posts/find-approvers.ts'
import { hashId } from '../hash-id.ts'
import { newDocument } from '../new-document.ts'
import type { Clock } from '../ports/world.ts'

/**
 * The copy of an evergreen post for its next turn, not stored yet. Its id follows from the post and the turn, so that a repeated
 * step makes no second one.
 */
export function copyForTurn(
  clock: Clock,
  { workspaceId, evergreen, source }: { workspaceId: string; evergreen: Evergreen; source: Post },
): Post {
  const turn = evergreen.turn + 1
  const draft = draftOfTurn({ ...postDraftSchema.parse(source), chosenTime: '' }, evergreen.variations, turn)
  const id = hashId([workspaceId, evergreen.id, turn])
  return {
    ...newDocument(clock, { id, schema: POST_SCHEMA, createdBy: source.createdBy }),
    ...draft,
    ...UNPLANNED_POST,
    ...(source.editedBy !== undefined && { editedBy: source.editedBy }),
  }
}

/** Who wrote the content of the next copy: the variations with the text, where it has one, and the post with everything else. */
export function writersOfTurn({ variations, variationsBy, turn }: Evergreen, { editedBy, createdAt }: Post): WrittenBy {
  const isVaried = placeOfTurn(variations, turn + 1) > 0
  return { by: [...(isVaried ? [variationsBy] : []), editedBy ?? null], at: createdAt }
}
