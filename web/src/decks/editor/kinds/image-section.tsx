import { Button, Slider, Switch } from '@mantine/core'
import { IconCrop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LayerOf } from '@postwright/core/scene/layer'
import { SelectField } from '@/ui/select-field.tsx'
import { beginCrop } from '../crop/crop-tool.tsx'
import { useEditor } from '../editor-context.ts'
import { FocusField } from '../fields/focus-field.tsx'
import { ReplaceImage } from '../inspector/replace-image.tsx'
import styles from '../inspector/inspector.module.css'
import { Section } from '../inspector/section.tsx'
import { useEditLayers } from '../inspector/chosen-layers.ts'

const MASKS = ['none', 'rounded', 'ellipse', 'hexagon', 'blob', 'arch'] as const

/** Sets the visible part and the outline shape of an image. */
export function ImageSection({ layer }: { layer: LayerOf<'image'> }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const editor = useEditor()
  return (
    <Section title={t('kind.image.name')}>
      <div className={styles.row}>
        <ReplaceImage hasPicture={layer.mediaId !== null} />
        {layer.mediaId !== null && !layer.isLocked && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconCrop size="1rem" aria-hidden />}
            onClick={() => beginCrop(editor, layer.id)}
          >
            {t('picture.crop')}
          </Button>
        )}
      </div>
      {layer.mediaId !== null && (
        <>
          <FocusField
            pictures={editor.ports.pictures}
            mediaId={layer.mediaId}
            value={layer.focus}
            onChange={(focus, phase) => edit.set({ focus }, phase)}
          />
          <Slider
            size="sm"
            min={1}
            max={8}
            step={0.05}
            thumbLabel={t('picture.zoom')}
            label={(zoom) => t('picture.times', { zoom: zoom.toFixed(1) })}
            value={layer.zoom}
            onChange={(zoom) => edit.set({ zoom }, 'held')}
            onChangeEnd={(zoom) => edit.set({ zoom }, 'done')}
          />
        </>
      )}
      <SelectField
        label={t('picture.mask')}
        value={layer.mask}
        options={MASKS.map((value) => ({ value, label: t(`mask.${value}`) }))}
        onChange={(mask) => edit.set({ mask })}
      />
      <Switch
        size="xs"
        label={t('picture.flip')}
        checked={layer.isFlipped}
        onChange={(event) => edit.set({ isFlipped: event.currentTarget.checked })}
      />
    </Section>
  )
}
