import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { hostOf } from '@postwright/core/link-page/link-fault'
import type { PageFault } from '@postwright/core/link-page/page-faults'
import {
  type PageLink,
  LINK_PAGE_DECKS_MAX,
  LINK_PAGE_LABEL_MAX,
  LINK_PAGE_LINKS_MAX,
  LINK_PAGE_URL_MAX,
} from '@postwright/core/model/link-page'
import { DragGrip } from '@/drag/drag-grip.tsx'
import { useDragItem, useDragList } from '@/drag/drag-list.tsx'
import { moveItem } from '@/drag/move-item.ts'
import type { DragStore } from '@/drag/drag-store.ts'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { clicksOf } from '../clicks-of.ts'
import { changeItem, newLink, putBack } from '../edit-blocks.ts'
import type { BlockProps } from './block-props.ts'
import { LineField } from '@/documents/line-field.tsx'
import styles from './link-page.module.css'

/** The links of a block in order. */
export function LinkRows({ block, clicks, faults, onLinks, isReadOnly }: BlockProps) {
  const { t } = useTranslation('link-page')
  const { links } = block
  const nameOf = ({ label, url }: PageLink, at: number) =>
    label || hostOf(url) || t('link-page:links.nth', { number: at + 1 })
  const { store, layer } = useDragList({
    items: links.map((link, at) => ({ id: link.id, name: nameOf(link, at), isFixed: isReadOnly })),
    onMove: (from, to) => onLinks((now) => moveItem(now, from, to)),
  })

  function remove(link: PageLink, at: number) {
    const name = nameOf(link, at)
    onLinks((now) => now.filter(({ id }) => id !== link.id))
    toast.undo(t('link-page:links.removed', { name }), {
      label: t('link-page:undo'),
      onUndo: () => onLinks((now) => putBack(now, at, link)),
    })
  }

  return (
    <>
      {links.map((link, at) => (
        <LinkRow
          key={link.id}
          link={link}
          number={at + 1}
          name={nameOf(link, at)}
          store={store}
          clicks={clicksOf(clicks, link.id)}
          fault={faults.find((each) => each.at === `links.${at}.url`)?.fault ?? null}
          onChange={(change) => onLinks((now) => changeItem(now, link.id, change))}
          onRemove={() => remove(link, at)}
          isReadOnly={isReadOnly}
        />
      ))}
      {layer}
      {!isReadOnly && links.length < LINK_PAGE_LINKS_MAX && (
        <div>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconPlus size="1rem" aria-hidden />}
            onClick={() => onLinks((now) => [...now, newLink()])}
          >
            {t('link-page:links.add')}
          </Button>
        </div>
      )}
    </>
  )
}

type RowProps = {
  link: PageLink
  number: number
  name: string
  store: DragStore
  clicks: number
  fault: PageFault['fault'] | null
  onChange: (change: Partial<PageLink>) => void
  onRemove: () => void
  isReadOnly: boolean
}

function LinkRow({ link, number, name, store, clicks, fault, onChange, onRemove, isReadOnly }: RowProps) {
  const { t } = useTranslation('link-page')
  const drag = useDragItem(store, link.id)
  // An address that is still empty is missing, not invalid.
  const isWrong = fault !== null && fault !== 'empty'
  return (
    <div {...drag.item} className={styles.link}>
      {!isReadOnly && <DragGrip drag={drag} label={t('link-page:links.move', { name })} />}
      <div className={styles.pair}>
        <LineField
          label={t('link-page:links.label', { number })}
          value={link.label}
          max={LINK_PAGE_LABEL_MAX}
          onLine={(label) => onChange({ label })}
          readOnly={isReadOnly}
        />
        <TextField
          label={t('link-page:links.url', { number })}
          type="url"
          inputMode="url"
          placeholder={t('link-page:links.placeholder')}
          value={link.url}
          maxLength={LINK_PAGE_URL_MAX}
          readOnly={isReadOnly}
          error={isWrong && t(`link-page:fault.${fault}`, { max: LINK_PAGE_DECKS_MAX })}
          onChange={({ currentTarget: { value } }) => onChange({ url: value })}
        />
        {clicks > 0 && <span className={styles.soft}>{t('link-page:clicks.count', { count: clicks })}</span>}
      </div>
      {!isReadOnly && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('link-page:links.remove', { name })}
          onClick={onRemove}
        >
          <IconTrash size="1.125rem" aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
