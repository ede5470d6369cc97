import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { lazyWhenIdle } from '../lib/lazy-when-idle.tsx'
import { followFailedStyles, loadPatiently } from '../lib/load-patiently.ts'
import { settingsStore } from '../preferences/settings.ts'
import { useTheme } from '../preferences/theme.ts'
import { session } from '../session/session.ts'
import { writeDatesLike } from '../ui/date-style.ts'
import { announceSuccessWhen, loadToastsBy } from '../ui/toast.tsx'
import { UiProvider } from '../ui/ui-provider.tsx'

followFailedStyles()
loadToastsBy(loadPatiently)
settingsStore.start()
writeDatesLike(settingsStore.state)
announceSuccessWhen(() => settingsStore.state().notificationsEnabled)

const AppToaster = lazyWhenIdle(async () => (await import('./toaster.tsx')).AppToaster)

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } })

/** Provides everything that pages with a session need: the identity provider, the component library, toasts and settings. */
export function Component() {
  const { effective } = useTheme()
  useEffect(followReturning, [])
  useEffect(() => session.start(), [])
  return (
    <QueryClientProvider client={queries}>
      <UiProvider colorScheme={effective}>
        <Outlet />
        <AppToaster props={{}} />
      </UiProvider>
    </QueryClientProvider>
  )
}

/**
 * Keeps the root attribute for visitors with a session up to date while users sign in and out; `before-paint.js` sets it on every load. Public pages
 * use it only for styles, so they need no code of the session.
 * @returns a function that stops the updates
 */
function followReturning(): () => void {
  return session.subscribe(() => {
    const { status } = session.state()
    if (status !== 'loading') document.documentElement.toggleAttribute('data-returning', status === 'signed_in')
  })
}
