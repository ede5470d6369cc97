import { lazy, Suspense } from 'react'
import { loadPatiently } from '@/lib/load-patiently.ts'
import { useBeginPost } from '@/publishing/use-begin-post.ts'
import { useAppKeys } from './use-app-keys.ts'

const CommandPalette = lazy(async () => {
  const { CommandPalette: palette } = await loadPatiently(() => import('./command-palette.tsx'))
  return { default: palette }
})
const ShortcutsSheet = lazy(async () => {
  const { ShortcutsSheet: sheet } = await loadPatiently(() => import('./shortcuts-sheet.tsx'))
  return { default: sheet }
})

/** What is open above every screen. */
export type Overlay = 'palette' | 'shortcuts' | null

type Props = { open: Overlay; onOpen: (overlay: Overlay) => void }

/** The palette and the sheet of shortcuts, with the keys for them; their code comes with the first use. */
export function PaletteHost({ open, onOpen }: Props) {
  const beginPost = useBeginPost()
  const close = () => onOpen(null)
  useAppKeys({
    onPalette: () => onOpen('palette'),
    onShortcuts: () => onOpen('shortcuts'),
    onNewPost: () => void beginPost(),
  })

  return (
    <Suspense fallback={null}>
      {open === 'palette' && <CommandPalette onClose={close} onShortcuts={() => onOpen('shortcuts')} />}
      {open === 'shortcuts' && <ShortcutsSheet onClose={close} />}
    </Suspense>
  )
}
