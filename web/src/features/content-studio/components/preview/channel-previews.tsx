import { use, useState } from 'react'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { ChannelTabs } from '@/posts/preview/channel-tabs.tsx'
import { NetworkPreview } from '@/posts/preview/network-preview.tsx'
import { previewContentOf } from '@/posts/preview/preview-content-of.ts'
import type { ChannelCheck } from '@/posts/channels/channel-checks.ts'
import { ToChannelContext } from '@/posts/channels/to-channel.ts'
import type { PendingUpload } from '../../pending-uploads.ts'
import { previewFile, uploadingFile } from '../../preview-file.ts'
import type { ImagesOf } from '../pictures/draft-images.tsx'
import { IconAlertCircle, IconFold } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { foldText } from '@/platforms/preview/fold-text.ts'
import type { PreviewContent } from '@/platforms/preview/preview-content.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { problemText } from '@/posts/content/problem-text.ts'
import styles from './preview-panel.module.css'

export type ChannelPreviewsProps = {
  draft: PostDraft
  connections: readonly Connection[]
  /** The channel whose own version is being written; its preview is shown. */
  written?: string | null
  /** Checks of the channels; omitted for a post that was sent. */
  checks?: readonly ChannelCheck[]
  /** Returns the known facts of the post's files. */
  picturesOf: ImagesOf
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
  const toChannel = use(ToChannelContext)
  const [picked, setPicked] = useState<string | null>(written)
  const [followed, setFollowed] = useState(written)
  // The user's choice of channel is kept until another version is being written.
  if (followed !== written) {
    setFollowed(written)
    setPicked(written)
  }
  const shown = connections.find(({ id }) => id === picked) ?? connections[0]
  if (!shown) return null
  const content = previewContentOf(draft, shown, {
    toChannel,
    fileOf: (mediaId, alt) => previewFile(mediaId, alt, picturesOf([{ mediaId, alt }])[0]),
    uploads: uploads.pending
      .filter(({ state }) => state !== 'failed')
      .map((upload) => ({ ...upload.place, file: uploadingFile(upload) })),
  })
  return (
    <ChannelTabs channels={connections} shown={shown} onShow={setPicked}>
      {(window) => (
        <>
          <NetworkPreview channel={shown} content={content} {...window} />
          <PreviewNotes
            channel={shown}
            content={content}
            check={checks.find(({ connection }) => connection.id === shown.id)}
          />
        </>
      )}
    </ChannelTabs>
  )
}

type Props = { channel: Connection; content: PreviewContent; check: ChannelCheck | undefined }

/** Notes below a preview: the problems that the checks found, the cut-off of the text in the feed, and the accuracy of the preview. */
function PreviewNotes({ channel, content, check }: Props) {
  const { t } = useTranslation(['previews', 'studio', `platforms/${channel.platform}`])
  const network = platformName(channel.platform)
  const { fold, post } = content
  const isFolded = foldText(post.text.trimEnd(), fold)[1] !== ''
  const problems = check?.problems.filter(({ code }) => code !== 'empty') ?? []
  return (
    <div className={styles.notes}>
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label={t('studio:problem.title')}>
          {problems.map((problem) => {
            const words = problemText(t, problem, channel.platform)
            return (
              <li key={words} className={styles.problem}>
                <IconAlertCircle className={styles.sign} size="1rem" aria-hidden />
                <span>{words}</span>
              </li>
            )
          })}
        </ul>
      )}
      {isFolded && fold !== null && (
        <p className={styles.note}>
          <IconFold className={styles.sign} size="1rem" aria-hidden />
          <span>{t('previews:fold', { network, characters: fold.characters, count: fold.lines })}</span>
        </p>
      )}
      {contractFor(channel).sources.length > 0 && <p className={styles.note}>{t('previews:note', { network })}</p>}
    </div>
  )
}
