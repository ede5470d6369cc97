import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { saveBillingDetails } from '@postwright/core/api/billing'
import { billingDetailsSchema, NO_BILLING_DETAILS } from '@postwright/core/model/subscription'
import { z } from 'zod'
import { call } from '@/lib/api-client.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { type Billing, useBillingChanged } from '../data/billing.ts'
import { Section } from './section.tsx'

/** Billing details as entered: an empty country means none. */
const formSchema = billingDetailsSchema.extend({
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{2})?$/),
})
type Values = z.input<typeof formSchema>

/** Edits the recipient of future invoices. */
export function BillingDetailsSection({ uid, billing }: { uid: string; billing: Billing }) {
  const { t } = useTranslation('billing')
  const online = useOnline()
  const changed = useBillingChanged(uid)
  const stored = billing.subscription?.details ?? NO_BILLING_DETAILS
  const { form, submit, isSending, failure, errorOf } = useApiForm<Values, z.output<typeof formSchema>>({
    schema: formSchema,
    values: { ...stored, country: stored.country ?? '' },
    resetOptions: { keepDirtyValues: true },
    async send(values) {
      const details = { ...values, country: values.country === '' ? null : values.country }
      const saved = await call(saveBillingDetails, { details })
      form.reset({ ...saved.details, country: saved.details.country ?? '' })
      await changed()
      toast.success(t('billing:details.saved'))
    },
  })
  return (
    <Section id="details" title={t('billing:details.title')} text={t('billing:details.text')}>
      <form onSubmit={submit} noValidate>
        <FormError message={failure} />
        <Stack gap="lg">
          <TextField
            {...form.register('name')}
            label={t('billing:details.name')}
            autoComplete="organization"
            optional
            error={errorOf('name', t('billing:details.tooLong'))}
          />
          <TextField
            {...form.register('address')}
            label={t('billing:details.address')}
            autoComplete="street-address"
            optional
            error={errorOf('address', t('billing:details.tooLong'))}
          />
          <TextField
            {...form.register('country')}
            label={t('billing:details.country')}
            hint={t('billing:details.countryHint')}
            autoComplete="country"
            optional
            error={errorOf('country', t('billing:details.countryWrong'))}
          />
          <TextField
            {...form.register('vatId')}
            label={t('billing:details.vatId')}
            hint={t('billing:details.vatHint')}
            optional
            error={errorOf('vatId', t('billing:details.vatWrong'))}
          />
        </Stack>
        <Group mt="lg">
          <Button type="submit" loading={isSending} disabled={!form.formState.isDirty || !online}>
            {t('common:action.save')}
          </Button>
        </Group>
      </form>
    </Section>
  )
}
