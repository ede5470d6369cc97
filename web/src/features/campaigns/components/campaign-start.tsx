import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Campaign, CAMPAIGNS_MAX } from '@postwright/core/model/campaign'
import { routes } from '@/config/routes.ts'
import { useBeginCampaign } from '../data/campaign-commands.ts'

/** Creates a campaign: with the guided planner, empty, or from a template. */
export function CampaignStart({ templates, isFull }: { templates: readonly Campaign[]; isFull: boolean }) {
  const { t } = useTranslation('campaigns')
  const { begin, fromTemplate } = useBeginCampaign()
  const look = {
    leftSection: <IconPlus size="1.125rem" aria-hidden />,
    disabled: isFull,
    title: isFull ? t('campaigns:full', { count: CAMPAIGNS_MAX }) : undefined,
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button {...look}>{t('campaigns:new')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={routes.campaignPlan.href()}>
          {t('campaigns:start.plan')}
        </Menu.Item>
        <Menu.Item onClick={() => void begin()}>{t('campaigns:start.blank')}</Menu.Item>
        {templates.length > 0 && <Menu.Divider />}
        {templates.map((template) => (
          <Menu.Item key={template.id} onClick={() => void fromTemplate(template)}>
            {t('campaigns:start.template', { name: template.name })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
