import { Tabs } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { useTheme } from '@/preferences/theme.ts'
import styles from './channel-tabs.module.css'
import { PreviewSwitcher, type ShownChannel } from './preview-switcher.tsx'
import { PreviewToolbar } from './preview-toolbar.tsx'

/** Of more channels one is chosen from a list. */
const TABS_MAX = 4

type PreviewWindow = { device: 'phone' | 'desktop'; scheme: 'light' | 'dark' }

type Props<Channel extends ShownChannel> = {
  channels: readonly Channel[]
  shown: Channel
  onShow: (channelId: string | null) => void
  /** The preview of the shown channel. */
  children: (window: PreviewWindow) => ReactNode
}

/** The previews of a post, one channel at a time, on a phone or a desktop, light or dark. */
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
