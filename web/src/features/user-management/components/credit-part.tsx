import { Button, NumberInput, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ACT_REASON_MAX, CREDIT_GRANT_MAX, type CreditGrant, type PersonDetail } from '@postwright/core/api/people'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FIELD_ORDER } from '@/ui/field-label.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { formatAmount, getMinorUnits } from '@/ui/format-amount.ts'
import { Panel } from '@/ui/panel.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { giveCredit, usePersonChanged, withdrawCredit } from '../data/people.ts'
import { AskDialog, ReasonField } from './ask-dialog.tsx'
import classes from './people.module.css'

type Props = { uid: string; fullName: string; credit: PersonDetail['credit'] }

/** Shows a user's balance and the credit granted by admins. */
export function CreditPart({ uid, fullName, credit }: Props) {
  const { t } = useTranslation('user-management')
  const changed = usePersonChanged(uid)
  const [open, setOpen] = useState<'grant' | CreditGrant | null>(null)
  const close = () => setOpen(null)
  const { balance, currencies, grants } = credit
  const [currency = 'eur'] = currencies
  const taken = open !== 'grant' && open !== null ? formatAmount(open.amount, open.currency) : ''
  return (
    <Panel
      id="credit"
      title={t('user-management:credit.title')}
      actions={
        <Button size="compact-sm" variant="default" onClick={() => setOpen('grant')}>
          {t('user-management:credit.grant')}
        </Button>
      }
    >
      <Stack gap="md">
        <dl className={classes.facts}>
          <dt>{t('user-management:credit.balance')}</dt>
          <dd className={classes.amount}>{formatAmount(balance, currency)}</dd>
        </dl>
        {grants.length === 0 ? (
          <p className={classes.sentence}>{t('user-management:credit.none')}</p>
        ) : (
          <ul className={classes.list} aria-label={t('user-management:credit.grants')}>
            {grants.map((grant) => (
              <GrantRow key={grant.grantId} grant={grant} onTakeBack={() => setOpen(grant)} />
            ))}
          </ul>
        )}
      </Stack>
      {open === 'grant' && (
        <GrantDialog uid={uid} fullName={fullName} currencies={currencies} onClose={close} onDone={changed} />
      )}
      {open !== 'grant' && open !== null && (
        <AskDialog
          question={{
            title: t('user-management:credit.takeBackTitle', { amount: taken }),
            text: t('user-management:credit.takeBackText'),
            confirm: t('user-management:credit.takeBack'),
            done: t('user-management:credit.takenBack'),
            isDangerous: true,
            act: () => withdrawCredit({ uid, grantId: open.grantId }),
          }}
          onClose={close}
          onDone={changed}
        />
      )}
    </Panel>
  )
}

function GrantRow({ grant, onTakeBack }: { grant: CreditGrant; onTakeBack: () => void }) {
  const { t } = useTranslation('user-management')
  const amount = formatAmount(grant.amount, grant.currency)
  return (
    <li>
      <span className={classes.person}>
        {amount}
        <span className={classes.faint}>
          <RelativeTime instant={grant.grantedAt} />
        </span>
      </span>
      {grant.isTakenBack ? (
        <StateBadge tone="neutral">{t('user-management:credit.isTakenBack')}</StateBadge>
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          onClick={onTakeBack}
          aria-label={t('user-management:credit.takeBackNamed', { amount })}
        >
          {t('user-management:credit.takeBack')}
        </Button>
      )}
    </li>
  )
}

type GrantProps = {
  uid: string
  fullName: string
  currencies: readonly string[]
  onClose: () => void
  onDone: () => Promise<void>
}

const grantFormSchema = z
  .object({
    amount: z.number().nullable(),
    currency: z.string(),
    reason: z.string().trim().min(1).max(ACT_REASON_MAX),
  })
  .transform(({ amount, ...rest }, context) => {
    const minor = Math.round((amount ?? 0) * getMinorUnits(rest.currency))
    if (minor >= 1 && minor <= CREDIT_GRANT_MAX) return { amount: minor, ...rest }
    context.addIssue({ code: 'custom', path: ['amount'] })
    return z.NEVER
  })
type GrantValues = z.input<typeof grantFormSchema>

function GrantDialog({ uid, fullName: name, currencies, onClose, onDone }: GrantProps) {
  const { t } = useTranslation('user-management')
  const sensitive = useSensitive()
  // Idempotency key, kept across retries so that a retry does not grant the credit twice.
  const [grantId] = useState(() => crypto.randomUUID())
  const [first = 'eur'] = currencies
  const { submit, isSending, failure, errorOf, field } = useApiForm<GrantValues, z.output<typeof grantFormSchema>>({
    schema: grantFormSchema,
    defaultValues: { amount: null, currency: first, reason: '' },
    async send(values) {
      const outcome = await sensitive.run(() => giveCredit({ uid, grantId, ...values }))
      if (!outcome.done) return
      await onDone()
      toast.success(t('user-management:credit.granted', { amount: formatAmount(values.amount, values.currency) }))
      onClose()
    },
  })
  const [amount, currency] = [field('amount'), field('currency')]
  const max = formatAmount(CREDIT_GRANT_MAX, currency.value)
  return (
    <Dialog title={t('user-management:credit.grantTitle', { name })} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure} takesFocus />
        <Stack gap="md">
          <p className={classes.sentence}>{t('user-management:credit.grantText')}</p>
          <div className={classes.limitFields}>
            <NumberInput
              label={t('user-management:credit.amount')}
              description={t('user-management:credit.amountHint', { max })}
              inputWrapperOrder={FIELD_ORDER}
              value={amount.value ?? ''}
              onChange={(typed) => amount.onChange(typed === '' ? null : Number(typed))}
              decimalScale={Math.round(Math.log10(getMinorUnits(currency.value)))}
              min={0}
              clampBehavior="none"
              allowNegative={false}
              error={errorOf('amount', t('user-management:credit.amountWrong', { max }))}
              data-autofocus
            />
            <SelectField
              label={t('user-management:credit.currency')}
              value={currency.value}
              options={currencies.map((value) => ({ value, label: value.toUpperCase() }))}
              onChange={currency.onChange}
              disabled={currencies.length === 1}
            />
          </div>
          <ReasonField
            {...field('reason')}
            error={errorOf('reason', t('user-management:reason.wrong', { max: ACT_REASON_MAX }))}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('user-management:cancel')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('user-management:credit.grant')}
            </Button>
          </Group>
        </Stack>
      </form>
      {sensitive.dialog}
    </Dialog>
  )
}
