import { ActionIcon, MultiSelect, NumberInput, Select } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isFeedChannel } from '@postwright/core/link-page/feed-channel'
import { EMAIL_MAX } from '@postwright/core/limits'
import {
  LINK_PAGE_CHANNELS_MAX,
  LINK_PAGE_DECKS_MAX,
  LINK_PAGE_HEADING_MAX,
  LINK_PAGE_PHONE_MAX,
  LINK_PAGE_POSTS_MAX,
  LINK_PAGE_URL_MAX,
} from '@postwright/core/model/link-page'
import { DragGrip } from '@/drag/drag-grip.tsx'
import { useDragItem } from '@/drag/drag-list.tsx'
import type { DragStore } from '@/drag/drag-store.ts'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { TextField } from '@/ui/text-field.tsx'
import { clicksOf } from '../clicks-of.ts'
import type { BlockProps } from './block-props.ts'
import { LineField } from '@/documents/line-field.tsx'
import { LinkRows } from './link-rows.tsx'
import styles from './link-page.module.css'

type Props = BlockProps & { name: string; store: DragStore; onRemove: () => void }

export function BlockCard({ name, store, onRemove, ...props }: Props) {
  const { t } = useTranslation('link-page')
  const { block, clicks, onChange, isReadOnly } = props
  const drag = useDragItem(store, block.id)
  const count = clicksOf(clicks, block.id)
  return (
    <section {...drag.item} className={styles.block} aria-label={name}>
      <div className={styles.row}>
        {!isReadOnly && <DragGrip drag={drag} label={t('link-page:blocks.move', { name })} />}
        <h3 className={styles.kind}>{t(`link-page:kind.${block.kind}`)}</h3>
        {count > 0 && <span className={styles.soft}>{t('link-page:clicks.count', { count })}</span>}
        {!isReadOnly && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('link-page:blocks.remove', { name })}
            onClick={onRemove}
          >
            <IconTrash size="1.125rem" aria-hidden />
          </ActionIcon>
        )}
      </div>
      <LineField
        label={t('link-page:blocks.heading')}
        value={block.heading}
        max={LINK_PAGE_HEADING_MAX}
        placeholder={block.kind === 'links' ? t('link-page:blocks.noHeading') : t(`link-page:page.${block.kind}`)}
        onLine={(heading) => onChange({ heading })}
        readOnly={isReadOnly}
      />
      <BlockFields {...props} />
    </section>
  )
}

function BlockFields(props: BlockProps) {
  const { kind } = props.block
  if (kind === 'links') return <LinkRows {...props} />
  if (kind === 'deck') return <DeckFields {...props} />
  if (kind === 'contact') return <ContactFields {...props} />
  return <ChannelFields {...props} />
}

/** The channels or feeds whose posts are shown, and the number of posts. */
function ChannelFields({ block, onChange, isReadOnly }: BlockProps) {
  const { t } = useTranslation('link-page')
  const { workspaceId } = useSignedIn()
  const connections = useConnections(workspaceId)
  const all = connections.status === 'ready' ? connections.data : []
  const offered = all.filter((channel) => isFeedChannel(channel, workspaceId) === (block.kind === 'feed'))
  const unknown = block.connectionIds.filter((id) => !offered.some((each) => each.id === id))
  return (
    <>
      {block.kind === 'posts' && (
        <NumberInput
          label={t('link-page:posts.count')}
          value={block.count}
          onChange={(count) => onChange({ count: typeof count === 'number' ? count : 1 })}
          allowDecimal={false}
          min={1}
          max={LINK_PAGE_POSTS_MAX}
          clampBehavior="strict"
          readOnly={isReadOnly}
        />
      )}
      <MultiSelect
        label={t('link-page:channels.label')}
        description={
          block.kind === 'feed' && offered.length === 0 ? t('link-page:channels.noFeed') : t('link-page:channels.hint')
        }
        data={[
          ...offered.map(({ id, handle }) => ({ value: id, label: handle })),
          ...unknown.map((id) => ({ value: id, label: t('link-page:channels.gone') })),
        ]}
        value={block.connectionIds}
        onChange={(connectionIds) => onChange({ connectionIds })}
        maxValues={LINK_PAGE_CHANNELS_MAX}
        readOnly={isReadOnly}
        searchable
      />
    </>
  )
}

function DeckFields({ block, decks, faults, onChange, isReadOnly }: BlockProps) {
  const { t } = useTranslation('link-page')
  const isKnown = decks.some(({ id }) => id === block.deckId)
  const fault = faults.find(({ at }) => at === 'url')?.fault
  return (
    <>
      <Select
        label={t('link-page:deck.deck')}
        placeholder={t('link-page:deck.choose')}
        data={[
          ...decks.map(({ id, name }) => ({ value: id, label: name })),
          ...(block.deckId === '' || isKnown ? [] : [{ value: block.deckId, label: t('link-page:deck.gone') }]),
        ]}
        value={block.deckId === '' ? null : block.deckId}
        onChange={(deckId) => onChange({ deckId: deckId ?? '' })}
        readOnly={isReadOnly}
        searchable
        clearable={!isReadOnly}
      />
      <TextField
        label={t('link-page:deck.url')}
        hint={t('link-page:deck.urlHint')}
        optional
        type="url"
        inputMode="url"
        value={block.url}
        maxLength={LINK_PAGE_URL_MAX}
        readOnly={isReadOnly}
        error={fault && t(`link-page:fault.${fault}`, { max: LINK_PAGE_DECKS_MAX })}
        onChange={({ currentTarget: { value } }) => onChange({ url: value })}
      />
    </>
  )
}

function ContactFields({ block, faults, onChange, isReadOnly }: BlockProps) {
  const { t } = useTranslation('link-page')
  const isWrong = faults.some(({ at }) => at === 'email')
  return (
    <>
      <TextField
        label={t('link-page:contact.email')}
        type="email"
        value={block.email}
        maxLength={EMAIL_MAX}
        readOnly={isReadOnly}
        error={isWrong && t('link-page:fault.email')}
        onChange={({ currentTarget: { value } }) => onChange({ email: value })}
      />
      <LineField
        label={t('link-page:contact.phone')}
        value={block.phone}
        max={LINK_PAGE_PHONE_MAX}
        onLine={(phone) => onChange({ phone })}
        readOnly={isReadOnly}
      />
    </>
  )
}
