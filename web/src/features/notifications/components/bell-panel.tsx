import { Popover } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import styles from './bell.module.css'

/** Media query for screens too narrow for a panel beside the page, on which the notifications cover the page. */
const NARROW = '(max-width: 40rem)'

const BellDrawer = lazyWhenIdle(async () => (await import('./bell-drawer.tsx')).BellDrawer)

type Props = {
  isOpen: boolean
  /** Called on Escape or a click outside. */
  onDismiss: () => void
  /** The button that the panel is attached to. */
  bell: ReactElement
  children: ReactNode
}

/** The panel of the bell: a popover on wide screens, a sheet over the page on narrow ones. */
export function BellPanel({ isOpen, onDismiss, bell, children }: Props) {
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false

  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onDismiss()
  }

  const body = (
    // The focus stays here until there is content to focus.
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
        // NOTE the library would return the focus to the previously focused element, which is not the bell in browsers where a click focuses no
        // button.
        closeOnEscape={false}
      >
        <Popover.Target>{bell}</Popover.Target>
        <Popover.Dropdown className={styles.dropdown}>{body}</Popover.Dropdown>
      </Popover>
      <BellDrawer props={{ isOpen: isOpen && isNarrow, onDismiss, children: body }} />
    </>
  )
}
