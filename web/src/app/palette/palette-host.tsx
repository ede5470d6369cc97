import { lazyPart } from '@/lib/later-part.tsx'
import type { LoadDialog } from '@/config/action.ts'
import { OpenedDialog } from './opened-dialog.tsx'
import type { ListedAction } from './listed-action.ts'
import { loadScreenActions } from './load-screen-actions.ts'
import { useActionKeys } from './use-action-keys.ts'

const CommandPalette = lazyPart(async () => (await import('./command-palette.tsx')).CommandPalette)
const ShortcutsSheet = lazyPart(async () => {
  const load = [import('./shortcuts-sheet.tsx'), loadScreenActions()] as const
  const [{ ShortcutsSheet: Sheet }, screenActions] = await Promise.all(load)
  return (props: SheetProps) => <Sheet {...props} screenActions={screenActions} />
})

type SheetProps = { actions: readonly ListedAction[]; onClose: () => void }

/** What is open above every screen. */
export type Overlay = 'palette' | 'shortcuts' | { load: LoadDialog } | null

type Props = { open: Overlay; onClose: () => void; actions: readonly ListedAction[] }

/** The palette and the sheet of shortcuts, with the keys of all actions; their code comes with the first use. */
export function PaletteHost({ open, onClose, actions }: Props) {
  useActionKeys(actions, open !== null)

  return (
    <>
      {open === 'palette' && <CommandPalette actions={actions} onClose={onClose} />}
      {open === 'shortcuts' && <ShortcutsSheet actions={actions} onClose={onClose} />}
      {typeof open === 'object' && open && <OpenedDialog load={open.load} onClose={onClose} />}
    </>
  )
}
