import { Button, Group, Slider } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { frameOf, formatSecond } from '../../cover/video-frame.ts'
import type { VideoCover } from '../../video-cover.ts'
import styles from './cover.module.css'

export type CoverDialogProps = {
  url: string
  /** Length of the video, in seconds. */
  duration: number
  /** Handles of the channels the cover is for. */
  handles: readonly string[]
  onChoose: (cover: VideoCover) => void
  onClose: () => void
}

/** Step between selectable frames, in seconds. */
const STEP = 0.1

/** Lets the user choose the frame of a video used as its cover. The frame is captured in the browser. */
export function CoverDialog({ url, duration, handles, onChoose, onClose }: CoverDialogProps) {
  const { t } = useTranslation('crop')
  const video = useRef<HTMLVideoElement>(null)
  const [second, setSecond] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  function show(next: number) {
    setSecond(next)
    if (video.current) video.current.currentTime = next
  }

  async function choose() {
    const picture = video.current && (await frameOf(video.current))
    if (!picture) return setFailed(true)
    onChoose({ second, picture })
  }

  return (
    <Dialog title={t('crop:cover.title')} size="xl" onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.hint}>{t('crop:cover.for', { handles: handles.join(', ') })}</p>
        <video ref={video} className={styles.video} src={url} preload="auto" muted playsInline aria-hidden />
        <Slider
          value={second}
          min={0}
          max={Math.max(duration, STEP)}
          step={STEP}
          label={formatSecond}
          thumbLabel={t('crop:cover.moment')}
          onChange={show}
        />
        <FormError message={hasFailed ? t('crop:cover.failed') : null} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('crop:cancel')}
          </Button>
          <Button onClick={() => void choose()}>{t('crop:cover.choose')}</Button>
        </Group>
      </div>
    </Dialog>
  )
}
