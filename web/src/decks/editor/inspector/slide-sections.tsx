import { Slider } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { setBackground } from '@postwright/core/scene/commands/set-background'
import { setSlide } from '@postwright/core/scene/commands/set-slide'
import { SLIDE_NOTES_MAX } from '@postwright/core/limits'
import { type Background, SLIDE_KINDS } from '@postwright/core/scene/slide'
import { SelectField } from '@/ui/select-field.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { useEditor, useEditorPart } from '../editor-context.ts'
import { FillField } from '../fields/fill-field.tsx'
import { FocusField } from '../fields/focus-field.tsx'
import { WordsField } from '../fields/words-field.tsx'
import { slideSeen } from '../seen.ts'
import { BackgroundPicture } from './background-picture.tsx'
import { Section } from './section.tsx'
import { KitSection } from './kit-section.tsx'
import { ThemeSection } from './theme-section.tsx'
import { type Phase, useEditLayers } from './use-edit-layers.ts'

/** Settings of the slide that is seen, and of the deck. */
export function SlideSections() {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const { ports } = useEditor()
  const slide = useEditorPart(slideSeen, Object.is)
  if (!slide) return null
  const { background } = slide
  const set = (fields: Partial<Background>, phase?: Phase) =>
    edit.run((scene, target) => setBackground(scene, target, { background: fields }), phase)

  return (
    <div key={slide.id}>
      <FillField
        label={t('slide.background')}
        value={background.fill}
        onChange={(fill, phase) => set({ fill }, phase)}
      />
      <Section title={t('slide.picture')}>
        <BackgroundPicture hasPicture={background.mediaId !== null} onChange={(mediaId) => set({ mediaId })} />
        {background.mediaId !== null && (
          <>
            <FocusField
              pictures={ports.pictures}
              mediaId={background.mediaId}
              value={background.focus}
              onChange={(focus, phase) => set({ focus }, phase)}
            />
            <Slider
              size="sm"
              min={0}
              max={100}
              thumbLabel={t('slide.opacity')}
              label={(percent) => t('field.percent', { percent })}
              value={Math.round(background.opacity * 100)}
              onChange={(percent) => set({ opacity: percent / 100 }, 'held')}
              onChangeEnd={(percent) => set({ opacity: percent / 100 }, 'done')}
            />
          </>
        )}
      </Section>
      <Section title={t('slide.label')}>
        <SelectField
          label={t('slide.kind')}
          value={slide.kind}
          options={SLIDE_KINDS.map((value) => ({ value, label: t(`slideKind.${value}`) }))}
          onChange={(kind) => edit.run((scene, target) => setSlide(scene, target, { kind }))}
        />
        <SwitchRow
          label={t('slide.hidden')}
          checked={slide.isHidden}
          onChange={(isHidden) => edit.run((scene, target) => setSlide(scene, target, { isHidden }))}
        />
        <WordsField
          label={t('slide.notes')}
          value={slide.notes}
          max={SLIDE_NOTES_MAX}
          isLong
          onChange={(notes) => edit.run((scene, target) => setSlide(scene, target, { notes }))}
        />
      </Section>
      <KitSection />
      <ThemeSection />
    </div>
  )
}
