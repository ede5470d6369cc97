import type { listDeckTemplates as endpoint } from '@postwright/core/api/deck-templates'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Deps } from '../ports/deps.ts'

type Row = OutputOf<typeof endpoint>['templates'][number]

/** All stored templates, with how often the version that is offered was used. */
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
