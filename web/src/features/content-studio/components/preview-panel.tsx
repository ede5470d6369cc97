import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { platformName } from '@/platforms/platform-name.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { NetworkPreview } from './network-preview.tsx'
import type { DraftPicture } from './use-draft-pictures.ts'
import styles from './preview-panel.module.css'

type Props = { connections: readonly Connection[]; text: string; pictures: readonly DraftPicture[] }

/** How the post will look on each chosen channel, one tab per channel. */
export function PreviewPanel({ connections, text, pictures }: Props) {
  const { t } = useTranslation(['studio', 'publishing'])
  const [picked, setPicked] = useState<string | null>(null)
  const shown = connections.find(({ id }) => id === picked) ?? connections[0]
  return (
    <section className={styles.panel} aria-label={t('studio:preview.title')}>
      <h2 className={styles.title}>{t('studio:preview.title')}</h2>
      {!shown && <p className={styles.empty}>{t('studio:preview.empty')}</p>}
      {shown && (
        <Tabs
          value={shown.id}
          onChange={setPicked}
          keepMounted={false}
          classNames={{ list: styles.tabs, tab: styles.tab }}
        >
          {connections.length > 1 && (
            <Tabs.List aria-label={t('studio:preview.tabs')}>
              {connections.map(({ id, platform, handle }) => (
                <Tabs.Tab key={id} value={id} leftSection={<PlatformIcon platform={platform} size={16} />}>
                  <span className={styles.handle}>{handle}</span>
                </Tabs.Tab>
              ))}
            </Tabs.List>
          )}
          {connections.map((connection) => (
            <Tabs.Panel key={connection.id} value={connection.id} className={styles.sheet}>
              <NetworkPreview connection={connection} text={text} pictures={pictures} />
              {PLATFORM_CONTRACTS[connection.platform].sources.length > 0 && (
                <p className={styles.note}>
                  {t('studio:preview.note', { network: platformName(connection.platform) })}
                </p>
              )}
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
    </section>
  )
}
