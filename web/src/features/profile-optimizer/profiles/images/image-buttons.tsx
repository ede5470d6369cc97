import { Button, FileButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { IMAGE_TYPES } from '@postwright/core/media/media-type'
import { ServiceButton } from '@/services/service-button.tsx'
import { useOnline } from '@/ui/use-online.ts'
import styles from '../profiles.module.css'

type Props = {
  /** What the buttons are for: `picture` or `banner`. */
  kind: 'picture' | 'banner'
  hasImage: boolean
  isBusy: boolean
  onFile: (file: File | null) => void
  onRemove: () => void
}

/** Chooses, replaces or removes an image of a profile. */
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
