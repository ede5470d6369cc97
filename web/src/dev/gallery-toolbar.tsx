import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router-dom'
import { useTextSize } from '../preferences/text-size.ts'
import { THEMES } from '../preferences/theme-store.ts'
import { useTheme } from '../preferences/theme.ts'
import styles from './gallery.module.css'

const SIZES = [80, 100, 150, 200]
const WIDTHS = [
  { value: '0', label: 'Full' },
  { value: '768', label: '768' },
  { value: '390', label: '390' },
  { value: '320', label: '320' },
]

/** How the gallery is looked at: the product's own settings for scheme and text size, and a width. */
export function GalleryToolbar({ width }: { width: number }) {
  const { theme, setTheme } = useTheme()
  const { textSize, setTextSize } = useTextSize()
  const [, ask] = useSearchParams()
  return (
    <div className={styles.toolbar}>
      <Choice
        label="Scheme"
        value={theme}
        data={THEMES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))}
        onChange={setTheme}
      />
      <Choice
        label="Text"
        value={String(textSize)}
        data={SIZES.map((size) => ({ value: String(size), label: `${size} %` }))}
        onChange={(size) => setTextSize(Number(size))}
      />
      <Choice
        label="Width"
        value={String(width)}
        data={WIDTHS}
        onChange={(chosen) => ask(chosen === '0' ? {} : { width: chosen }, { replace: true })}
      />
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  data: { value: string; label: string }[]
  onChange: (value: string) => void
}

function Choice({ label, ...control }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <span>{label}</span>
      <SegmentedControl size="xs" aria-label={label} {...control} />
    </div>
  )
}
