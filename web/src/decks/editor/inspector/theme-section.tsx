import { ColorInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { applyTheme } from '@postwright/core/scene/commands/apply-theme'
import { COLOR_ROLES, hexColorSchema } from '@postwright/core/scene/color'
import { FONT_ROLES, type Theme } from '@postwright/core/scene/theme'
import { useScene } from '../editor-context.ts'
import { useDeckKit } from '../fields/use-deck-kit.ts'
import '../fields/color-styles.ts'
import { FamilyField } from '../fields/family-field.tsx'
import styles from './inspector.module.css'
import { Section } from './section.tsx'
import { type Phase, useEditLayers } from './use-edit-layers.ts'

/** Colours and fonts of the whole deck: what follows them changes at once. */
export function ThemeSection() {
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
