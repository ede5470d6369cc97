import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Media, Crop } from '@postwright/core/model/media'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import type { Uploaded } from '@/documents/data/upload-media.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { useMediaFacts } from '@/posts/data/use-media-facts.ts'
import styles from './crop.module.css'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { cropRatios, type CropShape } from '../../crop/crop-geometry.ts'
import { useCrop } from '../../crop/use-crop.ts'
import { cropMedia } from '@postwright/core/api/media'
import { call } from '@/lib/api-client.ts'
import { CropStage } from './crop-stage.tsx'

export type CropDialogProps = {
  picture: Media
  /** The channels that get the image. */
  channels: readonly Connection[]
  /** True if only one channel gets the image. */
  isOfChannel: boolean
  onDone: (uploaded: Uploaded) => void
  onClose: () => void
}

/** Crops an image. An image that is itself a crop is cropped again from its original, as long as the original is stored. */
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

type Props = {
  source: Media
  url: string
  /** The current crop; null for the whole image. */
  start: Crop | null
  channels: readonly Connection[]
  onDone: (uploaded: Uploaded) => void
  onClose: () => void
}

/** Lets the user choose the part of an image to keep: in an aspect ratio that the channels accept, or freely. */
function CropForm({ source, url, start, channels, onDone, onClose }: Props) {
  const { t } = useTranslation('crop')
  const state = useCrop({ size: source, crop: start, focus: source.focus })
  const { run, isRunning, failure } = useApiCall()
  const original = { key: 'original', ratio: source.width / source.height }
  const shapes: (CropShape | null)[] = [null, original, ...cropRatios(channels.map(contractFor))]
  const { width, height } = state.crop

  function save() {
    const input = { workspaceId: source.workspaceId, mediaId: source.id, crop: state.crop, focus: state.focus }
    void run(async () => onDone(await call(cropMedia, input)))
  }

  return (
    <div className={styles.form}>
      <CropStage url={url} size={source} state={state} />
      <fieldset className={styles.shapes}>
        <legend className={styles.legend}>{t('crop:shape')}</legend>
        {shapes.map((shape) => (
          <label key={shape?.key ?? 'free'} className={styles.shape}>
            <input
              type="radio"
              className="visually-hidden"
              name="shape"
              checked={state.shape?.key === shape?.key}
              onChange={() => state.chooseShape(shape)}
            />
            {shape === null ? t('crop:free') : shape === original ? t('crop:original') : shape.key}
          </label>
        ))}
      </fieldset>
      <p className={styles.hint} id="crop-keys">
        {t('crop:keys')}
      </p>
      <FormError message={failure} />
      <Group justify="space-between">
        <output className={styles.size}>{t('crop:size', { width, height })}</output>
        <Group gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('crop:cancel')}
          </Button>
          <Button loading={isRunning} onClick={save}>
            {t('crop:save')}
          </Button>
        </Group>
      </Group>
    </div>
  )
}
