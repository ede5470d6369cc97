import { useTranslation } from 'react-i18next'
import { ApiError } from '@/lib/api-error.ts'

/** What to say about a failed call: the server's sentence, else `fallback`; and our own when no reply came. */
export function useDetailText(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation(['errors', 'common'])
  return (error, fallback) => {
    if (!(error instanceof ApiError)) return t('common:error.generic')
    if (error.status === 0) return t(`errors:api.${error.code}`)
    return error.detail || fallback
  }
}
