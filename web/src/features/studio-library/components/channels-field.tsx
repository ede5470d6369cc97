import { Checkbox, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { POST_CONNECTIONS_MAX } from '@postwright/core/limits'
import { platformName } from '@/platforms/platform-name.ts'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useSignedIn } from '@/session/use-session.ts'

type Props = { label: string; hint?: string; chosen: readonly string[]; onChosen: (ids: string[]) => void }

/** Lets the user choose up to `POST_CONNECTIONS_MAX` of the workspace's channels; disconnected ones are shown only if already chosen. */
export function ChannelsField({ label, hint, chosen, onChosen }: Props) {
  const { t } = useTranslation('library')
  const { workspaceId } = useSignedIn()
  const connections = useConnections(workspaceId)
  const all = connections.status === 'ready' ? connections.data : []
  const shown = all.filter(({ id, status }) => status !== 'disconnected' || chosen.includes(id))
  return (
    <Checkbox.Group
      label={label}
      description={hint}
      value={[...chosen]}
      onChange={(ids) => onChosen(ids.slice(0, POST_CONNECTIONS_MAX))}
    >
      <Stack gap="xs" mt="xs">
        {shown.map(({ id, name, handle, platform }) => (
          <Checkbox
            key={id}
            value={id}
            label={t('library:channel', { name, handle, platform: platformName(platform) })}
          />
        ))}
        {connections.status === 'ready' && shown.length === 0 && <p>{t('library:noChannels')}</p>}
      </Stack>
    </Checkbox.Group>
  )
}
