import { useTranslation } from 'react-i18next'
import { findTier } from '@postwright/core/money/referral-rewards'
import { Panel } from '@/ui/panel.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import type { Earn } from '../data/earn-data.ts'
import styles from './earn.module.css'

/** The tiers, with the current one marked, and the terms. */
export function ProgramPanel({ program, customers }: Pick<Earn, 'program'> & { customers: number }) {
  const { t } = useTranslation('earn')
  if (!program.isOn) {
    return (
      <Panel id="program" title={t('earn:program.title')}>
        <p>{t('earn:program.off')}</p>
      </Panel>
    )
  }
  const tiers = program.tiers.toSorted((a, b) => a.from - b.from)
  const current = findTier(program, customers)
  const next = tiers.find(({ from }) => from > customers)
  return (
    <Panel
      id="program"
      title={t('earn:program.title')}
      description={next ? t('earn:program.next', { count: next.from - customers }) : t('earn:program.highest')}
    >
      <ul className={styles.tiers}>
        {tiers.map((tier) => (
          <li key={tier.from} className={styles.tier} aria-current={tier === current || undefined}>
            <span className={styles.tierFrom}>
              {tier.from === 0 ? t('earn:program.first') : t('earn:program.from', { count: tier.from })}
            </span>
            <span className={styles.tierReward}>
              {tier.kind === 'months'
                ? t('earn:program.months', { count: tier.months })
                : t(`earn:program.${tier.kind}`, { percent: tier.percent })}
            </span>
            {tier === current && <StateBadge tone="positive">{t('earn:program.current')}</StateBadge>}
          </li>
        ))}
      </ul>
      <p className={styles.terms}>
        {t('earn:program.terms', {
          window: program.attributionDays,
          months: program.rewardMonths,
          hold: program.holdDays,
        })}
      </p>
    </Panel>
  )
}
