import { useTranslation } from 'react-i18next'
import type { BrandBreach } from '@postwright/core/model/brand-verdict'
import { StateBadge } from '@/ui/state-badge.tsx'
import styles from './brand.module.css'

const TONES = { ask: 'warning', block: 'negative' } as const

/** Lists breaches of brand rules, each with its consequence. */
export function BreachList({ breaches }: { breaches: readonly BrandBreach[] }) {
  const { t } = useTranslation('brand-rules')
  return (
    <ul className={styles.breaches}>
      {breaches.map(({ rule, strength, evidence, instead }) => (
        <li key={`${rule} ${evidence}`} className={styles.breach}>
          <span className={styles.words}>
            {rule === 'banned' && instead !== ''
              ? t('brand-rules:breach.bannedFor', { evidence, instead })
              : t(`brand-rules:breach.${rule}`, { evidence, instead })}
          </span>
          <StateBadge tone={TONES[strength]}>{t(`brand-rules:strength.${strength}`)}</StateBadge>
        </li>
      ))}
    </ul>
  )
}
