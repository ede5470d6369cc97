import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setCancellation, setPause, type ShownSubscription } from '@postwright/core/api/billing'
import { PAUSE_MONTHS_MAX } from '@postwright/core/model/subscription'
import { call } from '@/lib/api-client.ts'
import { ConfirmDialog } from '@/session/confirm-dialog.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { useBillingChanged } from '../data/billing.ts'
import { formatBillingDay } from '@/ui/format-amount.ts'

type Props = { uid: string; kind: 'cancel' | 'pause'; subscription: ShownSubscription; onClose: () => void }

const MONTHS = Array.from({ length: PAUSE_MONTHS_MAX }, (_, at) => at + 1)

/** Explains the effect of cancelling or pausing a subscription, and cancels or pauses it after a confirmation. */
export function LeaveDialog({ uid, kind, subscription, onClose }: Props) {
  const { t } = useTranslation('billing')
  const changed = useBillingChanged(uid)
  const [months, setMonths] = useState('1')
  const isPause = kind === 'pause'
  const isAtOnce = subscription.status === 'past_due'

  async function send(): Promise<void> {
    if (isPause) {
      const { resumeAt } = await call(setPause, { months: Number(months) })
      if (resumeAt !== null) toast.success(t('billing:leave.paused', { date: formatBillingDay(resumeAt) }))
    } else {
      const { endsAt } = await call(setCancellation, { cancelAtPeriodEnd: true })
      const date = endsAt === null ? '' : formatBillingDay(endsAt)
      toast.success(isAtOnce ? t('billing:leave.ended') : t('billing:leave.canceled', { date }))
    }
    await changed()
  }

  const cancelText = isAtOnce
    ? t('billing:leave.cancelNowText')
    : t('billing:leave.cancelText', { plan: subscription.planName, date: formatBillingDay(subscription.periodEnd) })
  return (
    <ConfirmDialog
      title={isPause ? t('billing:leave.pauseTitle') : t('billing:leave.cancelTitle')}
      confirm={isPause ? t('billing:leave.pauseConfirm') : t('billing:leave.confirm')}
      cancel={t('billing:leave.stay')}
      isDangerous={!isPause}
      onConfirm={send}
      onClose={onClose}
    >
      <Stack gap="lg">
        <p>{isPause ? t('billing:leave.pauseText') : cancelText}</p>
        {isPause && (
          <SelectField
            label={t('billing:leave.months')}
            value={months}
            onChange={setMonths}
            options={MONTHS.map((count) => ({ value: String(count), label: t('billing:leave.month', { count }) }))}
          />
        )}
      </Stack>
    </ConfirmDialog>
  )
}
