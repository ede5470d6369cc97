import { Select } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { resolveFamily } from '@postwright/core/scene/theme'
import { fontLibrary } from '../../fonts/font-library.ts'
import { loadFonts } from '../../fonts/load-fonts.ts'
import { useScene } from '../editor-context.ts'
import { useDeckKit } from './use-deck-kit.ts'

type Props = { label?: string; value: string | null; onChange: (family: string) => void; hasRoles?: boolean }

/** A field for font families, each shown in its own font; the theme's fonts come first and keep following the theme. */
export function FamilyField({ label, value, onChange, hasRoles = true }: Props) {
  const { t } = useTranslation('editor')
  const families = useSyncExternalStore(fontLibrary.subscribe, fontLibrary.families)
  const theme = useScene(({ deck }) => deck.theme)
  const roles = (['@heading', '@body'] as const).map((role) => ({
    value: role,
    label: t(`family.${role.slice(1)}`, { family: resolveFamily(theme, role) }),
  }))
  const { kit } = useDeckKit()
  const ofKit = new Set(kit ? Object.values(kit.fonts) : [])
  const optionsOf = (isOfKit: boolean) =>
    families.filter(({ name }) => ofKit.has(name) === isOfKit).map(({ name }) => ({ value: name, label: name }))
  const names = [
    { group: t('kit.fonts'), items: optionsOf(true) },
    { group: t('family.all'), items: optionsOf(false) },
  ].filter(({ items }) => items.length > 0)

  return (
    <Select
      size="xs"
      searchable
      label={label}
      aria-label={label ?? t('text.family')}
      placeholder={t('field.mixed')}
      nothingFoundMessage={t('family.none')}
      value={value}
      data={hasRoles ? [{ group: t('family.theme'), items: roles }, ...names] : names}
      onChange={(family) => family !== null && onChange(family)}
      onDropdownOpen={() =>
        void loadFonts(families.map(({ name }) => ({ family: name, weight: 400, isItalic: false })))
      }
      renderOption={({ option }) => <Sample family={resolveFamily(theme, option.value)}>{option.label}</Sample>}
      comboboxProps={{ width: 260, position: 'bottom-end' }}
      maxDropdownHeight={360}
      allowDeselect={false}
      checkIconPosition="right"
    />
  )
}

function Sample({ family, children }: { family: string; children: string }) {
  return <span style={{ fontFamily: `"${family}"`, fontSize: '1rem' }}>{children}</span>
}

const ALL = [400, 600, 700, 800]

type WeightFieldProps = { family: string | null; weight: number | null; onChange: (weight: number) => void }

export function WeightField({ family, weight, onChange }: WeightFieldProps) {
  const { t } = useTranslation('editor')
  const theme = useScene(({ deck }) => deck.theme)
  const known = family === null ? null : fontLibrary.find(resolveFamily(theme, family))
  const weights = [...new Set([...(known?.weights ?? ALL), ...(weight === null ? [] : [weight])])].sort((a, b) => a - b)
  return (
    <Select
      size="xs"
      aria-label={t('text.weight')}
      placeholder={t('field.mixed')}
      value={weight === null ? null : String(weight)}
      data={weights.map((value) => ({
        value: String(value),
        label: t(`weight.${value}`, { defaultValue: String(value) }),
      }))}
      onChange={(chosen) => chosen !== null && onChange(Number(chosen))}
      allowDeselect={false}
      checkIconPosition="right"
    />
  )
}
