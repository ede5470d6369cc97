import { Slider, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { LayerOf } from '@postwright/core/scene/layer'
import { SelectField } from '@/ui/select-field.tsx'
import { FocusField } from '../fields/focus-field.tsx'
import { ReplacePicture } from './replace-picture.tsx'
import { Section } from './section.tsx'
import { useEditLayers } from './use-edit-layers.ts'

const MASKS = ['none', 'rounded', 'ellipse', 'hexagon', 'blob', 'arch'] as const

/** What of a picture is seen, and in which outline. */
export function PictureSection({ layer }: { layer: LayerOf<'image'> }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  return (
    <Section title={t('inspector.picture')}>
      <ReplacePicture hasPicture={layer.mediaId !== null} />
      {layer.mediaId !== null && (
        <>
          <FocusField
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
