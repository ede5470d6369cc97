import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { useTheme } from '@/preferences/theme.ts'
import { NetworkPreview } from '@/posts/preview/network-preview.tsx'
import { previewContentOf } from '@/posts/preview/preview-content-of.ts'
import type { ChannelCheck } from '@/posts/channels/channel-checks.ts'
import styles from './preview-panel.module.css'
import type { PendingUpload } from '../../pending-upload.ts'
import { previewFile, uploadingFile } from '../../preview-file.ts'
import { PreviewNotes } from './preview-notes.tsx'
import { PreviewSwitcher } from './preview-switcher.tsx'
import { PreviewToolbar } from './preview-toolbar.tsx'
import type { PicturesOf } from '../pictures/use-draft-pictures.tsx'

/** Of more channels one is chosen from a list. */
const TABS_MAX = 4

export type ChannelPreviewsProps = {
  draft: PostDraft
  connections: readonly Connection[]
  /** The channel whose own version is written; its preview is shown. */
  written?: string | null
  /** What the channels would refuse; left out for a post that has left. */
  checks?: readonly ChannelCheck[]
  /** What is known about files of the post. */
  picturesOf: PicturesOf
  uploads: { pending: readonly PendingUpload[] }
}

/** One preview per channel, on a phone or a desktop, light or dark. */
export function ChannelPreviews({
  draft,
  connections,
  written = null,
  checks = [],
  picturesOf,
  uploads,
}: ChannelPreviewsProps) {
  const { t } = useTranslation('previews')
  const { effective } = useTheme()
  const [picked, setPicked] = useState<string | null>(written)
  const [followed, setFollowed] = useState(written)
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone')
  const [scheme, setScheme] = useState<'light' | 'dark' | null>(null)
  // A choice holds until another version is written.
  if (followed !== written) {
    setFollowed(written)
    setPicked(written)
  }
  const shown = connections.find(({ id }) => id === picked) ?? connections[0]
  if (!shown) return null
  const content = previewContentOf(draft, shown, {
    fileOf: (mediaId, alt) => previewFile(mediaId, alt, picturesOf([{ mediaId, alt }])[0]),
    uploads: uploads.pending
      .filter(({ state }) => state !== 'failed')
      .map((upload) => ({ ...upload.place, file: uploadingFile(upload) })),
  })
  const sheet = (
    <>
      <NetworkPreview channel={shown} content={content} device={device} scheme={scheme ?? effective} />
      <PreviewNotes
        channel={shown}
        content={content}
        check={checks.find(({ connection }) => connection.id === shown.id)}
      />
    </>
  )
  return (
    <Tabs value={shown.id} onChange={setPicked} classNames={{ list: styles.tabs, tab: styles.tab }}>
      {connections.length > TABS_MAX && <PreviewSwitcher channels={connections} shown={shown.id} onShow={setPicked} />}
      {connections.length > 1 && connections.length <= TABS_MAX && (
        <Tabs.List aria-label={t('previews:tabs')}>
          {connections.map(({ id, platform, handle }) => (
            <Tabs.Tab key={id} value={id} leftSection={<PlatformIcon platform={platform} size={16} />}>
              <span className={styles.handle} title={handle}>
                {handle}
              </span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
      )}
      <PreviewToolbar device={device} onDevice={setDevice} scheme={scheme ?? effective} onScheme={setScheme} />
      {connections.length > TABS_MAX ? (
        <section className={styles.sheet} aria-label={shown.handle}>
          {sheet}
        </section>
      ) : (
        connections.map(({ id }) => (
          <Tabs.Panel key={id} value={id} className={styles.sheet}>
            {id === shown.id && sheet}
          </Tabs.Panel>
        ))
      )}
    </Tabs>
  )
}
