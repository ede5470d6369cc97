import { useTranslation } from 'react-i18next'
import type { Finding } from '@postwright/core/checks/check'

/** The sentence of a finding, as lists of findings show it. */
export function useFindingSentence(): (finding: Finding) => string {
  const { t } = useTranslation('checks')
  return ({ check, reason, values }) => t(`checks:check.${check}.${reason}`, values)
}
