import { Popover } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import styles from './bell.module.css'

/** Too narrow for a panel beside the page: it takes the page's place. */
const NARROW = '(max-width: 40rem)'

const BellDrawer = lazyWhenIdle(async () => (await import('./bell-drawer.tsx')).BellDrawer)

type Props = {
  isOpen: boolean
  /** Escape, or a click outside. */
  onDismiss: () => void
  /** The button that it hangs below. */
  bell: ReactElement
  children: ReactNode
}

/** What the bell opens: a panel below it on wide screens, a sheet over the page on narrow ones. */
export function BellPanel({ isOpen, onDismiss, bell, children }: Props) {
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false

  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onDismiss()
  }

  const body = (
    // The focus waits here until there is something to go to.
    <div className={styles.body} tabIndex={-1} data-autofocus onKeyDown={closeByKey}>
      {children}
    </div>
  )

  return (
    <>
      <Popover
        opened={isOpen && !isNarrow}
        onDismiss={onDismiss}
        width={416}
        position="bottom-end"
        radius="lg"
        withinPortal={false}
        trapFocus
        // NOTE the library would give the focus to what had it before, which is not the bell where a click focuses no button.
        closeOnEscape={false}
      >
        <Popover.Target>{bell}</Popover.Target>
        <Popover.Dropdown className={styles.dropdown}>{body}</Popover.Dropdown>
      </Popover>
      <BellDrawer props={{ isOpen: isOpen && isNarrow, onDismiss, children: body }} />
    </>
  )
}
