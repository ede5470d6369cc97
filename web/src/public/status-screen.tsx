import { useTranslation } from 'react-i18next'
import { siteRoutes } from '../config/site-routes.ts'
import { useOnline } from '../ui/use-online.ts'
import { ClosingCall } from './components/closing-call.tsx'
import { PublicPage } from './components/public-page.tsx'
import { StatusFigures } from './components/status-figures.tsx'
import { StatusNetworks } from './components/status-networks.tsx'
import { StatusNow } from './components/status-now.tsx'
import { StatusServices, StatusPauses, StatusReading } from './components/status-sections.tsx'
import { useStatus, verdictOf } from './status.ts'

/** Public page that shows whether the service is running, according to its own records. */
export function Component() {
  const { t } = useTranslation('status')
  const { retry, ...state } = useStatus()
  const verdict = verdictOf(state, useOnline())
  return (
    <PublicPage title={t('status:title')} lead={t('status:lead')}>
      <StatusNow verdict={verdict} cameAt={state.cameAt} onRetry={retry} />
      <StatusFigures status={state.status} cameAt={state.cameAt} />
      <StatusServices status={state.status} verdict={verdict} />
      <StatusNetworks status={state.status} verdict={verdict} cameAt={state.cameAt} />
      <StatusPauses status={state.status} />
      <StatusReading />
      <ClosingCall
        title={t('status:help.title')}
        link={{ text: t('status:help.action'), to: siteRoutes.contact.href() }}
      />
    </PublicPage>
  )
}
