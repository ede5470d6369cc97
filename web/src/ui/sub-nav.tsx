import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import styles from './sub-nav.module.css'

export type SubNavEntry = {
  to: string
  labelKey: string
  /** Whether addresses below it belong to it. */
  hasPages?: boolean
}

type Props = {
  label: string
  entries: readonly SubNavEntry[]
  /** The files of words that the entries are in. */
  words?: string | readonly string[]
}

/** The screens of one area, side by side; on a narrow screen they scroll sideways, and the open one is in view. */
export function SubNav({ label, entries, words = 'areas' }: Props) {
  const { t } = useTranslation(words)
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const at = entries.findIndex(({ to, hasPages }) => to === pathname || (hasPages && pathname.startsWith(`${to}/`)))

  useEffect(() => {
    const open = nav.current?.children[at]
    if (nav.current && open instanceof HTMLElement) {
      nav.current.scrollLeft = open.offsetLeft - (nav.current.clientWidth - open.offsetWidth) / 2
    }
  }, [at])

  return (
    <nav ref={nav} aria-label={label} className={styles.nav}>
      {entries.map(({ to, labelKey, hasPages = false }) => (
        <NavLink key={to} to={to} end={!hasPages} className={styles.link}>
          {t(labelKey)}
        </NavLink>
      ))}
    </nav>
  )
}
