import { useQuery } from '@tanstack/react-query'
import { readServices, type ShownServiceOff } from '@postwright/core/api/switches'
import type { ServiceId } from '@postwright/core/model/service-switch'
import { call } from '@/lib/api-client.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useTranslation } from 'react-i18next'
import { serverNow } from '@/lib/server-clock.ts'
import { formatZoned, viewerZone } from '@/ui/format-time.ts'

/** With the ten seconds for which a process of the server goes by what it knows, a change is seen within a minute. */
const ASKED_EVERY = 45_000

/** The services that are off for the person here; asked once a minute while the page is seen. Without an answer none is. */
export function usePolledServices(): readonly ShownServiceOff[] {
  const { data } = useQuery({
    ...useOffQuery(),
    staleTime: ASKED_EVERY,
    refetchInterval: ASKED_EVERY,
    refetchOnWindowFocus: true,
  })
  return data ?? []
}

/** The last known state of a service; null while it is on. It asks for nothing itself. */
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

/** Says that a service is off, in the operator's words if there are any, and until when in the person's own time zone. */
export function useServiceOffText(): (off: ShownServiceOff) => string {
  const { t } = useTranslation('services')
  return ({ id, message, until }) => {
    const text = message === '' ? t(`services:off.${id}`) : message
    if (until === null) return text
    return t('services:until', { text, time: formatZoned(until, viewerZone(), serverNow()) })
  }
}
