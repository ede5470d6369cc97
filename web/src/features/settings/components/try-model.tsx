import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { askForOneWord, type Tried } from '../data/model-settings-commands.ts'
import { type ModelFormValues, typedKey } from '../model-form.ts'
import classes from './models.module.css'

/** Above this an answer to one word is slow, in milliseconds. */
const SLOW = 5_000

type Props = {
  workspaceId: string
  /** What is typed; null while it cannot be sent. */
  read: () => Promise<ModelFormValues | null>
  tried: Tried | null
  onTried: (tried: Tried | null) => void
}

/** Asks the model that is typed for one word, and says in words what came of it. */
export function TryModel({ workspaceId, read, tried, onTried }: Props) {
  const { t } = useTranslation('models')
  const online = useOnline()
  const { run, isRunning, failure, fields } = useApiCall()

  const ask = () =>
    run(async () => {
      onTried(null)
      const values = await read()
      if (!values) return
      const { address, dialect, model, key } = values
      onTried(await askForOneWord({ workspaceId, address, dialect, model, ...typedKey(key) }))
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
