import type { Takedown, TakedownCause, TakedownKind } from '@postwright/core/model/takedown'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import { notifyContribution } from '../notifications/personal-notices.ts'
import type { TakedownEffects } from '@postwright/core/api/takedown'
import { listFontUses } from '../fonts/font-queries.ts'

type TakedownDeps = Pick<
  Deps,
  | 'clock'
  | 'transact'
  | 'auditLog'
  | 'contributions'
  | 'deckTemplates'
  | 'fonts'
  | 'gallery'
  | 'users'
  | 'notifications'
>

export type TakedownSubject = { kind: TakedownKind; subjectId: string }

/**
 * Stops offering an item and stores the reason. Everything that people made with it stays, but decks lose a font that was taken down for its licence.
 * The maker of a contribution is notified; repeating the call changes nothing.
 * @throws `not_found`, `stale_revision` for a contribution that is not offered
 */
export async function takeDown(
  deps: TakedownDeps,
  actorUid: string,
  { kind, subjectId, cause, reason }: TakedownSubject & { cause: TakedownCause; reason: string },
): Promise<void> {
  const takedown = { cause, reason, takenDownAt: deps.clock.now(), takenDownBy: actorUid }
  await change(deps, actorUid, { kind, subjectId }, takedown)
}

/**
 * Restores the offer of an item that was taken down, unchanged. Repeating the call changes nothing.
 * @throws `not_found`, `stale_revision` when its maker has withdrawn it meanwhile
 */
export async function putBack(deps: TakedownDeps, actorUid: string, subject: TakedownSubject): Promise<void> {
  await change(deps, actorUid, subject, null)
}

async function change(
  deps: TakedownDeps,
  actorUid: string,
  { kind, subjectId }: TakedownSubject,
  takedown: Takedown | null,
): Promise<void> {
  const changed = await deps.transact(async (tx) => {
    const title = await CHANGES[kind](deps, tx, subjectId, takedown)
    if (title === null) return false
    const action = takedown ? 'takedown.taken_down' : 'takedown.put_back'
    const facts = { kind, title, ...(takedown && { cause: takedown.cause }) }
    deps.auditLog.appendIn(tx, { action, actorUid, subject: subjectId, facts })
    return true
  })
  const told = changed && kind === 'contribution' ? await deps.contributions.get(subjectId) : null
  if (told) await notifyContribution(deps, told, takedown ? 'takenDown' : 'putBack')
}

/** Function that writes the takedown of one kind of subject. Returns the subject's title, or null if nothing changes. */
type Change = (deps: TakedownDeps, tx: Tx, subjectId: string, takedown: Takedown | null) => Promise<string | null>

const changeTemplate: Change = async (deps, tx, subjectId, takedown) => {
  const record = await deps.deckTemplates.getIn(tx, subjectId)
  if (!record?.itemId) throw new AppError('not_found', { message: `published template ${subjectId}` })
  if ((record.takedown !== null) === (takedown !== null)) return null
  await offerItem(deps, tx, record.itemId, takedown === null)
  const state = takedown ? 'retired' : 'published'
  deps.deckTemplates.saveIn(tx, { ...record, state, takedown, rev: record.rev + 1, updatedAt: deps.clock.now() })
  return record.title
}

const changeContribution: Change = async (deps, tx, subjectId, takedown) => {
  const found = await deps.contributions.getIn(tx, subjectId)
  if (!found) throw new AppError('not_found', { message: `contribution ${subjectId}` })
  if ((found.takedown !== null) === (takedown !== null)) return null
  if (found.state !== (takedown ? 'approved' : 'withdrawn') || found.itemId === null) {
    throw new AppError('stale_revision', { message: `contribution ${subjectId} is ${found.state}` })
  }
  await offerItem(deps, tx, found.itemId, takedown === null)
  deps.contributions.saveIn(tx, {
    ...found,
    state: takedown ? 'withdrawn' : 'approved',
    note: takedown?.reason ?? '',
    takedown,
    rev: found.rev + 1,
    updatedAt: deps.clock.now(),
  })
  return found.title
}

const changeFont: Change = async (deps, tx, subjectId, takedown) => {
  const font = await deps.fonts.getIn(tx, null, subjectId)
  if (!font || font.state === 'draft') throw new AppError('not_found', { message: `published font ${subjectId}` })
  if ((font.takedown !== null) === (takedown !== null)) return null
  deps.fonts.updateIn(tx, null, font, { state: takedown ? 'retired' : 'published', takedown })
  return font.report?.family ?? font.name
}

const CHANGES: Record<TakedownKind, Change> = {
  template: changeTemplate,
  contribution: changeContribution,
  font: changeFont,
}

async function offerItem({ clock, gallery }: TakedownDeps, tx: Tx, itemId: string, isOffered: boolean): Promise<void> {
  const item = await gallery.getIn(tx, itemId)
  if (!item) throw new AppError('not_found', { message: `gallery item ${itemId}` })
  gallery.saveIn(tx, { ...item, isOffered, rev: item.rev + 1, updatedAt: clock.now() })
}

/**
 * Returns the uses of an offered item; workspaces and decks are counted up to a limit.
 * @throws `not_found` for an item that was never offered
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
