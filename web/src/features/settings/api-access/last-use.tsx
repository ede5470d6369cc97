import { useTranslation } from 'react-i18next'
import { RelativeTime } from '@/ui/relative-time.tsx'

/** Shows the time of a key's or an assistant's last call; null before the first call. */
export function LastUse({ at }: { at: number | null }) {
  const { t } = useTranslation('api-access')
  if (at === null) return t('api-access:keys.unused')
  return (
    <>
      {t('api-access:keys.used')} <RelativeTime instant={at} />
    </>
  )
}
