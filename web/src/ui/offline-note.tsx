import { Alert } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { useOnline } from './use-online.ts'

/**
 * Shows the actions that have to wait while there is no network; disappears automatically. The container is always rendered, so that screen readers
 * announce it.
 */
export function OfflineNote({ text }: { text: string }) {
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <Alert role="presentation" color="gray" mb="md" icon={<IconWifiOff aria-hidden="true" />}>
          {text}
        </Alert>
      )}
    </div>
  )
}
