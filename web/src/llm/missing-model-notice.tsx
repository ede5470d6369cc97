import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useRight } from '@/session/use-role.ts'
import { Notice } from '@/ui/notice.tsx'
import { useOfferedModel } from './data/use-usable-model.ts'

/** Explains who can add a model, with a link for managers. */
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

const COUNT = new Intl.NumberFormat('en')

/**
 * Shows the operator's model, which is used while a workspace has none. Without it, shows `NoModelNotice`, or nothing next to the form that
 * adds a model (`isManaging`).
 */
export function OfferedNotice({ isManaging = false }: { isManaging?: boolean }) {
  const { t } = useTranslation('models')
  const read = useOfferedModel({ isWanted: true })
  if (read.status !== 'ready' || read.data === null) return isManaging ? null : <NoModelNotice />
  const { name, host, model, monthlyTokens, left } = read.data
  const facts = { name, host, model, left: COUNT.format(left), all: COUNT.format(monthlyTokens) }
  return (
    <Notice
      tone={left === 0 ? 'warning' : 'info'}
      title={t('models:offered.title', { name })}
      text={t(left === 0 ? 'models:offered.usedUp' : 'models:offered.text', facts)}
    />
  )
}
