import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LinkPageFacts } from '@postwright/core/api/link-pages'
import type { Deck } from '@postwright/core/collections/decks'
import type { PageFault } from '@postwright/core/link-page/page-faults'
import { LINK_BLOCK_KINDS, type LinkBlock } from '@postwright/core/model/link-page'
import { LINK_PAGE_BLOCKS_MAX } from '@postwright/core/model/link-page-limits'
import { useDragList } from '@/drag/drag-list.tsx'
import { moveItem } from '@/drag/move-item.ts'
import { toast } from '@/ui/toast.tsx'
import { changeItem, newBlock, putBack } from '../edit-blocks.ts'
import { BlockCard } from './block-card.tsx'
import styles from './link-page.module.css'

type Props = {
  blocks: readonly LinkBlock[]
  decks: readonly Deck[]
  clicks: LinkPageFacts['clicks']
  faults: readonly PageFault[]
  /** Changes the blocks that there are now, whatever was typed since they were shown. */
  onBlocks: (change: (blocks: readonly LinkBlock[]) => LinkBlock[]) => void
  isReadOnly: boolean
}

/** The blocks of a page in their order, which is changed by dragging or with keys. */
export function BlockList({ blocks, decks, clicks, faults, onBlocks, isReadOnly }: Props) {
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
