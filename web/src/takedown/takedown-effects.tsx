import { useTranslation } from 'react-i18next'
import { TAKEDOWN_COUNT_MAX } from '@postwright/core/model/offer-limits'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import styles from './takedown.module.css'
import { type TakedownSubject, useTakedownEffects } from './takedowns.ts'

/** Who and what uses something that is offered. */
export function TakedownEffects({ subject }: { subject: TakedownSubject }) {
  const { t } = useTranslation('takedown')
  const effects = useTakedownEffects(subject)
  const count = (amount: number) =>
    amount >= TAKEDOWN_COUNT_MAX ? t('takedown:effects.most', { count: amount }) : amount
  return (
    <section className={styles.effects} aria-label={t('takedown:effects.title')}>
      <h3 className={styles.title}>{t('takedown:effects.title')}</h3>
      <DataState read={effects} loading={<SkeletonList rows={1} />} errorTitle={t('takedown:effects.error')}>
        {({ uses, workspaces, decks, templates }) => (
          <dl className={styles.counts}>
            {decks === null && (
              <div>
                <dt>{t('takedown:effects.uses')}</dt>
                <dd>{uses}</dd>
              </div>
            )}
            <div>
              <dt>{t('takedown:effects.workspaces')}</dt>
              <dd>{count(workspaces)}</dd>
            </div>
            {decks !== null && (
              <div>
                <dt>{t('takedown:effects.decks')}</dt>
                <dd>{count(decks)}</dd>
              </div>
            )}
            {templates !== null && (
              <div>
                <dt>{t('takedown:effects.templates')}</dt>
                <dd>{templates}</dd>
              </div>
            )}
          </dl>
        )}
      </DataState>
    </section>
  )
}
