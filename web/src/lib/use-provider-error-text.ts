import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { providerErrorKeys } from './provider-error-key.ts'

/** Turns what the identity provider has thrown into words: what happened, and what to do where that is known. */
export function useProviderErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['auth', 'common'])
  return useCallback(
    (error) => {
      const { message, hint } = providerErrorKeys(error)
      return hint === null ? t(message) : `${t(message)} ${t(hint)}`
    },
    [t],
  )
}
