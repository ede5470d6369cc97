import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from './api-error.ts'

/** Returns a function that turns any thrown value into a message for users, never a raw code. */
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

/** A failed write of a document: rejected by the rules, or the server could not be reached. */
export class WriteError extends Error {
  readonly outcome: 'refused' | 'failed'

  constructor(outcome: 'refused' | 'failed') {
    super(`the write was ${outcome}`)
    this.name = 'WriteError'
    this.outcome = outcome
  }
}
