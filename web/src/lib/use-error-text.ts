import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from './api-error.ts'
import { WriteError } from './write-error.ts'

/** Turns anything that was thrown into a sentence for people; never a raw code. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['errors', 'common'])
  return useCallback(
    (error) => {
      if (error instanceof ApiError) return t([`errors:api.${error.code}`, 'common:error.apiError'])
      return error instanceof WriteError ? t(`errors:write.${error.outcome}`) : t('common:error.generic')
    },
    [t],
  )
}
