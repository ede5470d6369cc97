import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { replacePicture } from '@postwright/core/scene/commands/layer-fields'
import { useEditor } from '../editor-context.ts'
import { useEditLayers } from './chosen-layers.ts'

/** Button that replaces the image of the selected layer; nothing if the surrounding screen cannot choose images. */
export function ReplaceImage({ hasPicture }: { hasPicture: boolean }) {
  const { t } = useTranslation('editor')
  const { ports } = useEditor()
  const edit = useEditLayers()
  const choose = ports.choosePicture
  if (!choose) return null

  async function replace() {
    const picture = await choose?.()
    if (picture) edit.run((scene, target) => replacePicture(scene, target, picture))
  }

  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconPhoto size="1rem" aria-hidden />}
      onClick={() => void replace()}
    >
      {t(hasPicture ? 'picture.replace' : 'picture.choose')}
    </Button>
  )
}
