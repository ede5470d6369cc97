import { Kbd, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COMMAND_KEY } from './command-key.ts'
import styles from './palette-button.module.css'
import { useAppKeys } from './use-app-keys.ts'

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }))
const ShortcutsSheet = lazy(async () => ({ default: (await import('./shortcuts-sheet.tsx')).ShortcutsSheet }))

/** Opens the palette, by a click or its keys, and the sheet of shortcuts; their code comes with the first use. */
export function PaletteButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null)
  const close = () => setOpen(null)
  useAppKeys({ onPalette: () => setOpen('palette'), onShortcuts: () => setOpen('shortcuts') })

  return (
    <>
      <UnstyledButton className={styles.button} onClick={() => setOpen('palette')}>
        <IconSearch size="1.125rem" stroke={1.7} aria-hidden="true" />
        <span className={styles.words}>{t('search')}</span>
        <Kbd className={styles.keys} size="xs">
          {COMMAND_KEY} K
        </Kbd>
      </UnstyledButton>
      <Suspense fallback={null}>
        {open === 'palette' && <CommandPalette onClose={close} onShortcuts={() => setOpen('shortcuts')} />}
        {open === 'shortcuts' && <ShortcutsSheet onClose={close} />}
      </Suspense>
    </>
  )
}
