import { PRODUCT_FONTS_MAX, WORKSPACE_FONTS_MAX } from '@postwright/core/fonts/font-check'
import { fontJob } from '@postwright/core/jobs/font'
import { FONT_SCHEMA, type StoredFont } from '@postwright/core/model/font'
import { createHash } from 'node:crypto'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newJob } from '../jobs/begin-job.ts'
import { newDocument } from '../new-document.ts'
import { fontKeyOf, fontKeysOf, type FontPlace } from './font-files.ts'

type Upload = { workspaceId: string | null; name: string; statement: number; bytes: Uint8Array }

/**
 * Stores a font under the hash of its bytes and starts the job that checks it. A font that already passed its check stays unchanged. Callers must
 * check access first.
 * @throws `font_invalid` for an empty file, `fonts_full`
 */
export async function uploadFont(
  deps: Deps,
  caller: Caller,
  upload: Upload,
): Promise<{ fontId: string; jobId: string | null }> {
  const { workspaceId, bytes } = upload
  if (bytes.length === 0) throw new AppError('font_invalid')
  const fontId = createHash('sha256').update(bytes).digest('hex')
  // NOTE the bytes are stored first: a document without bytes could not be checked, but bytes without a document do no harm.
  await deps.blobs.put(fontKeyOf({ workspaceId, fontId }), bytes, 'application/octet-stream')
  const font = await deps.transact(async (tx) => {
    const known = await deps.fonts.getIn(tx, workspaceId, fontId)
    if (known)
      return known.check === 'passed' ? known : deps.fonts.updateIn(tx, workspaceId, known, { check: 'waiting' })
    const most = workspaceId === null ? PRODUCT_FONTS_MAX : WORKSPACE_FONTS_MAX
    const count = await deps.countGuards.readIn(tx, 'fonts', workspaceId ?? '')
    if ((await deps.fonts.countIn(tx, workspaceId)) >= most) throw new AppError('fonts_full')
    const fresh = newFont(deps, caller, fontId, upload)
    count()
    deps.fonts.createIn(tx, workspaceId, fresh)
    deps.auditLog.appendIn(tx, {
      action: 'font.uploaded',
      actorUid: caller.uid,
      ...(workspaceId === null ? {} : { workspaceId }),
      subject: fontId,
      facts: { name: upload.name, statement: upload.statement },
    })
    return fresh
  })
  return { fontId, jobId: font.check === 'passed' ? null : await startJob(deps, caller, { workspaceId, fontId }) }
}

function newFont(deps: Pick<Deps, 'clock'>, caller: Caller, id: string, upload: Upload): StoredFont {
  return {
    ...newDocument(deps.clock, { id, schema: FONT_SCHEMA, createdBy: caller.uid }),
    name: upload.name,
    bytes: upload.bytes.length,
    check: 'waiting',
    refusal: null,
    warnings: [],
    report: null,
    files: [],
    state: upload.workspaceId === null ? 'draft' : 'published',
    takedown: null,
    statement: { version: upload.statement, by: caller.uid, at: deps.clock.now() },
  }
}

async function startJob(deps: Deps, { uid }: Caller, font: { workspaceId: string | null; fontId: string }) {
  const job = newJob(deps, uid, fontJob, font)
  await deps.jobs.create(uid, job)
  return job.id
}

/**
 * Offers a font of the product to all workspaces or withdraws it. Decks keep it in both cases.
 * @throws `not_found`, `font_invalid` for one that did not pass its check
 */
export async function setFontState(
  deps: Deps,
  caller: Caller,
  { fontId, state }: { fontId: string; state: 'published' | 'retired' },
): Promise<StoredFont> {
  return deps.transact(async (tx) => {
    const font = await deps.fonts.getIn(tx, null, fontId)
    if (!font) throw new AppError('not_found', { message: `font ${fontId}` })
    if (font.check !== 'passed') throw new AppError('font_invalid', { message: `font ${fontId} is ${font.check}` })
    if (font.state === state) return font
    deps.auditLog.appendIn(tx, {
      action: state === 'published' ? 'font.published' : 'font.retired',
      actorUid: caller.uid,
      subject: fontId,
      facts: { name: font.name, family: font.report?.family ?? '' },
    })
    return deps.fonts.updateIn(tx, null, font, { state, takedown: state === 'published' ? null : font.takedown })
  })
}

/**
 * Deletes a font with its files. A workspace font must not be used by any deck; a product font must never have been published. Callers must check
 * access first.
 * @throws `not_found`, `font_in_use`
 */
export async function deleteFont(deps: Deps, caller: Caller, font: FontPlace): Promise<void> {
  const { workspaceId, fontId } = font
  const known = await deps.fonts.get(workspaceId, fontId)
  // NOTE a deck that starts to use the family after this check shows another font, but loses no data.
  const family = known?.report?.family
  if (workspaceId !== null && family !== undefined) {
    const decks = await deps.fonts.listDecksNaming(workspaceId, family)
    if (decks.length > 0) throw new AppError('font_in_use')
  }
  await deps.transact(async (tx) => {
    const found = await deps.fonts.getIn(tx, workspaceId, fontId)
    if (!found) throw new AppError('not_found', { message: `font ${fontId}` })
    if (workspaceId === null && found.state !== 'draft') throw new AppError('font_in_use')
    deps.fonts.deleteIn(tx, workspaceId, fontId)
    deps.auditLog.appendIn(tx, {
      action: 'font.deleted',
      actorUid: caller.uid,
      ...(workspaceId === null ? {} : { workspaceId }),
      subject: fontId,
      facts: { name: found.name },
    })
  })
  await deleteFontFiles(deps, font)
}

export async function deleteFontFiles({ blobs }: Pick<Deps, 'blobs'>, font: FontPlace): Promise<void> {
  await Promise.all(fontKeysOf(font).map((key) => blobs.delete(key)))
}
