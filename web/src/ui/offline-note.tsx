import { Alert } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { useOnline } from './use-online.ts'

/** Says what has to wait while there is no network; it goes by itself. The place is always there, so that screen readers notice. */
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
