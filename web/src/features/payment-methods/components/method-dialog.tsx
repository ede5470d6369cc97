import { Button, Group, MultiSelect, Stack, TagsInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { METHOD_INSTRUCTIONS_MAX, type PaymentMethod } from '@postwright/core/model/payment-method'
import { ApiError } from '@/lib/api-error.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FIELD_ORDER } from '@/ui/field-label.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { listCountries } from '../country-names.ts'
import { savePaymentMethod } from '@postwright/core/api/manual-payments'
import { call } from '@/lib/api-client.ts'
import { listCurrencies, methodFormSchema, type MethodFormValues, toFormValues } from '../method-form.ts'
import { QuestionFields } from './question-fields.tsx'
import classes from './payments.module.css'

const OPTIONS_SHOWN = 40

type Props = {
  /** Null creates a new method. */
  method: PaymentMethod | null
  onClose: () => void
  /** Reloads the methods. */
  refresh: () => Promise<PaymentMethod[]>
}

/** Edits a method beside a preview of the payers' view. Edits are kept when another admin has changed the method meanwhile. */
export function MethodDialog({ method, onClose, refresh }: Props) {
  const { t } = useTranslation('payment-methods')
  const sensitive = useSensitive()
  const [methodId] = useState(() => method?.id ?? crypto.randomUUID())
  /** The version that another admin saved meanwhile. */
  const [newer, setNewer] = useState<PaymentMethod | null>(null)
  const countries = useMemo(() => listCountries(), [])
  const { form, submit, isSending, failure, setFailure, errorOf, field } = useApiForm<
    MethodFormValues,
    z.output<typeof methodFormSchema>
  >({
    schema: methodFormSchema,
    defaultValues: toFormValues(methodId, method),
    words: (error) => (isStale(error) ? t('payment-methods:form.stale') : undefined),
    async send(values) {
      try {
        const outcome = await sensitive.run(() => call(savePaymentMethod, values))
        if (!outcome.done) return
      } catch (error) {
        if (isStale(error)) await followNewer()
        throw error
      }
      await refresh()
      toast.success(t('payment-methods:saved'))
      onClose()
    },
  })

  /** Adopts the revision of the other admin's version, so that saving again replaces it, as the notice above the form states. */
  async function followNewer(): Promise<void> {
    const found = (await refresh()).find(({ id }) => id === methodId)
    if (!found) return
    setNewer(found)
    form.setValue('rev', found.rev)
  }

  function loadNewer(found: PaymentMethod): void {
    form.reset(toFormValues(methodId, found))
    setFailure(null)
    setNewer(null)
  }

  const instructions = field('terms.instructions')
  const currencies = field('terms.currencies')
  const chosen = field('terms.countries')
  const proof = field('terms.needsProof')
  const offered = field('terms.isOffered')
  const title = method ? t('payment-methods:form.title', { name: method.name }) : t('payment-methods:methods.add')
  return (
    <Dialog onClose={onClose} title={title} size="xl">
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure} takesFocus />
        <Stack gap="lg">
          {newer && (
            <Group>
              <Button variant="default" size="compact-sm" onClick={() => loadNewer(newer)}>
                {t('payment-methods:form.loadNewer')}
              </Button>
            </Group>
          )}
          <TextField
            {...form.register('terms.name')}
            label={t('payment-methods:form.name')}
            hint={t('payment-methods:form.nameHint')}
            error={errorOf('terms.name', t('payment-methods:form.nameWrong'))}
            data-autofocus
          />
          <CountedTextarea
            label={t('payment-methods:form.instructions')}
            hint={t('payment-methods:form.instructionsHint')}
            minRows={4}
            max={METHOD_INSTRUCTIONS_MAX}
            value={instructions.value}
            onChange={(event) => instructions.onChange(event.currentTarget.value)}
            error={errorOf('terms.instructions', t('payment-methods:form.instructionsWrong'))}
          />
          <MethodPreview terms={form.getValues('terms')} />
          <QuestionFields
            {...field('terms.fields')}
            errorAt={(index) => errorOf(`terms.fields.${index}.label`, t('payment-methods:form.labelWrong'))}
          />
          <TagsInput
            label={t('payment-methods:form.currencies')}
            description={t('payment-methods:form.currenciesHint')}
            inputWrapperOrder={FIELD_ORDER}
            data={listCurrencies()}
            limit={OPTIONS_SHOWN}
            value={currencies.value.map((code) => code.toUpperCase())}
            onChange={(codes) => currencies.onChange(codes.map((code) => code.toLowerCase()))}
            error={errorOf('terms.currencies', t('payment-methods:form.currenciesWrong'))}
          />
          <MultiSelect
            label={t('payment-methods:form.countries')}
            description={t('payment-methods:form.countriesHint')}
            inputWrapperOrder={FIELD_ORDER}
            data={countries}
            searchable
            limit={OPTIONS_SHOWN}
            nothingFoundMessage={t('payment-methods:form.noCountry')}
            value={chosen.value}
            onChange={chosen.onChange}
            error={errorOf('terms.countries', t('payment-methods:form.countriesWrong'))}
          />
          <div>
            <SwitchRow
              label={t('payment-methods:form.needsProof')}
              description={t('payment-methods:form.needsProofHint')}
              checked={proof.value}
              onChange={proof.onChange}
            />
            <SwitchRow
              label={t('payment-methods:form.isOffered')}
              description={t('payment-methods:form.isOfferedHint')}
              checked={offered.value}
              onChange={offered.onChange}
            />
          </div>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('payment-methods:form.save')}
            </Button>
          </Group>
        </Stack>
      </form>
      {sensitive.dialog}
    </Dialog>
  )
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale_revision'
}

type MethodPreviewProps = { terms: MethodFormValues['terms'] }

/** A method as shown to payers. */
function MethodPreview({ terms: { name, instructions, fields, needsProof } }: MethodPreviewProps) {
  const { t } = useTranslation('payment-methods')
  const asked = fields.filter(({ label }) => label.trim() !== '')
  return (
    <section aria-labelledby="method-preview">
      <h3 className={classes.heading} id="method-preview">
        {t('payment-methods:preview.title')}
      </h3>
      <div className={classes.preview}>
        <p className={classes.previewName}>{name.trim() === '' ? t('payment-methods:preview.noName') : name}</p>
        <p className={classes.instructions}>
          {instructions.trim() === '' ? t('payment-methods:preview.noInstructions') : instructions}
        </p>
        {(asked.length > 0 || needsProof) && (
          <ul className={classes.asked} aria-label={t('payment-methods:preview.asked')}>
            {asked.map(({ id, label, isRequired }) => (
              <li key={id}>{isRequired ? label : t('payment-methods:preview.optional', { label })}</li>
            ))}
            {needsProof && <li>{t('payment-methods:preview.proof')}</li>}
          </ul>
        )}
      </div>
    </section>
  )
}
