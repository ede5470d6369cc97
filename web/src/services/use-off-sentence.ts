import { useTranslation } from 'react-i18next'
import type { ShownServiceOff } from '@postwright/core/api/switches'
import { serverNow } from '@/lib/server-clock.ts'
import { formatZoned, viewerZone } from '@/ui/format-time.ts'

/** Says that a service is off, in the operator's words if there are any, and until when in the person's own time zone. */
export function useOffSentence(): (off: ShownServiceOff) => string {
  const { t } = useTranslation('services')
  return ({ id, message, until }) => {
    const text = message === '' ? t(`services:off.${id}`) : message
    if (until === null) return text
    return t('services:until', { text, time: formatZoned(until, viewerZone(), serverNow()) })
  }
}
