import { Group, Loader, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { hostOf } from '../connect-form.ts'

/** Says what is being waited for while an account's server is asked. */
export function ConnectingNote({ service }: { service: string }) {
  const { t } = useTranslation('connections')
  return (
    <Group gap="sm" wrap="nowrap" role="status">
      <Loader size="xs" aria-hidden />
      <div>
        <Text size="sm">{t('connections:bluesky.connecting', { host: hostOf(service) })}</Text>
        <Text size="xs" c="dimmed">
          {t('connections:bluesky.connectingText')}
        </Text>
      </div>
    </Group>
  )
}
