import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCampaigns } from '@/campaigns/data/use-campaigns.ts'
import { openCampaigns } from '@/campaigns/open-campaigns.ts'
import { routes } from '@/config/routes.ts'

type Props = { workspaceId: string; campaignId: string; onChoose: (campaignId: string) => void }

/** Chooses the campaign of a post and shows the parameters it adds to the post's links. */
export function CampaignField({ workspaceId, campaignId, onChoose }: Props) {
  const { t } = useTranslation('studio')
  const read = useCampaigns(workspaceId)
  const all = read.status === 'ready' ? openCampaigns(read.data, campaignId) : []
  const chosen = all.find(({ id }) => id === campaignId)
  const isGone = read.status === 'ready' && campaignId !== '' && !chosen
  return (
    <div>
      <Select
        label={t('studio:campaign.label')}
        placeholder={t('studio:campaign.none')}
        data={[
          ...all.map(({ id, name }) => ({ value: id, label: name })),
          ...(isGone ? [{ value: campaignId, label: t('studio:campaign.gone') }] : []),
        ]}
        value={campaignId === '' ? null : campaignId}
        onChange={(id) => onChoose(id ?? '')}
        description={
          chosen &&
          (chosen.utmCampaign === ''
            ? t('studio:campaign.noUtm')
            : t('studio:campaign.utm', { utm: `utm_campaign=${chosen.utmCampaign}` }))
        }
        error={read.status === 'error' ? t('studio:campaign.error') : undefined}
        nothingFoundMessage={t('studio:campaign.nothing')}
        searchable
        clearable
      />
      {chosen && <Link to={routes.campaign.href(chosen.id)}>{t('studio:campaign.open', { name: chosen.name })}</Link>}
    </div>
  )
}
