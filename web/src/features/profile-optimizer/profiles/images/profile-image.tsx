import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MEDIA_BYTES_MAX } from '@postwright/core/limits'
import type { ImageLook } from '@postwright/core/model/profile'
import type { BannerView } from '@postwright/core/platforms/profile-facts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { log } from '@/lib/log.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { Button, FileButton } from '@mantine/core'
import { IMAGE_TYPES } from '@postwright/core/media/media-type'
import { ServiceButton } from '@/services/service-button.tsx'
import { useOnline } from '@/ui/use-online.ts'
import styles from '../profiles.module.css'
import { CONTRAST_LEAST, HIDDEN_MOST, LEGIBILITY_LEAST } from '@postwright/core/profiles/score-profile'

type Options = {
  /** Displayed width divided by height; null for the image's own ratio. */
  ratio: number | null
  smallest: number
  views: readonly BannerView[]
}

/** Measures an image of a profile in the browser, then uploads it; an image that cannot be read is not uploaded. */
export function useProfileImage({ ratio, smallest, views }: Options, onImage: (look: ImageLook) => void) {
  const { t } = useTranslation(['profiles', 'errors'])
  const { workspaceId } = useSignedIn()
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)

  async function measure(file: File): Promise<Omit<ImageLook, 'id'> | null> {
    try {
      const [{ readPixels }, { measureImage }] = await Promise.all([
        import('./read-pixels.ts'),
        import('@postwright/core/profiles/image/measure-image'),
      ])
      const { width, height, pixels } = await readPixels(file, ratio)
      return { width, height, ...measureImage(pixels, { smallest, views }) }
    } catch (error) {
      log.warn('Profiles: an image could not be measured', error)
      return null
    }
  }

  async function take(file: File | null): Promise<void> {
    if (!file) return
    if (file.size > MEDIA_BYTES_MAX) return toast.error(t('errors:api.media_too_large'))
    setBusy(true)
    try {
      const measured = await measure(file)
      if (measured === null) return toast.error(t('profiles:image.unreadable'))
      const { uploadMedia } = await import('@/documents/data/upload-media.ts')
      const options = { signal: new AbortController().signal, onProgress: () => undefined }
      const { media } = await uploadMedia(workspaceId, { name: file.name, file }, options)
      onImage({ id: media.id, ...measured })
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setBusy(false)
    }
  }

  return { take, isBusy }
}

type Props = {
  kind: 'picture' | 'banner'
  hasImage: boolean
  isBusy: boolean
  onFile: (file: File | null) => void
  onRemove: () => void
}

/** Lets the user choose, replace or remove an image of a profile. */
export function ImageButtons({ kind, hasImage, isBusy, onFile, onRemove }: Props) {
  const { t } = useTranslation('profiles')
  const online = useOnline()
  return (
    <div className={styles.buttons}>
      <FileButton accept={IMAGE_TYPES.join(',')} onChange={onFile}>
        {(props) => (
          <ServiceButton service="media" {...props} variant="default" size="xs" loading={isBusy} disabled={!online}>
            {t(hasImage ? `profiles:image.${kind}.replace` : `profiles:image.${kind}.choose`)}
          </ServiceButton>
        )}
      </FileButton>
      {hasImage && (
        <Button variant="subtle" color="gray" size="xs" onClick={onRemove}>
          {t(`profiles:image.${kind}.remove`)}
        </Button>
      )}
    </div>
  )
}

type ImageFactsProps = { look: ImageLook; wanted: { width: number; height: number }; isBanner: boolean }

/** Measurements of an image beside the requirements. */
export function ImageFacts({ look, wanted, isBanner }: ImageFactsProps) {
  const { t } = useTranslation('profiles')
  const { width, height, contrast, legibility, hidden } = look
  const rows = [
    {
      key: 'size',
      has: t('profiles:image.pixels', { width, height }),
      asks: t('profiles:image.atLeastPixels', wanted),
      isMet: width >= wanted.width && height >= wanted.height,
    },
    {
      key: 'contrast',
      has: `${contrast}`,
      asks: t('profiles:image.atLeast', { value: CONTRAST_LEAST }),
      isMet: contrast >= CONTRAST_LEAST,
    },
    isBanner
      ? {
          key: 'hidden',
          has: t('profiles:image.percent', { value: hidden }),
          asks: t('profiles:image.atMostPercent', { value: HIDDEN_MOST }),
          isMet: hidden <= HIDDEN_MOST,
        }
      : {
          key: 'legibility',
          has: t('profiles:image.percent', { value: legibility }),
          asks: t('profiles:image.atLeastPercent', { value: LEGIBILITY_LEAST }),
          isMet: legibility >= LEGIBILITY_LEAST,
        },
  ]
  return (
    <dl className={styles.measures}>
      {rows.map(({ key, has, asks, isMet }) => (
        <div key={key} className={styles.measure} data-met={isMet || undefined}>
          <dt>{t(`profiles:image.fact.${key}`)}</dt>
          <dd>
            {has} <span className={styles.soft}>{asks}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
