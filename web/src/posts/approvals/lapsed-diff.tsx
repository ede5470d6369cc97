import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { withoutCaptions } from '@postwright/core/publishing/content'
import { ComparedText, CompareSwitch } from '@/documents/compared-text.tsx'
import { useParticipantName } from '@/session/use-participant-name.ts'
import { formatMoment } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import styles from './approvals.module.css'

/** Compares the approved version of a publication with the current one, if a change has voided the approval. */
export function LapsedDiff({ variant }: { variant: Variant }) {
  const { t } = useTranslation('approvals')
  const { participantName } = useParticipantName(variant.workspaceId)
  const now = useNow(60_000)
  const { lapsed, content, scheduled, handle } = variant
  if (!lapsed) return null
  const [first] = lapsed.approvals
  const time = (at: typeof scheduled) => formatMoment(at.instant, at.tzid, now)
  const changes = findChanges(variant)
  return (
    <div className={styles.lapsed} role="group" aria-label={t('approvals:lapsed.label', { handle })}>
      <p className={styles.facts}>
        {t('approvals:lapsed.was', {
          handle,
          name: first ? participantName(first.by) : '',
          time: first ? formatMoment(first.approvedAt, scheduled.tzid, now) : '',
        })}
      </p>
      {lapsed.content.text !== content.text && (
        <>
          <div>
            <CompareSwitch />
          </div>
          <p className={styles.text}>
            <ComparedText before={lapsed.content.text} after={content.text} />
          </p>
        </>
      )}
      <ul className={styles.changes}>
        {lapsed.scheduled.instant !== scheduled.instant && variant.partIndex === 0 && (
          <li>{t('approvals:lapsed.time', { before: time(lapsed.scheduled), after: time(scheduled) })}</li>
        )}
        {changes.map((change) => (
          <li key={change}>{t(`approvals:lapsed.${change}`)}</li>
        ))}
      </ul>
    </div>
  )
}

type Change = 'media' | 'title' | 'poll' | 'settings' | 'others'

/** Lists the differences besides text and time. Captions and later parts are not stored: `others` is used if no other difference is found. */
function findChanges({ lapsed, content, scheduled }: Variant): Change[] {
  if (!lapsed) return []
  const [before, after] = [lapsed.content, withoutCaptions(content)]
  const differs = (field: 'media' | 'title' | 'poll' | 'settings') =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field])
  const changed = (['media', 'title', 'poll', 'settings'] as const).filter(differs)
  const isSame = changed.length === 0 && before.text === after.text && lapsed.scheduled.instant === scheduled.instant
  return isSame ? ['others'] : changed
}
