import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EarnBalance } from '@postwright/core/api/earn'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { ServiceButton } from '@/services/service-button.tsx'
import { formatAmount } from '@/ui/format-amount.ts'
import { Panel } from '@/ui/panel.tsx'
import type { Earn } from '../data/earn-data.ts'
import styles from './earn.module.css'

const PayoutDialog = lazyPart(async () => (await import('./payout-dialog.tsx')).PayoutDialog)

const SUMS = ['held', 'pending', 'available', 'credited', 'paid'] as const

/** The totals of each currency by state; cash can be paid out once it reaches the minimum amount. */
export function Balances({ uid, earn }: { uid: string; earn: Earn }) {
  const { t } = useTranslation('earn')
  const [asked, setAsked] = useState<EarnBalance | null>(null)
  const { balances, program } = earn
  return (
    <Panel id="balance" title={t('earn:balance.title')} description={t('earn:balance.text')}>
      {balances.length === 0 && <p>{t('earn:balance.empty')}</p>}
      {balances.map((balance) => {
        const { currency, owed, available } = balance
        const cash = available - owed
        const canAsk = cash > 0 && cash >= program.payoutMinimum
        return (
          <div key={currency} className={styles.balance}>
            <dl className={styles.sums}>
              {SUMS.map((name) => (
                <div key={name}>
                  <dt>{t(`earn:balance.${name}`)}</dt>
                  <dd>{formatAmount(balance[name], currency)}</dd>
                </div>
              ))}
              {owed > 0 && (
                <div>
                  <dt>{t('earn:balance.owed')}</dt>
                  <dd>{formatAmount(-owed, currency)}</dd>
                </div>
              )}
            </dl>
            {canAsk ? (
              <ServiceButton service="earn" onClick={() => setAsked(balance)}>
                {t('earn:payout.ask', { amount: formatAmount(cash, currency) })}
              </ServiceButton>
            ) : (
              <p className={styles.terms}>
                {t('earn:payout.minimum', { amount: formatAmount(program.payoutMinimum, currency) })}
              </p>
            )}
          </div>
        )
      })}
      {asked && <PayoutDialog uid={uid} balance={asked} onClose={() => setAsked(null)} />}
    </Panel>
  )
}
