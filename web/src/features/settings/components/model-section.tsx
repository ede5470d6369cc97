import type { OutputOf } from '@postwright/core/endpoint'
import { Anchor, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ModelSettings, MODEL_BUDGET_MAX, MODEL_BUDGET_MIN } from '@postwright/core/model/model-settings'
import { findPreset } from '@postwright/core/llm/model-presets'
import { OfferedNotice } from '@/llm/missing-model-notice.tsx'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { FormError } from '@/ui/form-error.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { PasswordField } from '@/ui/password-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { countText } from '../count-text.ts'
import { clearModelSettings, saveModelSettings, tryModel } from '@postwright/core/api/models'
import { call } from '@/lib/api-client.ts'
import {
  type ModelFormOutput,
  modelFormSchema,
  type ModelFormValues,
  PRICE_CURRENCIES,
  typedKey,
  typedPrice,
  valuesOf,
} from '../model-form.ts'
import { ModelPresetField, ModelNames } from './model-fields.tsx'
import classes from './models.module.css'

type Props = { workspaceId: string; settings: ModelSettings | null }

/** Edits a workspace's model: service, model, key, budget and price. */
export function ModelSection({ workspaceId, settings }: Props) {
  const { t } = useTranslation(['models', 'settings', 'auth'])
  const online = useOnline()
  const removing = useApiCall()
  const [tried, setTried] = useState<Tried | null>(null)
  const outputField = tried?.outputField ?? settings?.outputField ?? 'max_tokens'
  const { form, submit, isSending, failure, errorOf } = useApiForm<ModelFormValues, ModelFormOutput>({
    schema: modelFormSchema,
    defaultValues: valuesOf(settings),
    async send({ key, currency, priceSent, priceReceived, ...values }) {
      const price = typedPrice({ currency, priceSent, priceReceived })
      await call(saveModelSettings, { workspaceId, ...values, outputField, price, ...typedKey(key) })
      form.reset({ ...form.getValues(), key: '' })
      toast.success(t('models:settings.saved'))
    },
  })
  const [address, dialect, model, currency] = form.watch(['address', 'dialect', 'model', 'currency'])
  const readOf = (names: ('address' | 'model' | 'key')[]) => () =>
    form.trigger(names).then((isFine) => (isFine ? form.getValues() : null))
  // A test result does not apply to values that were changed since.
  const anew = { onChange: () => setTried(null) }
  const pricesAt = findPreset(address, dialect)?.pricesAt
  const range = { min: countText(MODEL_BUDGET_MIN), max: countText(MODEL_BUDGET_MAX) }

  const remove = () =>
    removing.run(async () => {
      await call(clearModelSettings, { workspaceId })
      form.reset(valuesOf(null))
      setTried(null)
      toast.success(t('models:settings.removed'))
    })

  return (
    <form onSubmit={submit} noValidate>
      <FormError message={failure ?? removing.failure} />
      <OfflineNote text={t('settings:offline')} />
      {settings === null && <OfferedNotice isManaging />}
      <ModelPresetField
        {...{ address, dialect }}
        onChoose={(service) => {
          // Model names differ between services.
          if (service.address !== address) form.setValue('model', '')
          form.setValue('address', service.address, { shouldDirty: true })
          form.setValue('dialect', service.dialect, { shouldDirty: true })
          setTried(null)
        }}
      />
      <TextField
        {...form.register('address', anew)}
        label={t('models:settings.address')}
        hint={t('models:settings.addressHint')}
        inputMode="url"
        autoComplete="off"
        error={errorOf('address', t('models:settings.addressWrong'))}
        mb="lg"
      />
      <PasswordField
        {...form.register('key', anew)}
        label={t('models:settings.key')}
        description={
          settings?.hasKey ? t('models:settings.keyKept', { end: settings.keyEnd }) : t('models:settings.keyHint')
        }
        autoComplete="off"
        error={errorOf('key', t('models:settings.keyWrong'))}
        mb="lg"
      />
      <TextField
        {...form.register('model', anew)}
        label={t('models:settings.model')}
        hint={t('models:settings.modelHint')}
        autoComplete="off"
        error={errorOf('model', t('models:settings.modelWrong'))}
      />
      <ModelNames
        key={`${address} ${dialect}`}
        {...{ workspaceId, model }}
        read={readOf(['address', 'key'])}
        onChoose={(name) => {
          form.setValue('model', name, { shouldDirty: true, shouldValidate: true })
          setTried(null)
        }}
      />
      <TextField
        {...form.register('monthlyTokens')}
        label={t('models:settings.budget')}
        hint={t('models:settings.budgetHint')}
        inputMode="numeric"
        error={errorOf('monthlyTokens', t('models:settings.budgetWrong', range))}
      />
      <fieldset className={classes.price}>
        <legend>{t('models:price.title')}</legend>
        <p className={classes.soft}>
          {t('models:price.text')}{' '}
          {pricesAt && (
            <Anchor href={pricesAt} target="_blank" rel="noreferrer" inherit>
              {t('models:price.list')}
            </Anchor>
          )}
        </p>
        <div className={classes.amounts}>
          <SelectField
            label={t('models:price.currency')}
            value={currency}
            options={currenciesWith(currency).map((value) => ({ value, label: value }))}
            onChange={(next) => form.setValue('currency', next, { shouldDirty: true })}
          />
          <TextField
            {...form.register('priceSent')}
            label={t('models:price.sent')}
            inputMode="decimal"
            error={errorOf('priceSent', t('models:price.wrong'))}
          />
          <TextField
            {...form.register('priceReceived')}
            label={t('models:price.received')}
            inputMode="decimal"
            error={errorOf('priceReceived', t('models:price.wrong'))}
          />
        </div>
      </fieldset>
      <TryModel read={readOf(['address', 'model', 'key'])} workspaceId={workspaceId} tried={tried} onTried={setTried} />
      <Group mt="lg" gap="sm">
        <Button type="submit" loading={isSending} disabled={!online}>
          {t('models:settings.save')}
        </Button>
        {settings && (
          <Button
            variant="subtle"
            color="red"
            loading={removing.isRunning}
            disabled={!online}
            onClick={() => void remove()}
          >
            {t('models:settings.remove')}
          </Button>
        )}
      </Group>
    </form>
  )
}

