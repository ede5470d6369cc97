import { Anchor, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { routes } from '@/config/routes.ts'

/** The screens of the administration, beside the title of each. */
export function AdminNav() {
  const { t } = useTranslation('admin')
  return (
    <Group component="nav" gap="md" aria-label={t('admin:nav.label')}>
      <Anchor component={NavLink} to={routes.admin.href()} end size="sm">
        {t('admin:nav.people')}
      </Anchor>
      <Anchor component={NavLink} to={routes.adminIntegrations.href()} size="sm">
        {t('admin:nav.integrations')}
      </Anchor>
      <Anchor component={NavLink} to={routes.adminTemplates.href()} size="sm">
        {t('admin:nav.templates')}
      </Anchor>
      <Anchor component={NavLink} to={routes.adminContributions.href()} size="sm">
        {t('admin:nav.contributions')}
      </Anchor>
    </Group>
  )
}
