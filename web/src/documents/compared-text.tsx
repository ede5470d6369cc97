import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createStoredValue, useStoredValue } from '@/lib/stored-value.ts'
import { DiffText } from './diff-text.tsx'
import styles from './diff-text.module.css'

const VIEWS = ['changes', 'result'] as const

const compareView = createStoredValue('postwright.compareView', z.enum(VIEWS), 'changes')

/** Switches every compared text on the screen between its marked changes and the result alone; the choice is stored on this device. */
export function CompareSwitch() {
  const { t } = useTranslation('ui')
  const view = useStoredValue(compareView)
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('ui:compare.label')}
      value={view}
      onChange={compareView.set}
      data={VIEWS.map((value) => ({ value, label: t(`ui:compare.${value}`) }))}
    />
  )
}

/** Shows a new text compared with the old one, as set by the switch. */
export function ComparedText({ before, after }: { before: string; after: string }) {
  const view = useStoredValue(compareView)
  return view === 'changes' ? <DiffText before={before} after={after} /> : <span className={styles.text}>{after}</span>
}