/** Returns the known currencies, and the stored one if it is not among them. */
function currenciesWith(stored: string): string[] {
  const known: readonly string[] = PRICE_CURRENCIES
  return known.includes(stored) ? [...known] : [...known, stored]
}

/** Milliseconds above which a one-word answer counts as slow. */
const SLOW = 5_000

type Tried = OutputOf<typeof tryModel>

type TryModelProps = {
  workspaceId: string
  /** Returns the form as entered; null if it is not valid. */
  read: () => Promise<ModelFormValues | null>
  tried: Tried | null
  onTried: (tried: Tried | null) => void
}

/** Asks the entered model for one word, and shows the result. */
function TryModel({ workspaceId, read, tried, onTried }: TryModelProps) {
  const { t } = useTranslation('models')
  const online = useOnline()
  const { run, isRunning, failure, fields } = useApiCall()

  const ask = () =>
    run(async () => {
      onTried(null)
      const values = await read()
      if (!values) return
      const { address, dialect, model, key } = values
      onTried(await call(tryModel, { workspaceId, address, dialect, model, ...typedKey(key) }))
    })

  const seconds = tried ? (tried.milliseconds / 1000).toFixed(1) : ''
  return (
    <div className={classes.try}>
      <Button variant="default" loading={isRunning} disabled={!online} onClick={() => void ask()}>
        {t('models:try.run')}
      </Button>
      <FormError message={fields.key ?? failure} />
      <div role="status" data-tone={tried?.problem ? 'problem' : undefined}>
        {tried?.problem === null && t(tried.milliseconds > SLOW ? 'models:try.slow' : 'models:try.fine', { seconds })}
        {tried?.problem && t(`models:problem.${tried.problem}`)}
        {tried?.problem && tried.detail !== '' && ` ${t('models:problem.said', { detail: tried.detail })}`}
      </div>
    </div>
  )
}
