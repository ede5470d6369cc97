import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import styles from './sub-nav.module.css'

export type SubNavEntry = {
  to: string
  labelKey: string
  /**
   * Whether it is open, where the address alone does not say so. `page`: it is the open screen; `true`: the open screen is one of several
   * that it stands for.
   */
  current?: 'page' | 'true' | false
}

type Props = {
  label: string
  entries: readonly SubNavEntry[]
  /** The files of words that the entries are in. */
  words?: string | readonly string[]
  /** Second row, below the entry of another that is open. */
  isBelow?: boolean
}

/** The screens of one area, side by side; on a narrow screen they scroll sideways, and the open one is in view. */
export function SubNav({ label, entries, words = 'areas', isBelow = false }: Props) {
  const { t } = useTranslation(words)
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const at = entries.findIndex(({ to, current }) => (current === undefined ? to === pathname : current))

  useEffect(() => {
    const open = nav.current?.children[at]
    if (nav.current && open instanceof HTMLElement) {
      nav.current.scrollLeft = open.offsetLeft - (nav.current.clientWidth - open.offsetWidth) / 2
    }
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
