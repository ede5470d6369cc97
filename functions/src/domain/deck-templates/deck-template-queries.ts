import type {
  listDeckTemplates as listEndpoint,
  listDeckTemplateVersions as versionsEndpoint,
} from '@postwright/core/api/deck-templates'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Deps } from '../ports/deps.ts'
import { TEMPLATE_VERSIONS_SHOWN } from '@postwright/core/model/offer-limits'
import type { DeckTemplateRecord } from '@postwright/core/gallery/gallery-item'
import { AppError } from '../app-error.ts'

type Row = OutputOf<typeof listEndpoint>['templates'][number]

/** Returns all stored templates, with the number of uses of the published version. */
export async function listDeckTemplates({
  deckTemplates,
  gallery,
}: Pick<Deps, 'deckTemplates' | 'gallery'>): Promise<Row[]> {
  const records = await deckTemplates.list()
  const items = await gallery.getAll(records.flatMap(({ itemId }) => itemId ?? []))
  const uses = new Map(items.map((item) => [item.id, item.uses]))
  return records.map(({ id, title, makerName, version, design, state, itemId, updatedAt, takedown }) => {
    return {
      id,
      title,
      makerName,
      version,
      kind: design.kind,
      state,
      uses: uses.get(itemId ?? '') ?? 0,
      updatedAt,
      takedown,
    }
  })
}

type Version = OutputOf<typeof versionsEndpoint>['versions'][number]

/**
 * Returns up to `TEMPLATE_VERSIONS_SHOWN` published versions of a template and their publishers, latest first.
 * @throws `not_found`
 */
export async function listTemplateVersions(
  deps: Pick<Deps, 'deckTemplates' | 'gallery' | 'users'>,
  templateId: string,
): Promise<Version[]> {
  const { version: last } = await readDeckTemplate(deps, templateId)
  const count = Math.min(last, TEMPLATE_VERSIONS_SHOWN)
  const items = await deps.gallery.getAll(Array.from({ length: count }, (_, index) => `${templateId}-v${last - index}`))
  const uids = [...new Set(items.map(({ createdBy }) => createdBy))]
  const names = new Map(
    await Promise.all(uids.map(async (uid) => [uid, (await deps.users.get(uid))?.fullName ?? ''] as const)),
  )
  return items.flatMap(({ version, title, description, isOffered, createdAt, createdBy, content }): Version[] => {
    if (content.kind !== 'template') return []
    const publishedBy = names.get(createdBy) ?? ''
    return [{ version, title, description, isOffered, publishedAt: createdAt, publishedBy, design: content.design }]
  })
}

/** @throws `not_found` */
export async function readDeckTemplate(
  { deckTemplates }: Pick<Deps, 'deckTemplates'>,
  templateId: string,
): Promise<DeckTemplateRecord> {
  const found = await deckTemplates.get(templateId)
  if (!found) throw new AppError('not_found', { message: `deck template ${templateId}` })
  return found
}
