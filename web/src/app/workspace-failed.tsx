import { useTranslation } from 'react-i18next'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { CenteredPage } from './layouts/centered-page.tsx'

/** The workspace could not be read; without it no screen can be shown. */
export function WorkspaceFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation()
  return (
    <CenteredPage>
      <ErrorPanel level={1} title={t('workspace.failed')} text={t('workspace.failedText')} onRetry={retry} />
    </CenteredPage>
  )
}
