import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { changePlan, type ChangePreview } from '@postwright/core/api/billing'
import { call } from '@/lib/api-client.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { DataState } from '@/ui/data-state.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { type Billing, type Purchase, useBillingChanged, useChangePreview } from '../data/billing.ts'
import { formatAmount, formatBillingDay } from '@/ui/format-amount.ts'
import { useTaxName } from '../invoices.ts'
import classes from './billing.module.css'
import { CodeField } from './code-field.tsx'

type Props = { uid: string; billing: Billing; purchase: Purchase; onBack: () => void; onDone: () => void }

/** Shows the price of a change line by line, with the pay button. */
export function ReviewChange({ uid, billing, purchase, onBack, onDone }: Props) {
  const { t } = useTranslation('billing')
  const [params] = useSearchParams()
  // The link of an offer contains its code.
  const [code, setCode] = useState(params.get('code')?.trim().toUpperCase() ?? null)
  const asked = code === null ? purchase : { ...purchase, code }
  const read = useChangePreview(uid, asked)
  const outcome = read.status === 'ready' ? read.data.code : null
  return (
    <Stack gap="lg">
      <CodeField code={code} outcome={outcome} isCalculating={read.status === 'loading'} onApply={setCode} />
      <DataState
        read={read}
        loading={<SkeletonList rows={4} label={t('billing:change.loading')} />}
        errorTitle={t('billing:change.failed')}
      >
        {(preview) => (
          <>
            {preview.timing === 'now' ? (
              <PriceLines preview={preview} />
            ) : (
              <p>{t('billing:change.later', { date: formatBillingDay(preview.startsAt) })}</p>
            )}
            <p className={classes.aside}>
              {t('billing:change.next', {
                date: formatBillingDay(preview.next.at),
                amount: formatAmount(preview.next.amount, preview.currency),
              })}
            </p>
            <PayPart uid={uid} billing={billing} purchase={purchase} preview={preview} onDone={onDone} />
          </>
        )}
      </DataState>
      <Button variant="subtle" onClick={onBack}>
        {t('billing:change.back')}
      </Button>
    </Stack>
  )
}

/** Shows lines, tax and credit as they will appear on the invoice. */
function PriceLines({ preview }: { preview: ChangePreview }) {
  const { t } = useTranslation('billing')
  const money = (amount: number) => formatAmount(amount, preview.currency)
  const nameTax = useTaxName()
  return (
    <dl className={classes.lines}>
      {preview.lines.map(({ kind, planName, planId, periodStart, periodEnd, amount }) => (
        <div key={`${kind} ${planId}`}>
          <dt>
            {t(`billing:change.line.${kind}`, {
              plan: planName,
              from: formatBillingDay(periodStart),
              to: formatBillingDay(periodEnd),
            })}
          </dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      {preview.discount && (
        <div>
          <dt>{t('billing:document.discount', { code: preview.discount.code })}</dt>
          <dd>{money(-preview.discount.amount)}</dd>
        </div>
      )}
      {preview.tax.map((line) => (
        <div key={line.country}>
          <dt>{nameTax(line)}</dt>
          <dd>{money(line.amount)}</dd>
        </div>
      ))}
      {preview.creditUsed > 0 && (
        <div>
          <dt>{t('billing:change.creditUsed')}</dt>
          <dd>{money(-preview.creditUsed)}</dd>
        </div>
      )}
      {preview.creditGiven > 0 && (
        <div>
          <dt>{t('billing:change.creditGiven')}</dt>
          <dd>{money(preview.creditGiven)}</dd>
        </div>
      )}
      <div className={classes.total}>
        <dt>{t('billing:change.total')}</dt>
        <dd>{money(preview.total)}</dd>
      </div>
    </dl>
  )
}

type PayProps = Omit<Props, 'onBack'> & { preview: ChangePreview }

function PayPart({ uid, billing, purchase, preview, onDone }: PayProps) {
  const { t } = useTranslation('billing')
  const { run, isRunning, failure } = useApiCall()
  const online = useOnline()
  const changed = useBillingChanged(uid)
  const [provider, setProvider] = useState(billing.providers[0] ?? 'manual')
  // A repeated click, or a retry after a lost response, is the same purchase.
  const [purchaseKey] = useState(() => crypto.randomUUID())
  const usable = preview.code?.refusals.length === 0 ? preview.code.code : undefined
  const withCode = usable === undefined ? {} : { code: usable }
  const mustPay = preview.timing === 'now' && preview.total > 0
  const amount = formatAmount(preview.total, preview.currency)

  const send = () =>
    run(async () => {
      const reply = await call(changePlan, { ...purchase, ...withCode, provider, purchaseKey }).catch(
        (error: unknown) => {
          // The refusal reasons may have changed since the price was calculated.
          if (usable) void changed()
          throw error
        },
      )
      if (reply.kind === 'checkout') {
        globalThis.location.assign(reply.url)
        return
      }
      await changed()
      if (reply.kind === 'scheduled') toast.success(t('billing:change.scheduled', { date: formatBillingDay(reply.at) }))
      else toast.success(reply.kind === 'manual' ? t('billing:change.invoiced') : t('billing:change.changed'))
      onDone()
    })

  return (
    <>
      <FormError message={failure} />
      {mustPay && billing.providers.length > 1 && (
        <SelectField
          label={t('billing:change.method')}
          value={provider}
          onChange={setProvider}
          options={billing.providers.map((value) => ({
            value,
            label: value === 'stripe' ? t('billing:change.card') : t('billing:change.manual'),
          }))}
        />
      )}
      <Group>
        <Button onClick={() => void send()} loading={isRunning} disabled={!online}>
          {!mustPay && t('billing:change.confirm')}
          {mustPay &&
            (provider === 'stripe' ? t('billing:change.pay', { amount }) : t('billing:change.request', { amount }))}
        </Button>
      </Group>
    </>
  )
}
