import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askAdminRequest } from '@postwright/core/api/admin-requests'
import { settlePayout } from '@postwright/core/api/earn'
import { ADMIN_REASON_MAX } from '@postwright/core/model/admin-request'
import { call } from '@/lib/api-client.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { formatAmount } from '@/ui/format-amount.ts'
import { FormError } from '@/ui/form-error.tsx'
import { Panel } from '@/ui/panel.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { type EarnWork, nameIn, useEarnWorkChanged } from '../earn-work.ts'
import styles from './referrals.module.css'

type Payout = EarnWork['payouts'][number]

/** Payouts that are requested or in progress, with the account to pay to. */
export function PayoutsPanel({ work: { payouts, people } }: { work: EarnWork }) {
  const { t } = useTranslation('referrals')
  return (
    <Panel
      id="payouts"
      title={t('referrals:payouts.title')}
      description={t('referrals:payouts.text')}
      flush={payouts.length > 0}
    >
      {payouts.length === 0 ? (
        <p>{t('referrals:payouts.empty')}</p>
      ) : (
        <ul className={styles.list}>
          {payouts.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} name={nameIn(people, payout.uid)} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function PayoutRow({ payout, name }: { payout: Payout; name: string }) {
  const { t } = useTranslation('referrals')
  const { run, isRunning, failure } = useApiCall()
  const sensitive = useSensitive()
  const changed = useEarnWorkChanged()
  const [asking, setAsking] = useState<'refuse' | 'send' | null>(null)
  const { id: payoutId, amount, currency, details, state } = payout
  const start = () =>
    run(async () => {
      const outcome = await sensitive.run(() => call(settlePayout, { payoutId, state: 'processing', reason: '' }))
      if (!outcome.done) return
      toast.success(t('referrals:payouts.done.processing'))
      await changed()
    })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          {formatAmount(amount, currency)} · {name}
        </p>
        <p className={styles.details}>{details}</p>
        <FormError message={failure} />
      </div>
      <Group gap="xs">
        {state === 'requested' ? (
          <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void start()}>
            {t('referrals:payouts.process')}
          </Button>
        ) : (
          <StateBadge tone="accent">{t('referrals:payouts.processing')}</StateBadge>
        )}
        <Button size="compact-sm" onClick={() => setAsking('send')}>
          {t('referrals:payouts.send')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="red" onClick={() => setAsking('refuse')}>
          {t('referrals:payouts.refuse')}
        </Button>
      </Group>
      {sensitive.dialog}
      {asking && <ReasonDialog payoutId={payoutId} kind={asking} onClose={() => setAsking(null)} />}
    </li>
  )
}

type ReasonProps = { payoutId: string; kind: 'refuse' | 'send'; onClose: () => void }

/** Refuses a payout, or asks a second admin to approve that it was sent. */
function ReasonDialog({ payoutId, kind, onClose }: ReasonProps) {
  const { t } = useTranslation('referrals')
  const { run, isRunning, failure } = useApiCall()
  const sensitive = useSensitive()
  const changed = useEarnWorkChanged()
  const [reason, setReason] = useState('')
  const submit = async () => {
    if (kind === 'refuse') await call(settlePayout, { payoutId, state: 'refused', reason })
    else await call(askAdminRequest, { subject: payoutId, wanted: { kind: 'settle_payout' }, reason })
  }
  const confirm = () =>
    run(async () => {
      const outcome = await sensitive.run(submit)
      if (!outcome.done) return
      toast.success(t(`referrals:payouts.${kind}Done`))
      await changed()
      onClose()
    })
  return (
    <Dialog title={t(`referrals:payouts.${kind}Title`)} onClose={onClose}>
      <Stack gap="lg">
        <FormError message={failure} />
        <TextField
          label={t('referrals:payouts.reason')}
          hint={t(`referrals:payouts.${kind}Hint`)}
          value={reason}
          maxLength={kind === 'refuse' ? 300 : ADMIN_REASON_MAX}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group gap="sm">
          <Button
            {...(kind === 'refuse' && { color: 'red' })}
            loading={isRunning}
            disabled={reason.trim() === ''}
            onClick={() => void confirm()}
          >
            {t(`referrals:payouts.${kind}`)}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
        </Group>
      </Stack>
      {sensitive.dialog}
    </Dialog>
  )
}
