import { SegmentedControl } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { storageSlot } from '@/lib/storage-slot.ts'
import { DiffText } from './diff-text.tsx'
import styles from './diff-text.module.css'

const VIEWS = ['changes', 'result'] as const
type CompareView = (typeof VIEWS)[number]

const slot = storageSlot('postwright.compareView', z.enum(VIEWS), 'changes')
const listeners = new Set<() => void>()

/** Shows every compared text on the screen with its changes marked, or as it would read; this device remembers which. */
export function CompareSwitch() {
  const { t } = useTranslation('ui')
  const view = useCompareView()
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('ui:compare.label')}
      value={view}
      onChange={show}
      data={VIEWS.map((value) => ({ value, label: t(`ui:compare.${value}`) }))}
    />
  )
}

/** A new text beside the old one, as the switch says. */
export function ComparedText({ before, after }: { before: string; after: string }) {
  const view = useCompareView()
  return view === 'changes' ? <DiffText before={before} after={after} /> : <span className={styles.text}>{after}</span>
}

function useCompareView(): CompareView {
  return useSyncExternalStore(subscribe, slot.read)
}

function show(view: CompareView): void {
  slot.write(view)
  for (const listener of listeners) listener()
}

/** Another tab may switch, too. */
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  window.addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}
