import { Button, Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useCampaigns } from './data/use-campaigns.ts'
import { openCampaigns } from './open-campaigns.ts'

type CampaignMenuProps = {
  workspaceId: string
  selected: readonly { campaignId: string }[]
  isOff?: boolean
  /** Called with the chosen campaign; an empty id removes the selected documents from their campaigns. */
  onChoose: (campaign: { id: string; name: string }) => void
}

/** Lists the campaigns to which all selected documents can be added, or from which they can be removed. */
export function CampaignMenu({ workspaceId, selected, isOff = false, onChoose }: CampaignMenuProps) {
  const { t } = useTranslation('areas')
  const read = useCampaigns(workspaceId)
  const offered = read.status === 'ready' ? openCampaigns(read.data) : []
  const isInOne = selected.some(({ campaignId }) => campaignId !== '')
  return (
    <Menu position="top-start">
      <Menu.Target>
        <Button size="compact-md" variant="default" disabled={isOff}>
          {t('areas:campaign.menu')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => onChoose({ id, name })}>
            {name}
          </Menu.Item>
        ))}
        {offered.length === 0 && read.status === 'ready' && (
          <Menu.Item component={Link} to={routes.campaigns.href()}>
            {t('areas:campaign.createFirst')}
          </Menu.Item>
        )}
        {read.status === 'loading' && <Menu.Label>{t('areas:campaign.loading')}</Menu.Label>}
        {read.status === 'error' && <Menu.Item onClick={read.retry}>{t('areas:campaign.retry')}</Menu.Item>}
        {isInOne && <Menu.Divider />}
        {isInOne && <Menu.Item onClick={() => onChoose({ id: '', name: '' })}>{t('areas:campaign.remove')}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}
