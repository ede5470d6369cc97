import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { mayBePublished } from '@postwright/core/publishing/may-be-published'
import { VariantStatus } from '@/publishing/variants/variant-status.tsx'
import { Panel } from '@/ui/panel.tsx'
import { ReviewNotice } from './review-notice.tsx'
import styles from './publication-panel.module.css'

type Props = {
  variants: readonly Variant[]
  connections: readonly Connection[]
  /** Opens the delivery record of a single publication at once. */
  showsRecord?: boolean
}

/** What the post is doing on each of its channels; nothing while it was never planned. */
export function PublicationPanel({ variants, connections, showsRecord = false }: Props) {
  const { t } = useTranslation('studio')
  const shown = variants
    .filter((variant) => variant.state !== 'draft' && (variant.state !== 'cancelled' || mayBePublished(variant)))
    .toSorted(
      (a, b) =>
        a.scheduled.instant - b.scheduled.instant || a.handle.localeCompare(b.handle) || a.partIndex - b.partIndex,
    )
  if (shown.length === 0) return null
  return (
    <Panel id="publication" title={t('studio:publication.title')}>
      <ReviewNotice variants={shown} />
      <ul className={styles.list}>
        {shown.map((variant) => (
          <li key={variant.id}>
            <VariantStatus
              variant={variant}
              connection={connections.find(({ id }) => id === variant.connectionId)}
              showsRecord={showsRecord && shown.length === 1}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
