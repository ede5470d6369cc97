import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { mayBePublished } from '@postwright/core/publishing/may-be-published'
import { VariantStatus } from '../publications/variant-status.tsx'
import { Panel } from '@/ui/panel.tsx'
import { PartlyPublishedNotice } from './partly-published-notice.tsx'
import { RestOfThreadNotice } from './rest-of-thread-notice.tsx'
import { ReturnedNotice, ReviewNotice } from './review-notice.tsx'
import styles from './publication-panel.module.css'

type Props = {
  variants: readonly Variant[]
  connections: readonly Connection[]
  /** Opens the delivery record of a single publication at once. */
  showsRecord?: boolean
}

/** The deliveries of a post: one entry per channel, its later parts below; nothing while it was never planned. */
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

/** The deliveries of each channel in their order; channels by the time of their first, then by name. */
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
