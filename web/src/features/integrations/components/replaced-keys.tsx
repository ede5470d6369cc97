import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Platform } from '@postwright/core/platforms/platform'
import { useApiCall } from '@/lib/use-api-call.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { formatDay, viewerZone } from '@/ui/format-time.ts'
import records from '@/ui/record-list.module.css'
import { toast } from '@/ui/toast.tsx'
import { revertApp, type ShownApp } from '../data/platform-apps.ts'
import classes from './integrations.module.css'

type Props = { platform: Platform; previous: NonNullable<ShownApp['previous']>; onChanged: () => void }

/** The keys that the last rotation replaced, with the way back to them. */
export function ReplacedKeys({ platform, previous, onChanged }: Props) {
  const { t } = useTranslation('integrations')
  const { run, isRunning, failure } = useApiCall()
  const sensitive = useSensitive()
  const name = platformName(platform)
  const { clientIdEnd: id, clientSecretEnd: secret, replacedAt, endsAt } = previous
  const revert = async () => {
    const outcome = await sensitive.run(() => revertApp(platform, replacedAt))
    if (!outcome.done) return
    toast.success(t('integrations:previous.done', { name }))
    onChanged()
  }
  return (
    <div className={classes.test}>
      <p className={records.faint}>
        {t('integrations:previous.text', { id, secret, date: formatDay(endsAt, viewerZone()) })}
      </p>
      <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void run(revert)}>
        {t('integrations:previous.back')}
      </Button>
      <FormError message={failure} />
      {sensitive.dialog}
    </div>
  )
}
