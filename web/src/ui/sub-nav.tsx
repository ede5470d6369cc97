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
  const open = entries.find(({ to, current }) => (current === undefined ? to === pathname : current))?.to ?? ''
  /** All addresses as one value: it changes when other links are rendered, also where the open screen keeps its position. */
  const places = entries.map(({ to }) => to).join(' ')

  useEffect(() => {
    const row = nav.current
    const link = row?.children[places.split(' ').indexOf(open)]
    if (!row || !(link instanceof HTMLElement)) return
    const center = () => {
      row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
    }
    center()
    // Turning the device changes the width of the row; another font or text size changes only that of its links.
    const resized = new ResizeObserver(center)
    for (const element of [row, ...row.children]) resized.observe(element)
    return () => resized.disconnect()
  }, [open, places])

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
