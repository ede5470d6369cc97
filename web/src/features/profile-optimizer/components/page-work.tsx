import { useTranslation } from 'react-i18next'
import type { LinkPageFacts } from '@postwright/core/api/link-pages'
import type { Deck } from '@postwright/core/collections/decks'
import { findPageFaults, type PageFault } from '@postwright/core/link-page/page-faults'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import {
  type LinkPage,
  type LinkPageDraft,
  LINK_BLOCK_KINDS,
  type LinkBlock,
  CLICK_DAYS,
  LINK_PAGE_BIO_MAX,
  LINK_PAGE_TITLE_MAX,
  LINK_PAGE_BLOCKS_MAX,
} from '@postwright/core/model/link-page'
import type { Autosave } from '@/documents/autosave.ts'
import { useMay } from '@/session/use-role.ts'
import styles from './link-page.module.css'
import { PublishPanel } from './publish-panel.tsx'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { LineField } from '@/documents/line-field.tsx'
import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useDragList } from '@/drag/drag-list.tsx'
import { moveItem } from '@/drag/move-item.ts'
import { toast } from '@/ui/toast.tsx'
import { changeItem, newBlock, putBack } from '../edit-blocks.ts'
import { BlockCard } from './block-card.tsx'

type Props = {
  page: LinkPage
  draft: LinkPageDraft
  autosave: Autosave<LinkPageDraft>
  kits: readonly BrandKit[]
  decks: readonly Deck[]
  facts: LinkPageFacts | null
}

/** All editable parts of a page: its address, header and blocks. */
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

type PageFieldsProps = {
  draft: LinkPageDraft
  kits: readonly BrandKit[]
  onEdit: (change: Partial<LinkPageDraft>) => void
  isReadOnly: boolean
}

/** The header of a page, and the brand kit of its design. */
function PageFields({ draft, kits, onEdit, isReadOnly }: PageFieldsProps) {
  const { t } = useTranslation('link-page')
  const { title, bio, brandKitId } = draft
  const isKnown = brandKitId === '' || kits.some(({ id }) => id === brandKitId)
  return (
    <section className={styles.panel} aria-label={t('link-page:top.title')}>
      <h2 className={styles.name}>{t('link-page:top.title')}</h2>
      <LineField
        label={t('link-page:top.name')}
        value={title}
        max={LINK_PAGE_TITLE_MAX}
        missing={t('link-page:top.nameMissing')}
        onLine={(line) => onEdit({ title: line })}
        readOnly={isReadOnly}
      />
      <CountedTextarea
        label={t('link-page:top.bio')}
        value={bio}
        max={LINK_PAGE_BIO_MAX}
        readOnly={isReadOnly}
        onChange={({ currentTarget: { value } }) => onEdit({ bio: value.slice(0, LINK_PAGE_BIO_MAX) })}
      />
      <SelectField
        label={t('link-page:top.kit')}
        hint={t('link-page:top.kitHint')}
        value={isKnown ? brandKitId : ''}
        options={[
          { value: '', label: t('link-page:top.firstKit') },
          ...kits.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => onEdit({ brandKitId: id })}
        disabled={isReadOnly}
      />
    </section>
  )
}

type BlockListProps = {
  blocks: readonly LinkBlock[]
  decks: readonly Deck[]
  clicks: LinkPageFacts['clicks']
  faults: readonly PageFault[]
  /** Changes the current blocks, including edits made since they were rendered. */
  onBlocks: (change: (blocks: readonly LinkBlock[]) => LinkBlock[]) => void
  isReadOnly: boolean
}

/** The blocks of a page in order; the order is changed by dragging or with keys. */
function BlockList({ blocks, decks, clicks, faults, onBlocks, isReadOnly }: BlockListProps) {
  const { t } = useTranslation('link-page')
  const nameOf = (block: LinkBlock) => block.heading || t(`link-page:kind.${block.kind}`)
  const { store, layer } = useDragList({
    items: blocks.map((block) => ({ id: block.id, name: nameOf(block), isFixed: isReadOnly })),
    onMove: (from, to) => onBlocks((now) => moveItem(now, from, to)),
  })

  function remove(block: LinkBlock, at: number) {
    onBlocks((now) => now.filter(({ id }) => id !== block.id))
    toast.undo(t('link-page:blocks.removed', { name: nameOf(block) }), {
      label: t('link-page:undo'),
      onUndo: () => onBlocks((now) => putBack(now, at, block)),
    })
  }

  return (
    <section className={styles.stack} aria-label={t('link-page:blocks.title')}>
      <h2 className={styles.name}>{t('link-page:blocks.title')}</h2>
      {blocks.map((block, at) => (
        <BlockCard
          key={block.id}
          block={block}
          name={nameOf(block)}
          store={store}
          decks={decks}
          clicks={clicks}
          faults={faults.flatMap((fault) => {
            const start = `blocks.${at}.`
            return fault.at.startsWith(start) ? [{ ...fault, at: fault.at.slice(start.length) }] : []
          })}
          onChange={(change) => onBlocks((now) => changeItem(now, block.id, change))}
          onLinks={(change) =>
            onBlocks((now) => now.map((each) => (each.id === block.id ? { ...each, links: change(each.links) } : each)))
          }
          onRemove={() => remove(block, at)}
          isReadOnly={isReadOnly}
        />
      ))}
      {layer}
      {!isReadOnly && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              className={styles.add}
              variant="default"
              leftSection={<IconPlus size="1rem" aria-hidden />}
              disabled={blocks.length >= LINK_PAGE_BLOCKS_MAX}
              title={
                blocks.length >= LINK_PAGE_BLOCKS_MAX ? t('link-page:blocks.full', { count: blocks.length }) : undefined
              }
            >
              {t('link-page:blocks.add')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {LINK_BLOCK_KINDS.map((kind) => (
              <Menu.Item key={kind} onClick={() => onBlocks((now) => [...now, newBlock(kind)])}>
                {t(`link-page:kind.${kind}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </section>
  )
}
