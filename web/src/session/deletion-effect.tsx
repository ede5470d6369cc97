import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type DeletionEffect, getDeletionEffect } from '@postwright/core/api/admin-requests'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'
import { formatAmount } from '@/ui/format-amount.ts'
import styles from './deletion-effect.module.css'

/** Returns the effect of the deletion of a user by admins, and the pending request for it. */
export function useDeletionEffect(uid: string) {
  return queryState(
    useQuery({
      queryKey: ['admin', 'admin-requests', 'effect', uid],
      queryFn: () => call(getDeletionEffect, { uid }),
      staleTime: 0,
    }),
  )
}

/** Lists the user's workspaces and the subscription that the deletion of the user affects. */
export function DeletionEffectList({ effect: { workspaces, subscription } }: { effect: DeletionEffect }) {
  const { t } = useTranslation('admin-requests')
  return (
    <ul className={styles.effects} aria-label={t('admin-requests:effect.title')}>
      {workspaces.map(({ id, name, members, scheduled }) => (
        <li key={id}>
          {t('admin-requests:effect.workspace', {
            name,
            members: t('admin-requests:effect.members', { count: members }),
            posts: t('admin-requests:effect.posts', { count: scheduled }),
          })}
        </li>
      ))}
      {workspaces.some(({ members }) => members > 1) && <li>{t('admin-requests:effect.shared')}</li>}
      <li>
        {subscription === null
          ? t('admin-requests:effect.noPlan')
          : t('admin-requests:effect.plan', {
              plan: subscription.planId,
              credit: formatAmount(subscription.creditBalance, subscription.currency),
            })}
      </li>
    </ul>
  )
}
