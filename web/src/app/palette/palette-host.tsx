import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import type { LoadDialog, Action } from '@/config/action.ts'
import type { ListedAction } from './app-actions.ts'
import { useActionKeys } from './use-action-keys.ts'
import { FEATURES } from '../features.ts'
import { useState } from 'react'

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

/** What can be done on the screens of all areas, whichever of them is open. Screens of admins tell theirs themselves: others learn nothing of them. */
export async function loadScreenActions(): Promise<Action<never>[]> {
  const lists = FEATURES.flatMap(({ screenActions = [] }) => screenActions)
  return (await Promise.all(lists.map((load) => load()))).flat()
}

type OpenedDialogProps = { load: LoadDialog; onClose: () => void }

/** A dialog of an area above the open screen, once its code is there. */
function OpenedDialog({ load, onClose }: OpenedDialogProps) {
  const [Opened] = useState(() => lazyPart(async () => (await load()).Component))
  return <Opened onClose={onClose} />
}
