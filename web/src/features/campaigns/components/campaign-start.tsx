import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Campaign } from '@postwright/core/model/campaign'
import { CAMPAIGNS_MAX } from '@postwright/core/model/campaign-limits'
import { useBeginCampaign } from '../data/use-begin-campaign.ts'

/** Begins a campaign: an empty one, or from a template where there are some. */
export function CampaignStart({ templates, isFull }: { templates: readonly Campaign[]; isFull: boolean }) {
  const { t } = useTranslation('campaigns')
  const { begin, fromTemplate } = useBeginCampaign()
  const look = {
    leftSection: <IconPlus size="1.125rem" aria-hidden />,
    disabled: isFull,
    title: isFull ? t('campaigns:full', { count: CAMPAIGNS_MAX }) : undefined,
  }
  if (templates.length === 0) {
    return (
      <Button {...look} onClick={() => void begin()}>
        {t('campaigns:new')}
      </Button>
    )
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button {...look}>{t('campaigns:new')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void begin()}>{t('campaigns:start.blank')}</Menu.Item>
        <Menu.Divider />
        {templates.map((template) => (
          <Menu.Item key={template.id} onClick={() => void fromTemplate(template)}>
            {t('campaigns:start.template', { name: template.name })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
