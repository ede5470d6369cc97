import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { mayBePublished } from '@postwright/core/publishing/lifecycle'
import { VariantStatus } from '../publications/variant-status.tsx'
import { Panel } from '@/ui/panel.tsx'
import { ReturnedNotice, ReviewNotice } from './review-notice.tsx'
import styles from './publication-panel.module.css'
import { Notice } from '@/ui/notice.tsx'
import { Button } from '@mantine/core'
import { emptyDraft } from '@postwright/core/model/post'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { countText } from '@postwright/core/publishing/count-text'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'

type Props = {
  variants: readonly Variant[]
  connections: readonly Connection[]
  /** Opens the delivery record of a single publication immediately. */
  showsRecord?: boolean
}

/** The publications of a post: one entry per channel, with its later parts below. Without any, only the notice of a returned post is rendered. */
export function PublicationPanel({ variants, connections, showsRecord = false }: Props) {
  const { t } = useTranslation('studio')
  const shown = variants.filter(
    (variant) => variant.state !== 'draft' && (variant.state !== 'cancelled' || mayBePublished(variant)),
  )
  const [first] = variants
  if (shown.length === 0) return first ? <ReturnedNotice workspaceId={first.workspaceId} postId={first.postId} /> : null
  return (
    <Panel id="publication" title={t('studio:publication.title')}>
      <ReviewNotice variants={shown} />
      <PartlyPublishedNotice variants={shown} />
      <ul className={styles.list}>
        {groupByChannel(shown).map(([first, ...parts]) => (
          <li key={first.connectionId}>
            <VariantStatus
              variant={first}
              connection={connections.find(({ id }) => id === first.connectionId)}
              showsRecord={showsRecord && shown.length === 1}
            />
            <RestOfThreadNotice
              parts={[first, ...parts]}
              connection={connections.find(({ id }) => id === first.connectionId)}
            />
            {parts.length > 0 && (
              <ul className={styles.parts} aria-label={t('studio:publication.parts', { handle: first.handle })}>
                {parts.map((part) => (
                  <li key={part.id}>
                    <VariantStatus variant={part} connection={connections.find(({ id }) => id === part.connectionId)} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type Group = [Variant, ...Variant[]]

/** Groups publications by channel, each group ordered by part; channels are sorted by the time of their first publication, then by handle. */
function groupByChannel(variants: readonly Variant[]): Group[] {
  const groups = new Map<string, Group>()
  for (const variant of variants.toSorted((a, b) => a.partIndex - b.partIndex)) {
    const group = groups.get(variant.connectionId)
    if (group) group.push(variant)
    else groups.set(variant.connectionId, [variant])
  }
  return [...groups.values()].toSorted(
    ([a], [b]) => a.scheduled.instant - b.scheduled.instant || a.handle.localeCompare(b.handle),
  )
}

type PartlyPublishedNoticeProps = { variants: readonly Variant[] }

/** For a post published on some of its channels: explains what can still be changed, and the effect of rescheduling. */
function PartlyPublishedNotice({ variants }: PartlyPublishedNoticeProps) {
  const { t, i18n } = useTranslation('studio')
  const { published, open, isFollowing } = splitChannels(variants)
  if (published.length === 0 || (open.length === 0 && !isFollowing)) return null
  const names = new Intl.ListFormat(i18n.language)
  const values = { published: names.format(published), open: names.format(open) }
  const text = [
    t('studio:partly.stays', values),
    ...(open.length > 0 ? [t('studio:partly.open', values)] : []),
    ...(isFollowing ? [t('studio:partly.following', values)] : []),
  ].join(' ')
  return <Notice title={t('studio:partly.title')} text={text} />
}

/** Returns the handles of channels with and without a published post, and whether later parts of the published ones are still missing. */
function splitChannels(variants: readonly Variant[]) {
  const live = variants.filter(({ state }) => state !== 'cancelled' && state !== 'draft')
  const posts = live.filter(({ partIndex }) => partIndex === 0)
  const [published, open] = [
    posts.filter(({ state }) => state === 'published'),
    posts.filter(({ state }) => state !== 'published'),
  ]
  const isOut = (connectionId: string) => published.some((post) => post.connectionId === connectionId)
  const isFollowing = live.some(
    ({ partIndex, state, connectionId }) => partIndex > 0 && state !== 'published' && isOut(connectionId),
  )
  return { published: published.map(({ handle }) => handle), open: open.map(({ handle }) => handle), isFollowing }
}

type RestOfThreadNoticeProps = {
  /** The publications of one channel, in order. */ parts: readonly Variant[]
  connection?: Connection | undefined
}

/** For a thread whose later part the network refused as a reply: explains this, and offers to publish the rest as one post. */
function RestOfThreadNotice({ parts, connection }: RestOfThreadNoticeProps) {
  const { t } = useTranslation('publishing')
  const beginPost = useBeginPost()
  const refused = parts.find(({ error, state }) => error?.kind === 'reply_refused' && state === 'handed_over')
  if (!refused) return null
  const rest = parts.filter(({ partIndex, state }) => partIndex >= refused.partIndex && state !== 'published')
  const text = rest.map(({ content }) => content.text).join('\n\n')
  const isShort = connection !== undefined && countText(contractFor(connection), text).left >= 0
  return (
    <Notice
      title={t('publishing:restOfThread.title')}
      text={t(isShort ? 'publishing:restOfThread.text' : 'publishing:restOfThread.tooLong')}
    >
      {isShort && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => void beginPost({ ...emptyDraft(), text, connectionIds: [refused.connectionId] })}
        >
          {t('publishing:restOfThread.make')}
        </Button>
      )}
    </Notice>
  )
}
