import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import styles from './sub-nav.module.css'

export type SubNavEntry = {
  to: string
  labelKey: string
  /**
   * Set if the address alone does not determine the current entry. `page`: the entry is the open screen; `true`: the open screen is one of several
   * that the entry covers.
   */
  current?: 'page' | 'true' | false
}

type Props = {
  label: string
  entries: readonly SubNavEntry[]
  /** Translation namespaces of the entries. */
  words?: string | readonly string[]
  /** True for a second row, below the current entry of another navigation. */
  isBelow?: boolean
}

/** Navigation between the screens of one area; on narrow screens it scrolls sideways, with the current entry in view. */
export function SubNav({ label, entries, words = 'areas', isBelow = false }: Props) {
  const { t } = useTranslation(words)
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const at = entries.findIndex(({ to, current }) => (current === undefined ? to === pathname : current))

  useEffect(() => {
    const row = nav.current
    const open = row?.children[at]
    if (!row || !(open instanceof HTMLElement)) return
    const center = () => {
      row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2
    }
    center()
    // Turning the device changes the width.
    const resized = new ResizeObserver(center)
    resized.observe(row)
    return () => resized.disconnect()
  }, [at])

  return (
    <nav ref={nav} aria-label={label} className={styles.nav} data-below={isBelow || undefined}>
      {entries.map(({ to, labelKey, current }) =>
        current === undefined ? (
          <NavLink key={to} to={to} end className={styles.link}>
            {t(labelKey)}
          </NavLink>
        ) : (
          <Link key={to} to={to} className={styles.link} aria-current={current || undefined}>
            {t(labelKey)}
          </Link>
        ),
      )}
    </nav>
  )
}
