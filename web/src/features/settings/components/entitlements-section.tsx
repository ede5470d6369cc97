import { Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatLimit } from '@/ui/format-limit.ts'
import type { Billing } from '../data/billing.ts'
import classes from './billing.module.css'
import { Section } from './section.tsx'

type Entitlement = Billing['entitlements'][number]

/** Shows the limits of the plan with their usage: a bar if there is a limit, otherwise only the number. */
export function EntitlementsSection({ entitlements }: Pick<Billing, 'entitlements'>) {
  const { t } = useTranslation('billing')
  return (
    <Section id="usage" title={t('billing:usage.title')} text={t('billing:usage.text')}>
      <ul className={classes.usage}>
        {entitlements.map((entitlement) => (
          <Bar key={entitlement.limit} entitlement={entitlement} />
        ))}
      </ul>
    </Section>
  )
}

function Bar({ entitlement: { limit, used, max, workspaceName } }: { entitlement: Entitlement }) {
  const { t } = useTranslation('billing')
  const format = (amount: number) => formatLimit(limit, amount)
  const name = t(`billing:usage.limit.${limit}`)
  const share = max === null ? 0 : Math.min(100, max === 0 ? 100 : (100 * used) / max)
  return (
    <li>
      <p className={classes.used}>
        <span>{name}</span>
        <span>{max === null ? format(used) : t('billing:usage.of', { used: format(used), max: format(max) })}</span>
      </p>
      {max !== null && (
        <Progress value={share} aria-label={name} color={share >= 100 ? 'var(--color-warning)' : undefined} />
      )}
      {max !== null && workspaceName !== null && (
        <p className={classes.aside}>{t('billing:usage.workspace', { name: workspaceName })}</p>
      )}
    </li>
  )
}
