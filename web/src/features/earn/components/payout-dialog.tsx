import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type EarnBalance, requestPayout } from '@postwright/core/api/earn'
import { PAYOUT_DETAILS_MAX } from '@postwright/core/model/referral'
import { z } from 'zod'
import { call } from '@/lib/api-client.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { formatAmount } from '@/ui/format-amount.ts'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { useEarnChanged } from '../data/earn-data.ts'

const formSchema = z.object({ details: z.string().trim().min(5).max(PAYOUT_DETAILS_MAX) })
type Values = z.input<typeof formSchema>

/** Asks for the account that cash is paid to. */
export function PayoutDialog({ uid, balance, onClose }: { uid: string; balance: EarnBalance; onClose: () => void }) {
  const { t } = useTranslation('earn')
  const changed = useEarnChanged(uid)
  const [payoutKey] = useState(() => crypto.randomUUID())
  const { currency, available, owed } = balance
  const { submit, isSending, failure, errorOf, field } = useApiForm<Values, z.output<typeof formSchema>>({
    schema: formSchema,
    defaultValues: { details: '' },
    async send(values) {
      await call(requestPayout, { ...values, currency, payoutKey })
      await changed()
      toast.success(t('earn:payout.asked'))
      onClose()
    },
  })
  const details = field('details')
  return (
    <Dialog title={t('earn:payout.title', { amount: formatAmount(available - owed, currency) })} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <FormError message={failure} />
          <CountedTextarea
            value={details.value}
            onChange={(event) => details.onChange(event.currentTarget.value)}
            label={t('earn:payout.details')}
            hint={t('earn:payout.detailsHint')}
            max={PAYOUT_DETAILS_MAX}
            error={errorOf('details', t('earn:payout.detailsWrong'))}
          />
          <Group gap="sm">
            <Button type="submit" loading={isSending}>
              {t('earn:payout.confirm')}
            </Button>
            <Button variant="subtle" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
