import { useTranslation } from 'react-i18next'
import { formatAmount } from '@/ui/format-amount.ts'
import type { NamedRequest } from './data/admin-requests.ts'

/** Returns a function that describes the action that an admin requests, and the user it concerns. */
export function useActText(): (request: NamedRequest) => string {
  const { t } = useTranslation('admin-requests')
  return ({ act, person }) => {
    const name = person ?? t('admin-requests:gone')
    if (act.kind === 'delete_person') return t(`admin-requests:act.${act.when}`, { name })
    return t('admin-requests:act.payout', { name, amount: formatAmount(act.amount, act.currency) })
  }
}
