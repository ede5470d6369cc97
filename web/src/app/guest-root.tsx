import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { lazyWhenIdle } from '../lib/lazy-when-idle.tsx'
import { followFailedStyles, loadPatiently } from '../lib/load-patiently.ts'
import { settingsStore } from '../preferences/settings.ts'
import { useTheme } from '../preferences/theme.ts'
import { writeDatesLike } from '../ui/date-style.ts'
import { loadToastsBy } from '../ui/toast.tsx'
import { UiProvider } from '../ui/ui-provider.tsx'

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

followFailedStyles()
loadToastsBy(loadPatiently)
settingsStore.start()
writeDatesLike(settingsStore.state)

const AppToaster = lazyWhenIdle(async () => (await import('./toaster.tsx')).AppToaster)

/** Minimum time between two reads of a room when a user returns to its tab. */
const FRESH_FOR = 30_000

const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: FRESH_FOR, refetchOnWindowFocus: true } },
})

/** Provides everything that pages for guests need: the component library, toasts and the query client. No identity provider is loaded. */
export function Component() {
  const { effective } = useTheme()
  return (
    <QueryClientProvider client={queries}>
      <UiProvider colorScheme={effective}>
        <Outlet />
        <AppToaster props={{}} />
      </UiProvider>
    </QueryClientProvider>
  )
}
