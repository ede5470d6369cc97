import { Button, Group } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../editor-context.ts'

type Props = { hasPicture: boolean; onChange: (mediaId: string | null) => void }

/** The picture that covers the slide behind everything else. */
export function BackgroundPicture({ hasPicture, onChange }: Props) {
  const { t } = useTranslation('editor')
  const { ports } = useEditor()

  async function choose() {
    const picture = await ports.choosePicture?.()
    if (picture) onChange(picture.mediaId)
  }

  return (
    <Group gap="xs">
      {ports.choosePicture && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPhoto size="1rem" aria-hidden />}
          onClick={() => void choose()}
        >
          {t(hasPicture ? 'picture.replace' : 'picture.choose')}
        </Button>
      )}
      {hasPicture && (
        <Button size="xs" variant="subtle" color="gray" onClick={() => onChange(null)}>
          {t('picture.remove')}
        </Button>
      )}
    </Group>
  )
}
