import type { PlanOffer } from '../plan-offer.ts'
import type { Period } from './period-switch.tsx'
import { PlanCard } from './plan-card.tsx'
import styles from './plan-cards.module.css'

type Props = { plans: readonly PlanOffer[]; period: Period }

/** The plans side by side, in their own order. */
export function PlanCards({ plans, period }: Props) {
  return (
    <ul className={styles.cards}>
      {plans.map((plan) => (
        <li key={plan.id} className={styles.place}>
          <PlanCard plan={plan} period={period} />
        </li>
      ))}
    </ul>
  )
}
