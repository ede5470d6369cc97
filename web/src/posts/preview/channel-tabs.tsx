import { Tabs, SegmentedControl, ActionIcon, Select } from '@mantine/core'
import { type ReactNode, useState, memo, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { useTheme } from '@/preferences/theme.ts'
import styles from './channel-tabs.module.css'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { Connection } from '@postwright/core/model/connection'
import { platformName } from '@/platforms/platform-name.ts'

/** Maximum number of tabs; more channels are shown as a list. */
const TABS_MAX = 4

type PreviewWindow = { device: 'phone' | 'desktop'; scheme: 'light' | 'dark' }

type Props<Channel extends ShownChannel> = {
  channels: readonly Channel[]
  shown: Channel
  onShow: (channelId: string | null) => void
  /** Preview of the shown channel. */
  children: (window: PreviewWindow) => ReactNode
}

/** Shows the previews of a post, one channel at a time, on a phone or a desktop, light or dark. */
export function ChannelTabs<Channel extends ShownChannel>({ channels, shown, onShow, children }: Props<Channel>) {
  const { t } = useTranslation('previews')
  const { effective } = useTheme()
  const [device, setDevice] = useState<PreviewWindow['device']>('phone')
  const [scheme, setScheme] = useState<PreviewWindow['scheme'] | null>(null)
  const window = { device, scheme: scheme ?? effective }
  return (
    <Tabs value={shown.id} onChange={onShow} classNames={{ list: styles.tabs, tab: styles.tab }}>
      {channels.length > TABS_MAX && <PreviewSwitcher channels={channels} shown={shown.id} onShow={onShow} />}
      {channels.length > 1 && channels.length <= TABS_MAX && (
        <Tabs.List aria-label={t('previews:tabs')}>
          {channels.map(({ id, platform, handle }) => (
            <Tabs.Tab key={id} value={id} leftSection={<PlatformIcon platform={platform} size={16} />}>
              <span className={styles.handle} title={handle}>
                {handle}
              </span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
      )}
      <PreviewToolbar {...window} onDevice={setDevice} onScheme={setScheme} />
      {channels.length > TABS_MAX ? (
        <section className={styles.sheet} aria-label={shown.handle}>
          {children(window)}
        </section>
      ) : (
        channels.map(({ id }) => (
          <Tabs.Panel key={id} value={id} className={styles.sheet}>
            {id === shown.id && children(window)}
          </Tabs.Panel>
        ))
      )}
    </Tabs>
  )
}

type PreviewToolbarProps = {
  device: 'phone' | 'desktop'
  onDevice: (device: 'phone' | 'desktop') => void
  scheme: 'light' | 'dark'
  onScheme: (scheme: 'light' | 'dark') => void
}

/** Lets the user choose the device and the colour scheme of the previews, independently of the product's theme. */
const PreviewToolbar = memo(function PreviewToolbar({ device, onDevice, scheme, onScheme }: PreviewToolbarProps) {
  const { t } = useTranslation('previews')
  return (
    <div className={styles.toolbar}>
      <SegmentedControl
        size="xs"
        aria-label={t('previews:device.label')}
        value={device}
        onChange={onDevice}
        data={[
          { value: 'phone', label: t('previews:device.phone') },
          { value: 'desktop', label: t('previews:device.desktop') },
        ]}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('previews:scheme.label')}
        value={scheme}
        onChange={onScheme}
        data={[
          { value: 'light', label: t('previews:scheme.light') },
          { value: 'dark', label: t('previews:scheme.dark') },
        ]}
      />
    </div>
  )
})

type ShownChannel = Pick<Connection, 'id' | 'platform' | 'handle'>

type PreviewSwitcherProps = {
  channels: readonly ShownChannel[]
  /** Channel whose preview is shown. */
  shown: string
  onShow: (connectionId: string) => void
}

/** Switches between channels: with buttons, with the left and right arrow keys on the buttons, or from a searchable list. */
export const PreviewSwitcher = memo(function PreviewSwitcher({ channels, shown, onShow }: PreviewSwitcherProps) {
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
