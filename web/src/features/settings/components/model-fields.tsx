import { Anchor, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ModelDialect } from '@postwright/core/model/model-settings'
import { findPreset, MODEL_PRESETS } from '@postwright/core/llm/model-presets'
import { SelectField } from '@/ui/select-field.tsx'
import classes from './models.module.css'
import { useState } from 'react'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { useOnline } from '@/ui/use-online.ts'
import type { OutputOf } from '@postwright/core/endpoint'
import { listModels } from '@postwright/core/api/models'
import { call } from '@/lib/api-client.ts'
import { type ModelFormValues, typedKey } from '../model-form.ts'

type ListedModels = OutputOf<typeof listModels>

type Service = { address: string; dialect: ModelDialect }

type Props = Service & { onChoose: (service: Service) => void }

const DIALECTS = ['completions', 'messages'] as const satisfies readonly ModelDialect[]

/** Fills in the fields of a well-known service and shows where to get its key; for any other service, asks for its API dialect. */
export function ModelPresetField({ address, dialect, onChoose }: Props) {
  const { t } = useTranslation('models')
  const preset = findPreset(address, dialect)
  const chosen = preset?.id ?? 'own'

  function choose(id: typeof chosen) {
    const next = MODEL_PRESETS.find((each) => each.id === id)
    if (next) onChoose(next)
    // Custom service: the address is still empty.
    else if (preset) onChoose({ address: '', dialect })
  }

  return (
    <div className={classes.preset}>
      <SelectField
        label={t('models:preset.label')}
        value={chosen}
        options={[...MODEL_PRESETS.map(({ id }) => id), 'own' as const].map((value) => ({
          value,
          label: t(`models:preset.${value}.name`),
        }))}
        onChange={choose}
      />
      <p className={classes.soft}>
        {t(`models:preset.${chosen}.hint`)}{' '}
        {preset?.keysAt && (
          <Anchor href={preset.keysAt} target="_blank" rel="noreferrer" inherit>
            {t('models:preset.keys')}
          </Anchor>
        )}
      </p>
      {!preset && (
        <SelectField
          label={t('models:dialect.label')}
          hint={t('models:dialect.hint')}
          value={dialect}
          options={DIALECTS.map((value) => ({ value, label: t(`models:dialect.${value}`) }))}
          onChange={(next) => onChoose({ address, dialect: next })}
        />
      )}
    </div>
  )
}

type ModelNamesProps = {
  workspaceId: string
  /** Returns the service as entered; null if the form is not valid. */
  read: () => Promise<ModelFormValues | null>
  model: string
  onChoose: (model: string) => void
}

/** Lists the models of the entered service to choose from; a name can also be typed. */
export function ModelNames({ workspaceId, read, model, onChoose }: ModelNamesProps) {
  const { t } = useTranslation('models')
  const online = useOnline()
  const { run, isRunning, failure, fields } = useApiCall()
  const [listed, setListed] = useState<ListedModels | null>(null)
  const names = listed?.models ?? []

  const ask = () =>
    run(async () => {
      setListed(null)
      const values = await read()
      if (!values) return
      const { address, dialect, key } = values
      setListed(await call(listModels, { workspaceId, address, dialect, ...typedKey(key) }))
    })

  return (
    <div className={classes.names}>
      <Button size="compact-sm" variant="default" loading={isRunning} disabled={!online} onClick={() => void ask()}>
        {t('models:list.load')}
      </Button>
      <FormError message={fields.key ?? failure} />
      {names.length > 0 && (
        <SelectField
          label={t('models:list.label')}
          value={names.includes(model) ? model : ''}
          options={[
            ...(names.includes(model) ? [] : [{ value: '', label: t('models:list.none') }]),
            ...names.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(name) => name !== '' && onChoose(name)}
        />
      )}
      <p role="status" className={classes.soft}>
        {listed && names.length > 0 && t('models:list.found', { count: names.length })}
        {listed && names.length === 0 && saidOf(listed)}
      </p>
    </div>
  )

  function saidOf({ problem, detail }: ListedModels): string {
    const why = problem === null || problem === 'model_unknown' ? '' : `${t(`models:problem.${problem}`)} `
    const said = why !== '' && detail !== '' ? `${t('models:problem.said', { detail })} ` : ''
    return `${why}${said}${t('models:list.empty')}`
  }
}
