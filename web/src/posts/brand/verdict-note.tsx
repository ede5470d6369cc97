import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { useParticipantName } from '@/session/use-participant-name.ts'
import { BreachList } from './breach-list.tsx'
import styles from './brand.module.css'

/** Shows approvers the brand rules that a publication breaks, with the reason given by the user who scheduled it anyway. */
export function VerdictNote({ variant }: { variant: Pick<Variant, 'workspaceId' | 'handle' | 'brand'> }) {
  const { t } = useTranslation('brand-rules')
  const { workspaceId, handle, brand } = variant
  const { nameOf } = useParticipantName(workspaceId)
  if (!brand || brand.breaches.length === 0) return null
  const { breaches, confirmed } = brand
  return (
    <div className={styles.verdict} role="group" aria-label={t('brand-rules:verdict.label', { handle })}>
      <p className={styles.channel}>{t('brand-rules:verdict.label', { handle })}</p>
      <BreachList breaches={breaches} />
      {confirmed && (
        <p className={styles.reason}>
          {t('brand-rules:verdict.reason', { name: nameOf(confirmed.by), reason: confirmed.reason })}
        </p>
      )}
    </div>
  )
}
