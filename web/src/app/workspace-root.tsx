import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { useSignedIn } from '../session/use-session.ts'
import { WorkspaceProvider } from '../session/workspace-provider.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { CenteredPage } from './layouts/centered-page.tsx'
import { Splash } from './splash.tsx'
import { useFreshUser } from './use-fresh-user.ts'

// Browsers without Temporal get it before any screen that counts with times is shown.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

/** The signed-in part: the workspace is known below, and another person's screens are new ones. */
export function Component() {
  const { t } = useTranslation()
  const { user } = useSignedIn()
  useFreshUser()
  return (
    <WorkspaceProvider
      key={user.id}
      waiting={<Splash />}
      failed={(_error, retry) => (
        <CenteredPage>
          <ErrorPanel title={t('workspace.failed')} text={t('workspace.failedText')} onRetry={retry} />
        </CenteredPage>
      )}
    >
      <Outlet />
    </WorkspaceProvider>
  )
}
