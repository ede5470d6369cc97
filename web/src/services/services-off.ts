import { useQuery } from '@tanstack/react-query'
import { readServices, type ShownServiceOff } from '@postwright/core/api/switches'
import type { ServiceId } from '@postwright/core/model/service-switch'
import { call } from '@/lib/api-client.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useTranslation } from 'react-i18next'
import { serverNow } from '@/lib/server-clock.ts'
import { formatZoned, viewerZone } from '@/ui/format-time.ts'

/** Poll interval in milliseconds. With the server's cache of ten seconds, a change is visible within a minute. */
const ASKED_EVERY = 45_000

/** Returns the services that are off for the user, polled every 45 seconds while the page is visible. Without a response, none is off. */
export function usePolledServices(): readonly ShownServiceOff[] {
  const { data } = useQuery({
    ...useOffQuery(),
    staleTime: ASKED_EVERY,
    refetchInterval: ASKED_EVERY,
    refetchOnWindowFocus: true,
  })
  return data ?? []
}

/** Returns the last known state of a service without a request; null while it is on or not known yet. */
export function useServiceOff(id: ServiceId): ShownServiceOff | null {
  const { data } = useQuery({ ...useOffQuery(), enabled: false })
  return data?.find((off) => off.id === id) ?? null
}

function useOffQuery() {
  const { user, workspaceId } = useSignedIn()
  return {
    queryKey: ['services', user.id, workspaceId],
    queryFn: async () => (await call(readServices, { workspaceId })).off,
    retry: false,
  }
}

/**
 * Returns a function that returns the message for a service that is off: the operator's own text if there is one, and the end in the browser's time
 * zone.
 */
export function useServiceOffText(): (off: ShownServiceOff) => string {
  const { t } = useTranslation('services')
  return ({ id, message, until }) => {
    const text = message === '' ? t(`services:off.${id}`) : message
    if (until === null) return text
    return t('services:until', { text, time: formatZoned(until, viewerZone(), serverNow()) })
  }
}
