import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { decideReferral } from '@postwright/core/api/earn'
import { call } from '@/lib/api-client.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { viewerZone } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import { type EarnWork, nameIn, useEarnWorkChanged } from '../earn-work.ts'
import styles from './referrals.module.css'

/** Suspected self-referrals, each with its signals and the decision about it. */
export function SignalsPanel({ work: { referrals, people } }: { work: EarnWork }) {
  const { t } = useTranslation('referrals')
  return (
    <Panel
      id="signals"
      title={t('referrals:signals.title')}
      description={t('referrals:signals.text')}
      flush={referrals.length > 0}
    >
      {referrals.length === 0 ? (
        <p>{t('referrals:signals.empty')}</p>
      ) : (
        <ul className={styles.list}>
          {referrals.map((referral) => (
            <ReferralRow key={referral.uid} referral={referral} people={people} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

type RowProps = { referral: EarnWork['referrals'][number]; people: EarnWork['people'] }

function ReferralRow({ referral: { uid, referrerUid, code, signals, createdAt }, people }: RowProps) {
  const { t } = useTranslation('referrals')
  const { run, isRunning, failure } = useApiCall()
  const changed = useEarnWorkChanged()
  const referred = nameIn(people, uid)
  const decide = (decision: 'cleared' | 'refused') =>
    run(async () => {
      await call(decideReferral, { uid, decision })
      toast.success(t(`referrals:signals.done.${decision}`))
      await changed()
    })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          {t('referrals:signals.pair', { referrer: nameIn(people, referrerUid), referred })}
        </p>
        <p className={styles.faint}>
          {t('referrals:signals.code', { code })} · <ZonedTimeText instant={createdAt} tzid={viewerZone()} />
        </p>
        <Group gap="xs">
          {signals.map((signal) => (
            <StateBadge key={signal} tone="warning">
              {t(`referrals:signals.signal.${signal}`)}
            </StateBadge>
          ))}
        </Group>
        <FormError message={failure} />
      </div>
      <Group gap="xs">
        <Button
          size="compact-sm"
          loading={isRunning}
          aria-label={t('referrals:signals.clearOf', { name: referred })}
          onClick={() => void decide('cleared')}
        >
          {t('referrals:signals.clear')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          loading={isRunning}
          aria-label={t('referrals:signals.refuseOf', { name: referred })}
          onClick={() => void decide('refused')}
        >
          {t('referrals:signals.refuse')}
        </Button>
      </Group>
    </li>
  )
}
