import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useMembers } from '@/session/use-members.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { formatBudget } from '../campaign-figures.ts'
import { CampaignDates } from './campaign-card.tsx'
import { CampaignProgress } from './campaign-progress.tsx'
import styles from './campaigns.module.css'
import type { ViewProps } from './views.ts'

export function TableView({ campaigns, measuredOf, actionsOf, today }: ViewProps) {
  const { t } = useTranslation('campaigns')
  const { workspaceId } = useSignedIn()
  const members = useMembers(campaigns.some(({ ownerId }) => ownerId !== '') ? workspaceId : null)
  const names = new Map(members.status === 'ready' ? members.data.map(({ uid, fullName }) => [uid, fullName]) : [])
  const columns = ['name', 'state', 'dates', 'progress', 'budget', 'owner', 'utm'] as const
  return (
    <div className={styles.scroll} role="region" aria-label={t('campaigns:title')} tabIndex={0}>
      <Table className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} scope="col">
                {t(`campaigns:table.${column}`)}
              </Table.Th>
            ))}
            <td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {campaigns.map((campaign) => (
            <Table.Tr key={campaign.id}>
              <Table.Th scope="row">
                <Link to={routes.campaign.href(campaign.id)}>{campaign.name}</Link>
              </Table.Th>
              <Table.Td>{t(`campaigns:state.${campaign.state}`)}</Table.Td>
              <Table.Td>
                <CampaignDates campaign={campaign} />
              </Table.Td>
              <Table.Td>
                <CampaignProgress campaign={campaign} measured={measuredOf(campaign.id)} today={today} />
              </Table.Td>
              <Table.Td>{formatBudget(campaign) ?? '–'}</Table.Td>
              <Table.Td>{names.get(campaign.ownerId) ?? '–'}</Table.Td>
              <Table.Td>{campaign.utmCampaign || '–'}</Table.Td>
              <Table.Td>
                <ActionMenu
                  label={t('campaigns:action.actions', { name: campaign.name })}
                  actions={actionsOf(campaign)}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
