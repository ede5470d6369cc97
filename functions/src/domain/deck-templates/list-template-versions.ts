import type { listDeckTemplateVersions as endpoint } from '@postwright/core/api/deck-templates'
import type { OutputOf } from '@postwright/core/endpoint'
import { TEMPLATE_VERSIONS_SHOWN } from '@postwright/core/model/offer-limits'
import type { Deps } from '../ports/deps.ts'
import { readDeckTemplate } from './read-deck-template.ts'

type Version = OutputOf<typeof endpoint>['versions'][number]

/** The published versions of a template with who published each, the latest first. @throws `not_found` */
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
