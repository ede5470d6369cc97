import { useTranslation } from 'react-i18next'
import type { ShownReward } from '@postwright/core/api/earn'
import type { PayoutState, RewardState } from '@postwright/core/model/referral'
import { formatAmount, formatBillingDay } from '@/ui/format-amount.ts'
import { Panel } from '@/ui/panel.tsx'
import { type BadgeTone, StateBadge } from '@/ui/state-badge.tsx'
import type { Earn } from '../data/earn-data.ts'
import styles from './earn.module.css'

const REWARD_TONES = {
  held: 'warning',
  pending: 'neutral',
  available: 'accent',
  credited: 'positive',
  paid: 'positive',
  canceled: 'negative',
} as const satisfies Record<RewardState, BadgeTone>

const PAYOUT_TONES = {
  requested: 'neutral',
  processing: 'accent',
  sent: 'positive',
  refused: 'negative',
} as const satisfies Record<PayoutState, BadgeTone>

/** Shows the latest rewards and payouts with their states, and the date on which a pending reward becomes available. */
export function RewardList({ earn: { rewards, payouts } }: { earn: Earn }) {
  const { t } = useTranslation('earn')
  return (
    <>
      <Panel id="rewards" title={t('earn:rewards.title')} flush={rewards.length > 0}>
        {rewards.length === 0 ? (
          <p>{t('earn:rewards.empty')}</p>
        ) : (
          <ul className={styles.list}>
            {rewards.map((reward) => (
              <RewardRow key={reward.id} reward={reward} />
            ))}
          </ul>
        )}
      </Panel>
      {payouts.length > 0 && (
        <Panel id="payouts" title={t('earn:payouts.title')} flush>
          <ul className={styles.list}>
            {payouts.map(({ id, amount, currency, state, createdAt, reason }) => (
              <li key={id} className={styles.row}>
                <div className={styles.words}>
                  <p className={styles.amount}>{formatAmount(amount, currency)}</p>
                  <p className={styles.terms}>{reason === '' ? formatBillingDay(createdAt) : reason}</p>
                </div>
                <StateBadge tone={PAYOUT_TONES[state]}>{t(`earn:payouts.${state}`)}</StateBadge>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

function RewardRow({ reward }: { reward: ShownReward }) {
  const { t } = useTranslation('earn')
  const { amount, clawedBack, currency, kind, source, state, availableAt, createdAt } = reward
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.amount}>
          {formatAmount(amount - clawedBack, currency)} · {t(`earn:rewards.kind.${kind}`)}
        </p>
        <p className={styles.terms}>
          {t(`earn:rewards.source.${source}`, { date: formatBillingDay(createdAt) })}
          {state === 'pending' && ` · ${t('earn:rewards.until', { date: formatBillingDay(availableAt) })}`}
          {clawedBack > 0 && ` · ${t('earn:rewards.clawedBack', { amount: formatAmount(clawedBack, currency) })}`}
        </p>
      </div>
      <StateBadge tone={REWARD_TONES[state]}>{t(`earn:rewards.state.${state}`)}</StateBadge>
    </li>
  )
}
