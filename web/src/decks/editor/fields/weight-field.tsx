import { useTranslation } from 'react-i18next'
import { Select } from '@mantine/core'
import { resolveFamily } from '@postwright/core/scene/theme'
import { fontLibrary } from '../../fonts/font-library.ts'
import { useScene } from '../editor-context.ts'

const ALL = [400, 600, 700, 800]

type Props = { family: string | null; weight: number | null; onChange: (weight: number) => void }

/** The weights that a family has. */
export function WeightField({ family, weight, onChange }: Props) {
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
