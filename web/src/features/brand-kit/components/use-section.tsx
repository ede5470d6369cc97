import { Checkbox, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { POST_CONNECTIONS_MAX } from '@postwright/core/limits'
import { platformName } from '@/platforms/platform-name.ts'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useRight } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { SwitchRow } from '@/ui/switch-row.tsx'
import styles from './fields.module.css'
import type { SectionProps } from './section-props.ts'

/** Selects the channels that follow the kit, and the roles whose members are limited to its colours in decks. */
export function UseSection({ draft: { channels, colorsOnlyFor }, onEdit }: SectionProps) {
  const { t } = useTranslation('brand')
  const { workspaceId } = useSignedIn()
  const isManager = useRight('manage_workspace')
  const connections = useConnections(workspaceId)
  const all = connections.status === 'ready' ? connections.data : []
  const shown = all.filter(({ id, status }) => status !== 'disconnected' || channels.includes(id))
  const withRole = (role: 'owner' | 'editor', isOn: boolean) =>
    isOn ? [...new Set([...colorsOnlyFor, role])] : colorsOnlyFor.filter((each) => each !== role)
  return (
    <div className={styles.pair}>
      <Checkbox.Group
        label={t('brand:use.channels')}
        description={t('brand:use.channelsHint')}
        value={[...channels]}
        onChange={(ids) => onEdit({ channels: ids.slice(0, POST_CONNECTIONS_MAX) })}
      >
        <Stack gap="xs" mt="xs">
          {connections.status === 'ready' && shown.length === 0 && (
            <p className={styles.soft}>{t('brand:use.noChannels')}</p>
          )}
          {shown.map(({ id, name, handle, platform }) => (
            <Checkbox
              key={id}
              value={id}
              label={t('brand:use.channel', { name: name || handle, platform: platformName(platform) })}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('brand:use.only')}</legend>
        <p className={styles.soft}>{isManager ? t('brand:use.onlyHint') : t('brand:use.onlyOwners')}</p>
        {(['editor', 'owner'] as const).map((role) => (
          <SwitchRow
            key={role}
            label={t(`brand:use.role.${role}`)}
            checked={colorsOnlyFor.includes(role)}
            disabled={!isManager}
            onChange={(isOn) => onEdit({ colorsOnlyFor: withRole(role, isOn) })}
          />
        ))}
      </fieldset>
    </div>
  )
}
