import { useTranslation } from 'react-i18next'
import type { SharedModelAttempt } from '@postwright/core/api/shared-models'

/** Returns a function that describes a provider's response to a key. */
export function useAttemptText(): (attempt: SharedModelAttempt) => string {
  const { t } = useTranslation(['integrations', 'models'])
  return ({ problem, detail }) => {
    if (problem === null) return t('integrations:shared.accepted')
    const said = detail === '' ? '' : ` ${t('models:problem.said', { detail })}`
    return `${t(`models:problem.${problem}`)}${said}`
  }
}
