import { ActionIcon, Select } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { memo, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import styles from './channel-tabs.module.css'

export type ShownChannel = Pick<Connection, 'id' | 'platform' | 'handle'>

type Props = {
  channels: readonly ShownChannel[]
  /** The channel whose preview is seen. */
  shown: string
  onShow: (connectionId: string) => void
}

/** One channel after the other: by buttons, by the left and right arrow keys on them, or from a list that can be searched. */
export const PreviewSwitcher = memo(function PreviewSwitcher({ channels, shown, onShow }: Props) {
  const { t } = useTranslation('previews')
  const at = channels.findIndex(({ id }) => id === shown)
  const current = channels.at(at)

  function move(by: number) {
    const next = channels.at((at + by + channels.length) % channels.length)
    if (next) onShow(next.id)
  }

  function press(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    move(by)
  }

  return (
    <div className={styles.switcher} role="group" aria-label={t('previews:tabs')} onKeyDown={press}>
      <ActionIcon variant="default" size={36} aria-label={t('previews:previous')} onClick={() => move(-1)}>
        <IconChevronLeft size="1.125rem" aria-hidden />
      </ActionIcon>
      <Select
        className={styles.channel}
        aria-label={t('previews:channel')}
        searchable
        allowDeselect={false}
        data={channels.map(({ id, handle, platform }) => ({
          value: id,
          label: `${handle} · ${platformName(platform)}`,
        }))}
        value={shown}
        leftSection={current && <PlatformIcon platform={current.platform} size={16} />}
        nothingFoundMessage={t('previews:noChannel')}
        onChange={(id) => id !== null && onShow(id)}
      />
      <span className={styles.position} aria-live="polite">
        {t('previews:position', { number: at + 1, total: channels.length })}
      </span>
      <ActionIcon variant="default" size={36} aria-label={t('previews:next')} onClick={() => move(1)}>
        <IconChevronRight size="1.125rem" aria-hidden />
      </ActionIcon>
    </div>
  )
})
