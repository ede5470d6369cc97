import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Media } from '@postwright/core/model/media'
import { useMediaUrls } from '@/lib/media/use-media-urls.ts'
import type { Uploaded } from '@/documents/data/upload-media.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { useMediaFacts } from '@/posts/data/use-media-facts.ts'
import { CropForm } from './crop-form.tsx'
import styles from './crop.module.css'

export type CropDialogProps = {
  picture: Media
  /** The channels that get it. */
  channels: readonly Connection[]
  /** Whether one channel alone gets it. */
  isOfChannel: boolean
  onDone: (uploaded: Uploaded) => void
  onClose: () => void
}

/** Crops a picture. One that is a crop itself is cropped anew from its original, as long as that is stored. */
export function CropDialog({ picture, channels, isOfChannel, onDone, onClose }: CropDialogProps) {
  const { t } = useTranslation('crop')
  const { workspaceId, derivedFrom } = picture
  const originalId = derivedFrom?.mediaId ?? picture.id
  const facts = useMediaFacts(workspaceId, [originalId])
  const found = originalId === picture.id ? picture : facts.find(originalId)
  const source = found ?? (facts.isComplete ? picture : null)
  const urls = useMediaUrls(workspaceId, source ? [source.id] : [])
  const url = source && urls.urlOf(source.id)
  const [channel] = channels
  const title = isOfChannel && channel ? t('crop:titleFor', { handle: channel.handle }) : t('crop:title')
  return (
    <Dialog title={title} size="xl" onClose={onClose}>
      {source && url ? (
        <CropForm
          key={source.id}
          source={source}
          url={url}
          start={derivedFrom && source.id !== picture.id ? derivedFrom.crop : null}
          channels={channels}
          onDone={onDone}
          onClose={onClose}
        />
      ) : (
        <div className={styles.awaited} aria-busy="true">
          {urls.status === 'error' && (
            <Button variant="default" onClick={urls.retry}>
              {t('crop:retry')}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}
