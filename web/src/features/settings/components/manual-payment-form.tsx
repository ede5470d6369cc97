import { ownValue } from '@postwright/core/own-value'
import { Button, Group, Radio, Stack, FileButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type OfferedMethod, submitManualPayment } from '@postwright/core/api/manual-payments'
import type { Invoice } from '@postwright/core/model/invoice'
import { METHOD_ANSWER_MAX, PROOF_BYTES_MAX, PROOF_TYPES } from '@postwright/core/model/payment-method'
import { z } from 'zod'
import { call } from '@/lib/api-client.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { CopyField } from '@/ui/copy-field.tsx'
import { formatAmount, formatBillingDay } from '@/ui/format-amount.ts'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { useBillingChanged, type ManualPayment, sendProof } from '../data/billing.ts'
import classes from './manual-payment.module.css'
import settings from './settings.module.css'
import { useState } from 'react'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FieldLabel } from '@/ui/field-label.tsx'
import { formatBytes } from '@/ui/format-bytes.ts'

type Props = {
  uid: string
  invoice: Invoice
  payment: ManualPayment['payment']
  methods: readonly OfferedMethod[]
}

/** Shows payment instructions, the reference number and the form for the payment. */
export function ManualPaymentForm({ uid, invoice, payment, methods }: Props) {
  const { t } = useTranslation('billing')
  const online = useOnline()
  const changed = useBillingChanged(uid)
  const keys = methods.flatMap(({ fields }) => fields.map(({ key }) => key))
  const known = methods.find(({ id }) => id === payment?.methodId) ?? methods[0]
  const { form, submit, isSending, failure, errorOf, field } = useApiForm({
    schema: toSchema(methods),
    defaultValues: {
      methodId: known?.id ?? '',
      answers: Object.fromEntries(keys.map((key) => [key, ownValue(payment?.answers ?? {}, key) ?? ''])),
    },
    async send({ methodId, answers }) {
      const asked = methods.find(({ id }) => id === methodId)?.fields ?? []
      const given = asked.map(({ key }) => [key, ownValue(answers, key) ?? ''] as const)
      await call(submitManualPayment, { invoiceId: invoice.id, methodId, answers: Object.fromEntries(given) })
      await changed()
      toast.success(t('billing:manual.submitted'))
    },
  })
  const chosen = field('methodId')
  const method = methods.find(({ id }) => id === chosen.value)
  return (
    <form onSubmit={submit} noValidate>
      <FormError message={failure} />
      <Stack gap="lg">
        {(methods.length > 1 || !method) && (
          <Radio.Group
            label={t('billing:manual.method')}
            value={chosen.value}
            onChange={chosen.onChange}
            error={errorOf('methodId', t('billing:manual.methodGone'))}
          >
            <Stack mt="sm" gap="sm">
              {methods.map(({ id, name }) => (
                <Radio key={id} value={id} label={name} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        {method && <p className={classes.instructions}>{method.instructions}</p>}
        <dl className={settings.facts}>
          <dt>{t('billing:manual.amount')}</dt>
          <dd>{formatAmount(invoice.total, invoice.currency)}</dd>
          <dt>{t('billing:manual.due')}</dt>
          <dd>{formatBillingDay(invoice.dueAt)}</dd>
        </dl>
        <CopyField label={t('billing:manual.number')} value={invoice.number} />
        {method?.fields.map(({ key, label, isRequired }) => (
          <TextField
            key={`${method.id} ${key}`}
            {...form.register(`answers.${key}`)}
            label={label}
            optional={!isRequired}
            maxLength={METHOD_ANSWER_MAX}
            error={errorOf(`answers.${key}`, t('billing:manual.answerMissing'))}
          />
        ))}
        {method && (
          <ProofField uid={uid} invoiceId={invoice.id} proof={payment?.proof ?? null} isOptional={!method.needsProof} />
        )}
      </Stack>
      <Group mt="lg">
        <Button type="submit" loading={isSending} disabled={!online || !method}>
          {payment?.status === 'refused' ? t('billing:manual.submitAgain') : t('billing:manual.submit')}
        </Button>
      </Group>
    </form>
  )
}

/** Returns the form's schema, which requires an answer to each required field of the chosen method. */
function toSchema(methods: readonly OfferedMethod[]) {
  const answers = z.record(z.string(), z.string().trim())
  return z.object({ methodId: z.string().min(1), answers }).superRefine((values, context) => {
    const fields = methods.find(({ id }) => id === values.methodId)?.fields ?? []
    for (const { key, isRequired } of fields) {
      if (isRequired && (ownValue(values.answers, key) ?? '') === '')
        context.addIssue({ code: 'custom', path: ['answers', key] })
    }
  })
}

type ProofFieldProps = {
  uid: string
  invoiceId: string
  proof: { name: string; bytes: number } | null
  isOptional: boolean
}

/** Field for the proof of payment. The file is stored immediately; another file replaces it. */
function ProofField({ uid, invoiceId, proof, isOptional }: ProofFieldProps) {
  const { t } = useTranslation('billing')
  const online = useOnline()
  const changed = useBillingChanged(uid)
  const { run, isRunning, failure } = useApiCall()
  const [isTooLarge, setTooLarge] = useState(false)
  const size = formatBytes(PROOF_BYTES_MAX)

  const choose = (file: File | null) => {
    if (!file) return
    setTooLarge(file.size > PROOF_BYTES_MAX)
    if (file.size > PROOF_BYTES_MAX) return
    void run(async () => {
      await sendProof(invoiceId, file)
      await changed()
      toast.success(t('billing:manual.proofSaved', { name: file.name }))
    })
  }

  return (
    <div className={classes.proof} role="group" aria-label={t('billing:manual.proof')}>
      <p className={classes.label}>
        <FieldLabel optional={isOptional}>{t('billing:manual.proof')}</FieldLabel>
      </p>
      {proof && <p>{t('billing:manual.proofFile', { name: proof.name, size: formatBytes(proof.bytes) })}</p>}
      <p className={classes.hint}>{t('billing:manual.proofHint', { size })}</p>
      <FormError message={isTooLarge ? t('billing:manual.proofTooLarge', { size }) : failure} />
      <FileButton accept={PROOF_TYPES.join(',')} onChange={choose}>
        {(props) => (
          <Button {...props} variant="default" loading={isRunning} disabled={!online}>
            {proof ? t('billing:manual.proofReplace') : t('billing:manual.proofAdd')}
          </Button>
        )}
      </FileButton>
    </div>
  )
}
