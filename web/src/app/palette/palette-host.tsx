import { lazy, Suspense } from 'react'
import { loadPatiently } from '@/lib/load-patiently.ts'
import type { LoadDialog } from '@/config/action.ts'
import { OpenedDialog } from './opened-dialog.tsx'
import type { ListedAction } from './listed-action.ts'
import { loadScreenActions } from './load-screen-actions.ts'
import { useActionKeys } from './use-action-keys.ts'

const CommandPalette = lazy(async () => {
  const { CommandPalette: palette } = await loadPatiently(() => import('./command-palette.tsx'))
  return { default: palette }
})
const ShortcutsSheet = lazy(async () => {
  const load = () => Promise.all([import('./shortcuts-sheet.tsx'), loadScreenActions()])
  const [{ ShortcutsSheet: Sheet }, screenActions] = await loadPatiently(load)
  return { default: (props: SheetProps) => <Sheet {...props} screenActions={screenActions} /> }
})

type SheetProps = { actions: readonly ListedAction[]; onClose: () => void }

/** What is open above every screen. */
export type Overlay = 'palette' | 'shortcuts' | { load: LoadDialog } | null

type Props = { open: Overlay; onClose: () => void; actions: readonly ListedAction[] }

/** The palette and the sheet of shortcuts, with the keys of all actions; their code comes with the first use. */
export function PaletteHost({ open, onClose, actions }: Props) {
  useActionKeys(actions, open !== null)

  return (
    <Suspense fallback={null}>
      {open === 'palette' && <CommandPalette actions={actions} onClose={onClose} />}
      {open === 'shortcuts' && <ShortcutsSheet actions={actions} onClose={onClose} />}
      {typeof open === 'object' && open && <OpenedDialog load={open.load} onClose={onClose} />}
    </Suspense>
  )
}
