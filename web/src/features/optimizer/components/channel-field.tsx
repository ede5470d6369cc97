import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { SelectField } from '@/ui/select-field.tsx'

const ALL = 'all'

type Props = {
  channels: readonly Connection[]
  channel: Connection | null
  onChannel: (connectionId: string | null) => void
}

/** One channel, or all channels together. */
export function ChannelField({ channels, channel, onChannel }: Props) {
  const { t } = useTranslation('optimizer')
  const own = channels.map(({ id, handle, platform }) => ({
    value: id,
    label: `${handle} · ${PLATFORM_CONTRACTS[platform].name}`,
  }))
  return (
    <SelectField
      label={t('optimizer:channel.label')}
      value={channel?.id ?? ALL}
      options={[{ value: ALL, label: t('optimizer:channel.all') }, ...own]}
      onChange={(value) => onChannel(value === ALL ? null : value)}
    />
  )
}
