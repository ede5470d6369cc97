import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OfferedModel } from '@postwright/core/api/shared-models'
import { routes } from '@/config/routes.ts'
import { useRight } from '@/session/use-role.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Notice } from '@/ui/notice.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
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
 * Shows the operator's model, which is used while a workspace has none. Without it, shows `NoModelNotice`, or nothing next to the form that adds a
 * model (`isManaging`), which works whether or not the operator's model could be read.
 */
export function OfferedNotice({ isManaging = false }: { isManaging?: boolean }) {
  const { t } = useTranslation('models')
  const read = useOfferedModel({ isWanted: true })
  if (isManaging) return read.status === 'ready' && read.data !== null && <OfferedFacts {...read.data} />
  return (
    <DataState
      read={read}
      loading={<SkeletonList rows={1} label={t('models:loading')} />}
      errorTitle={t('models:unreadable')}
    >
      {(offered) => (offered === null ? <NoModelNotice /> : <OfferedFacts {...offered} />)}
    </DataState>
  )
}

function OfferedFacts({ name, host, model, monthlyTokens, left }: OfferedModel) {
  const { t } = useTranslation('models')
  const facts = { name, host, model, left: COUNT.format(left), all: COUNT.format(monthlyTokens) }
  return (
    <Notice
      tone={left === 0 ? 'warning' : 'info'}
      title={t('models:offered.title', { name })}
      text={t(left === 0 ? 'models:offered.usedUp' : 'models:offered.text', facts)}
    />
  )
}
