import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Crop, Media } from '@postwright/core/model/media'
import { contractFor } from '@postwright/core/platforms/contract-for'
import type { Uploaded } from '@/documents/data/upload-media.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { cropRatios, type CropShape } from '../../crop/crop-ratios.ts'
import { useCrop } from '../../crop/use-crop.ts'
import { cropPicture } from '../../data/crop-picture.ts'
import { CropStage } from './crop-stage.tsx'
import styles from './crop.module.css'

type Props = {
  source: Media
  url: string
  /** The part that is kept so far; null for all of it. */
  start: Crop | null
  channels: readonly Connection[]
  onDone: (uploaded: Uploaded) => void
  onClose: () => void
}

/** Chooses the part of a picture that is kept: in a shape that the channels take, or freely. */
export function CropForm({ source, url, start, channels, onDone, onClose }: Props) {
  const { t } = useTranslation('crop')
  const state = useCrop({ size: source, crop: start, focus: source.focus })
  const { run, isRunning, failure } = useApiCall()
  const original = { key: 'original', ratio: source.width / source.height }
  const shapes: (CropShape | null)[] = [null, original, ...cropRatios(channels.map(contractFor))]
  const { width, height } = state.crop

  function save() {
    const input = { workspaceId: source.workspaceId, mediaId: source.id, crop: state.crop, focus: state.focus }
    void run(async () => onDone(await cropPicture(input)))
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
