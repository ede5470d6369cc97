import { Slider, Button, Group, ColorInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { setSlide, setBackground } from '@postwright/core/scene/commands/slide-commands'
import { SLIDE_NOTES_MAX } from '@postwright/core/limits'
import { type Background, SLIDE_KINDS } from '@postwright/core/scene/slide'
import { SelectField } from '@/ui/select-field.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { useEditor, useEditorPart, useScene } from '../editor-context.ts'
import { FillField } from '../fields/fill-field.tsx'
import { FocusField } from '../fields/focus-field.tsx'
import { WordsField } from '../fields/words-field.tsx'
import { getCurrentSlide } from '../editor-selectors.ts'
import { Section } from './section.tsx'
import { KitSection } from './kit-section.tsx'
import { type Phase, useEditLayers } from './chosen-layers.ts'
import { IconPhoto } from '@tabler/icons-react'
import { applyTheme } from '@postwright/core/scene/commands/deck-theme'
import { COLOR_ROLES, hexColorSchema } from '@postwright/core/scene/color'
import { FONT_ROLES, type Theme } from '@postwright/core/scene/theme'
import { useDeckKit } from '../fields/use-deck-kit.ts'
import '../fields/color-styles.ts'
import { FamilyField } from '../fields/font-fields.tsx'
import styles from './inspector.module.css'

export function SlideSections() {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const { ports } = useEditor()
  const slide = useEditorPart(getCurrentSlide, Object.is)
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
        <BackgroundImage hasPicture={background.mediaId !== null} onChange={(mediaId) => set({ mediaId })} />
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

type Props = { hasPicture: boolean; onChange: (mediaId: string | null) => void }

function BackgroundImage({ hasPicture, onChange }: Props) {
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

/** Sets colours and fonts of the whole deck; everything that follows the theme changes at once. */
function ThemeSection() {
  const { t } = useTranslation('editor')
  const edit = useEditLayers()
  const theme = useScene(({ deck }) => deck.theme)
  const { kit, isColorsOnly } = useDeckKit()
  const set = (next: Theme, phase?: Phase) => edit.run((scene) => applyTheme(scene, { theme: next }), phase)

  function setColor(role: (typeof COLOR_ROLES)[number], words: string, phase: Phase) {
    const color = hexColorSchema.safeParse(words.toLowerCase())
    if (color.success) set({ ...theme, colors: { ...theme.colors, [role]: color.data } }, phase)
  }

  return (
    <Section title={t('theme.label')}>
      <div className={styles.pair}>
        {COLOR_ROLES.map((role) => (
          <ColorInput
            key={role}
            size="xs"
            format="hex"
            label={t(`color.${role}`)}
            value={theme.colors[role]}
            withEyeDropper={false}
            swatches={kit?.colors.map(({ hex }) => hex) ?? []}
            swatchesPerRow={6}
            withPicker={!isColorsOnly}
            disallowInput={isColorsOnly}
            popoverProps={{ position: 'left-start' }}
            onChange={(words) => setColor(role, words, 'held')}
            onChangeEnd={(words) => setColor(role, words, 'done')}
          />
        ))}
      </div>
      {isColorsOnly && <p className={styles.note}>{t('kit.colorsOnly')}</p>}
      {FONT_ROLES.map((role) => (
        <FamilyField
          key={role}
          label={t(`theme.${role}`)}
          value={theme.fonts[role]}
          hasRoles={false}
          onChange={(family) => set({ ...theme, fonts: { ...theme.fonts, [role]: family } })}
        />
      ))}
    </Section>
  )
}
