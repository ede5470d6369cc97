import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useRight } from '@/session/use-role.ts'
import { Notice } from '@/ui/notice.tsx'

/** Says who can add a model; managers are led to where. */
export function NoModelNotice() {
  const { t } = useTranslation('models')
  const isManager = useRight('manage_workspace')
  return (
    <Notice title={t('models:missing.title')} text={t(isManager ? 'models:missing.owner' : 'models:missing.others')}>
      {isManager && (
        <Button component={Link} to={routes.settingsModels.href()} variant="default" size="sm">
          {t('models:missing.add')}
        </Button>
      )}
    </Notice>
  )
}
