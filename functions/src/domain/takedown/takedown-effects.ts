import type { TakedownEffects } from '@postwright/core/api/takedown'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { listFontUses } from '../fonts/list-font-uses.ts'
import type { TakedownSubject } from './take-down.ts'

/**
 * Who and what uses something that is offered; counted up to a bound.
 * @throws `not_found` for what was never offered
 */
export async function readTakedownEffects(deps: Deps, { kind, subjectId }: TakedownSubject): Promise<TakedownEffects> {
  if (kind === 'font') return readFontEffects(deps, subjectId)
  const { title, makerName, itemId } = await readOffered(deps, { kind, subjectId })
  const [item] = await deps.gallery.getAll([itemId])
  const workspaces = await deps.takedownUses.workspacesUsing(subjectId, item?.version ?? 1)
  return { title, makerName, uses: item?.uses ?? 0, workspaces, decks: null, templates: null }
}

async function readOffered(deps: Deps, { kind, subjectId }: TakedownSubject) {
  const found = await (kind === 'template' ? deps.deckTemplates.get(subjectId) : deps.contributions.get(subjectId))
  if (!found?.itemId) throw new AppError('not_found', { message: `offered ${kind} ${subjectId}` })
  return { title: found.title, makerName: found.makerName, itemId: found.itemId }
}

async function readFontEffects(deps: Deps, fontId: string): Promise<TakedownEffects> {
  const font = await deps.fonts.get(null, fontId)
  const family = font?.report?.family
  if (!font || family === undefined || font.state === 'draft') {
    throw new AppError('not_found', { message: `published font ${fontId}` })
  }
  const [{ decks, workspaces }, templates] = await Promise.all([
    deps.takedownUses.decksSetIn(family),
    listFontUses(deps, { workspaceId: null, fontId }),
  ])
  return { title: family, makerName: '', uses: 0, workspaces, decks, templates: templates.length }
}
