import { useTranslation } from 'react-i18next'
import { RelativeTime } from '@/ui/relative-time.tsx'

/** The last call of a key or an assistant; null before the first. */
export function LastUse({ at }: { at: number | null }) {
  const { t } = useTranslation('api-access')
  if (at === null) return t('api-access:keys.unused')
  return (
    <>
      {t('api-access:keys.used')} <RelativeTime instant={at} />
    </>
  )
}
