import { useTranslation } from 'react-i18next'
import { type Campaign, CAMPAIGN_STATES, type CampaignState } from '@postwright/core/model/campaign'
import { useDragItem, useDragList, useDropPlace } from '@/drag/drag-list.tsx'
import { DragGrip } from '@/drag/drag-grip.tsx'
import type { DragStore } from '@/drag/drag-store.ts'
import { useMay } from '@/session/use-role.ts'
import { useCampaignCommands } from '../data/campaign-commands.ts'
import { CampaignCard } from './campaign-card.tsx'
import styles from './campaigns.module.css'
import type { ViewProps } from './views.ts'

/** Shows campaigns by state. They are moved to another state by dragging or by keyboard. */
export function BoardView({ campaigns, actionsOf }: ViewProps) {
  const { t } = useTranslation('campaigns')
  const { setState } = useCampaignCommands()
  const mayMove = useMay('edit_library')
  const stateOf = (id: string) => CAMPAIGN_STATES.find((state) => state === id)
  const drag = useDragList({
    items: mayMove ? campaigns.map(({ id, name }) => ({ id, name })) : [],
    places: [...CAMPAIGN_STATES],
    stopsOf: (id) => ({
      stops: CAMPAIGN_STATES.map((state) => ({ id: state, zone: '' })),
      home: CAMPAIGN_STATES.indexOf(campaigns.find((campaign) => campaign.id === id)?.state ?? 'planned'),
    }),
    nameOf: ({ id }) => t(`campaigns:state.${stateOf(id) ?? 'planned'}`),
    onDrop(id, place) {
      const [campaign, state] = [campaigns.find((each) => each.id === id), stateOf(place.id)]
      if (campaign && state && campaign.state !== state) setState(campaign, state)
    },
  })
  return (
    <div className={styles.board} role="group" aria-label={t('campaigns:board.label')}>
      {CAMPAIGN_STATES.map((state) => (
        <BoardColumn
          key={state}
          state={state}
          campaigns={campaigns.filter((campaign) => campaign.state === state)}
          actionsOf={actionsOf}
          store={drag.store}
          mayMove={mayMove}
        />
      ))}
      {drag.layer}
    </div>
  )
}

type ColumnProps = Pick<ViewProps, 'campaigns' | 'actionsOf'> & {
  state: CampaignState
  store: DragStore
  mayMove: boolean
}

function BoardColumn({ state, campaigns, actionsOf, store, mayMove }: ColumnProps) {
  const { t } = useTranslation('campaigns')
  const { ref, zone } = useDropPlace(store, state)
  const name = t(`campaigns:state.${state}`)
  return (
    <section ref={ref} className={styles.column} aria-label={name} data-over={zone !== null || undefined}>
      <h2 className={styles.columnName}>
        {name} <span className={styles.soft}>{campaigns.length}</span>
      </h2>
      {campaigns.length === 0 && <p className={styles.soft}>{t('campaigns:board.empty')}</p>}
      <ul className={styles.stack}>
        {campaigns.map((campaign) => (
          <BoardCard key={campaign.id} {...{ campaign, actionsOf, store, mayMove }} />
        ))}
      </ul>
    </section>
  )
}

type CardProps = Pick<ColumnProps, 'actionsOf' | 'store' | 'mayMove'> & { campaign: Campaign }

function BoardCard({ campaign, actionsOf, store, mayMove }: CardProps) {
  const { t } = useTranslation('campaigns')
  const drag = useDragItem(store, campaign.id)
  const grip = mayMove && <DragGrip drag={drag} label={t('campaigns:action.move', { name: campaign.name })} />
  return (
    <li {...drag.item} className={styles.dragged}>
      <CampaignCard campaign={campaign} actions={actionsOf(campaign)} grip={grip} />
    </li>
  )
}
