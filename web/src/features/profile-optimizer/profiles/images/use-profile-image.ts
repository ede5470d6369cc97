import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MEDIA_BYTES_MAX } from '@postwright/core/limits'
import type { ImageLook } from '@postwright/core/model/profile'
import type { BannerView } from '@postwright/core/platforms/profile-facts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { log } from '@/lib/log.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'

type Options = {
  /** Of the place where it's shown. */
  ratio: number | null
  smallest: number
  views: readonly BannerView[]
}

/** Uploads an image of a profile and measures it on this device. */
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
