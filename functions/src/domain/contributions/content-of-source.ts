import type { offerContribution } from '@postwright/core/api/contributions'
import { designOfDeck } from '@postwright/core/gallery/design-of-deck'
import type { GalleryContent } from '@postwright/core/gallery/gallery-content'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'

type Source = z.output<typeof offerContribution.input>['source']

/** What is offered, as the gallery would hold it. The deck is read here, so that nothing else than it can be offered. */
export async function contentOfSource(
  { scenes }: Pick<Deps, 'scenes'>,
  workspaceId: string,
  source: Source,
): Promise<GalleryContent> {
  if (source.kind !== 'template') return source
  const scene = await scenes.get(workspaceId, source.deckId)
  if (!scene) throw new AppError('not_found', { message: `deck ${source.deckId} of ${workspaceId}` })
  return { kind: 'template', design: designOfDeck(scene, source.postKind) }
}
