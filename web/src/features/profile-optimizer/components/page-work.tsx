import { useTranslation } from 'react-i18next'
import type { LinkPageFacts } from '@postwright/core/api/link-pages'
import type { Deck } from '@postwright/core/collections/decks'
import { findPageFaults } from '@postwright/core/link-page/page-faults'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { CLICK_DAYS } from '@postwright/core/model/link-page-limits'
import type { LinkPage, LinkPageDraft } from '@postwright/core/model/link-page'
import type { Autosave } from '@/documents/autosave.ts'
import { useMay } from '@/session/use-role.ts'
import { BlockList } from './block-list.tsx'
import styles from './link-page.module.css'
import { PageFields } from './page-fields.tsx'
import { PublishPanel } from './publish-panel.tsx'

type Props = {
  page: LinkPage
  draft: LinkPageDraft
  autosave: Autosave<LinkPageDraft>
  kits: readonly BrandKit[]
  decks: readonly Deck[]
  facts: LinkPageFacts | null
}

/** Everything of a page that is filled in: its address, its top and its blocks. */
export function PageWork({ page, draft, autosave, kits, decks, facts }: Props) {
  const { t } = useTranslation('link-page')
  const isReadOnly = !useMay('edit_library')
  const edit = (change: Partial<LinkPageDraft>) => autosave.edit({ ...autosave.getState().draft, ...change })
  const faults = findPageFaults(draft, location.hostname)
  return (
    <div className={styles.stack}>
      <PublishPanel page={page} autosave={autosave} faults={faults} isReadOnly={isReadOnly} />
      <PageFields draft={draft} kits={kits} onEdit={edit} isReadOnly={isReadOnly} />
      <BlockList
        blocks={draft.blocks}
        decks={decks}
        clicks={facts?.clicks ?? []}
        faults={faults}
        onBlocks={(change) => edit({ blocks: change(autosave.getState().draft.blocks) })}
        isReadOnly={isReadOnly}
      />
      <p className={styles.soft}>{t('link-page:clicks.about', { count: CLICK_DAYS })}</p>
    </div>
  )
}
