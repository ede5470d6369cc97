import { Button, MultiSelect, Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { MeasuredCampaign } from '@postwright/core/api/campaigns'
import { countDays } from '@postwright/core/time/utc-day'
import { goalShare } from '@postwright/core/campaigns/campaign-progress'
import { type Campaign, CAMPAIGNS_COMPARED_MAX } from '@postwright/core/model/campaign'
import { useCampaigns } from '@/campaigns/data/use-campaigns.ts'
import { routes } from '@/config/routes.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { formatBudget, minorUnitsIn, reachedOf } from './campaign-figures.ts'
import { CampaignDates } from './components/campaign-card.tsx'
import styles from './components/campaigns.module.css'
import { useMeasured } from './data/campaign-queries.ts'

/** `/dashboard/campaigns/compare`: two to four campaigns side by side, given in the address. */
export function Component() {
  const { t } = useTranslation(['campaigns', 'ui', 'errors'])
  const { workspaceId } = useSignedIn()
  const [params, setParams] = useSearchParams()
  const read = useCampaigns(workspaceId)
  const all = read.status === 'ready' ? read.data.filter(({ isTemplate }) => !isTemplate) : []
  const asked = (params.get('ids') ?? '').split(',')
  const chosen = asked.flatMap((id) => all.filter((campaign) => campaign.id === id)).slice(0, CAMPAIGNS_COMPARED_MAX)
  const measured = useMeasured(workspaceId, chosen.length < 2 ? [] : chosen.map(({ id }) => id).toSorted(), false)
  const loading = <SkeletonList rows={4} label={t('campaigns:loading')} />
  return (
    <>
      <PageHeader
        title={t('campaigns:compare.title')}
        description={t('campaigns:compare.description')}
        actions={
          <Button component={Link} to={routes.campaigns.href()} variant="default">
            {t('campaigns:title')}
          </Button>
        }
      />
      <DataState read={read} loading={loading} errorTitle={t('campaigns:error')} empty={<NothingChosen />}>
        {() => (
          <div className={styles.editor}>
            <MultiSelect
              label={t('campaigns:compare.choose')}
              description={t('campaigns:compare.hint')}
              data={all.map(({ id, name }) => ({ value: id, label: name }))}
              value={chosen.map(({ id }) => id)}
              maxValues={CAMPAIGNS_COMPARED_MAX}
              onChange={(ids) => setParams(ids.length === 0 ? {} : { ids: ids.join(',') }, { replace: true })}
              searchable
            />
            {chosen.length < 2 ? (
              <NothingChosen />
            ) : (
              <DataState read={measured} loading={loading} errorTitle={t('campaigns:progress.unknown')}>
                {(data) => <Comparison campaigns={chosen} measured={data} />}
              </DataState>
            )}
          </div>
        )}
      </DataState>
    </>
  )
}

function NothingChosen() {
  const { t } = useTranslation('campaigns')
  return <EmptyState title={t('campaigns:compare.empty')} text={t('campaigns:compare.emptyText')} />
}

const NUMBERS = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const PERCENT = new Intl.NumberFormat('en', { style: 'percent' })
const SUMS = ['engagement', 'likes', 'reposts', 'replies', 'views', 'clicks'] as const

type ComparisonProps = { campaigns: readonly Campaign[]; measured: ReadonlyMap<string, MeasuredCampaign> }

function Comparison({ campaigns, measured }: ComparisonProps) {
  const { t } = useTranslation('campaigns')
  const unknown = t('campaigns:compare.unknown')
  const rows: { name: string; of: (campaign: Campaign, found: MeasuredCampaign) => string }[] = [
    { name: t('campaigns:compare.row.state'), of: ({ state }) => t(`campaigns:state.${state}`) },
    {
      name: t('campaigns:compare.row.days'),
      of: ({ startDay, endDay }) => {
        const days = countDays(startDay, endDay)
        return days === 0 ? unknown : NUMBERS.format(days)
      },
    },
    { name: t('campaigns:compare.row.budget'), of: (campaign) => formatBudget(campaign) ?? unknown },
    { name: t('campaigns:compare.row.posts'), of: (_, { posts }) => NUMBERS.format(posts.published) },
    {
      name: t('campaigns:compare.row.goal'),
      of: ({ goalTarget, goalMetric }) =>
        goalTarget === 0 ? unknown : `${NUMBERS.format(goalTarget)} ${t(`campaigns:metric.${goalMetric}`)}`,
    },
    {
      name: t('campaigns:compare.row.reached'),
      of: ({ goalMetric }, found) => NUMBERS.format(reachedOf(goalMetric, found)),
    },
    {
      name: t('campaigns:compare.row.share'),
      of: (campaign, found) => {
        const share = goalShare(campaign, reachedOf(campaign.goalMetric, found))
        return share === null ? unknown : PERCENT.format(share)
      },
    },
    ...SUMS.map((metric) => ({
      name: t(`campaigns:compare.row.${metric}`),
      of: (_: Campaign, found: MeasuredCampaign) => NUMBERS.format(reachedOf(metric, found)),
    })),
    {
      name: t('campaigns:compare.row.perPost'),
      of: (_, found) =>
        found.posts.published === 0 ? unknown : NUMBERS.format(reachedOf('engagement', found) / found.posts.published),
    },
    { name: t('campaigns:compare.row.cost'), of: (campaign, found) => costOf(campaign, found) ?? unknown },
  ]
  return (
    <div className={styles.scroll} role="region" aria-label={t('campaigns:compare.table')} tabIndex={0}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <td />
            {campaigns.map((campaign) => (
              <Table.Th key={campaign.id} scope="col">
                <Link to={routes.campaign.href(campaign.id)}>{campaign.name}</Link>
                <br />
                <span className={styles.soft}>
                  <CampaignDates campaign={campaign} />
                </span>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ name, of }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{name}</Table.Th>
              {campaigns.map((campaign) => {
                const found = measured.get(campaign.id)
                return <Table.Td key={campaign.id}>{found ? of(campaign, found) : unknown}</Table.Td>
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

/** Formats the cost per engagement; null if budget or engagement is missing. */
function costOf({ budgetAmount, budgetCurrency }: Campaign, found: MeasuredCampaign): string | null {
  const engagement = reachedOf('engagement', found)
  if (budgetAmount === 0 || engagement === 0) return null
  const currency = (budgetCurrency || 'eur').toUpperCase()
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.format(budgetAmount / minorUnitsIn(currency) / engagement)
}
