import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Platform } from '@postwright/core/platforms/platform'
import { usePlatformWords } from '@/platforms/use-platform-words.ts'
import { CopyField } from '@/ui/copy-field.tsx'
import classes from './connect-form.module.css'

type Props = { platform: Platform; /** Shown this once. */ notice: string; onDone: () => void }

/** What a new channel gives a person to take along, such as the secret that proves who called. */
export function ConnectNotice({ platform, notice, onDone }: Props) {
  const { t } = useTranslation('connections')
  const words = usePlatformWords(platform)
  return (
    <Stack gap="md">
      <p className={classes.text}>{words('notice.text') ?? t('connections:notice.text')}</p>
      <CopyField label={words('notice.label') ?? t('connections:notice.label')} value={notice} />
      <Group justify="flex-end">
        <Button onClick={onDone}>{t('connections:notice.done')}</Button>
      </Group>
    </Stack>
  )
}
