import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from './api-error.ts'

/** Turns anything that was thrown into a sentence for people; never a raw code. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['errors', 'common'])
  return useCallback(
    (error) =>
      error instanceof ApiError ? t([`errors:api.${error.code}`, 'common:error.apiError']) : t('common:error.generic'),
    [t],
  )
}
