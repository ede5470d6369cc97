import { useTranslation } from 'react-i18next'
import { SHARED_COUNT_MAX } from '@postwright/core/model/shared-model'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useSharedModelUses } from '../data/shared-models.ts'
import classes from './integrations.module.css'

/** Shows before a key is replaced or removed how many people and tasks use it. */
export function SharedModelEffects({ modelId, text }: { modelId: string; text: string }) {
  const { t } = useTranslation('integrations')
  const uses = useSharedModelUses(modelId)
  const shown = (count: number) => (count >= SHARED_COUNT_MAX ? t('integrations:effects.most', { count }) : count)
  return (
    <section className={classes.effects} aria-label={t('integrations:effects.title')}>
      <h3 className={classes.effectsTitle}>{t('integrations:effects.title')}</h3>
      <DataState read={uses} loading={<SkeletonList rows={1} />} errorTitle={t('integrations:effects.error')}>
        {({ people, tasks, underWay }) => (
          <dl className={classes.counts}>
            <div>
              <dt>{t('integrations:shared.people')}</dt>
              <dd>{shown(people)}</dd>
            </div>
            <div>
              <dt>{t('integrations:shared.tasks')}</dt>
              <dd>{tasks}</dd>
            </div>
            <div>
              <dt>{t('integrations:shared.underWay')}</dt>
              <dd>{shown(underWay)}</dd>
            </div>
          </dl>
        )}
      </DataState>
      <p>{text}</p>
    </section>
  )
}
