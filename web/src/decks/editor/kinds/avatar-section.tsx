import { useTranslation } from 'react-i18next'
import { LAYER_NAME_MAX } from '@postwright/core/limits'
import type { LayerOf } from '@postwright/core/scene/layer'
import { WordsField } from '../fields/words-field.tsx'
import { ReplaceImage } from '../inspector/replace-image.tsx'
import { Section } from '../inspector/section.tsx'
import { useEditLayers } from '../inspector/chosen-layers.ts'

export function AvatarSection({ layer }: { layer: LayerOf<'avatar'> }) {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  return (
    <Section title={t('kind.avatar.name')}>
      <ReplaceImage hasPicture={layer.mediaId !== null} />
      <WordsField
        label={t('avatar.person')}
        value={layer.person}
        max={LAYER_NAME_MAX}
        onChange={(person) => edit.set({ person })}
      />
      <WordsField
        label={t('avatar.handle')}
        value={layer.handle}
        max={LAYER_NAME_MAX}
        onChange={(handle) => edit.set({ handle })}
      />
    </Section>
  )
}
