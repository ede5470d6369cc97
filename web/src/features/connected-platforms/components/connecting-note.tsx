import { Group, Loader, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Says what is being waited for while a network is asked. */
export function ConnectingNote({ network }: { network: string }) {
  const { t } = useTranslation('connections')
  return (
    <Group gap="sm" wrap="nowrap" role="status">
      <Loader size="xs" aria-hidden />
      <div>
        <Text size="sm">{t('connections:connect.asking', { network })}</Text>
        <Text size="xs" c="dimmed">
          {t('connections:connect.askingText')}
        </Text>
      </div>
    </Group>
  )
}
