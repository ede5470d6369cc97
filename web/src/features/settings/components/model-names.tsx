import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { listServiceModels, type ListedModels } from '../data/model-settings-commands.ts'
import { type ModelFormValues, typedKey } from '../model-form.ts'
import classes from './models.module.css'

type Props = {
  workspaceId: string
  /** The service that is typed; null while it cannot be asked. */
  read: () => Promise<ModelFormValues | null>
  model: string
  onChoose: (model: string) => void
}

/** Asks the service that is typed which models it has, to choose one; a name can be typed in any case. */
export function ModelNames({ workspaceId, read, model, onChoose }: Props) {
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
      setListed(await listServiceModels({ workspaceId, address, dialect, ...typedKey(key) }))
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
