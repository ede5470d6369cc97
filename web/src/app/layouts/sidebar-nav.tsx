import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { NavigationEntry } from '../../config/feature.ts'
import { useLater } from '../../lib/lazy-when-idle.tsx'
import styles from './sidebar-nav.module.css'
import { useNavGroups } from './use-nav-groups.ts'

const loadTip = () => import('./nav-tip.tsx')

type Props = {
  /** True to show icons only; the labels become tooltips. */
  narrow?: boolean
  onNavigate?: () => void
}

/** Renders the dashboard's areas, grouped by activity. */
export function SidebarNav({ narrow = false, onNavigate }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const groups = useNavGroups()
  const { pathname } = useLocation()
  const entries = groups.flatMap(({ items }) => items)
  const current = nearestEntry(entries, pathname)
  return (
    <nav aria-label={t('nav.label')} className={styles.groups} data-narrow={narrow || undefined}>
      {groups.map(({ id: group, labelKey, items }) => (
        <div key={group} className={styles.group}>
          {labelKey !== null && (
            <p id={`${id}-${group}`} className={narrow ? 'visually-hidden' : styles.label}>
              {t(labelKey)}
            </p>
          )}
          <ul className={styles.list} aria-labelledby={labelKey === null ? undefined : `${id}-${group}`}>
            {items.map((item) => (
              <li key={item.to}>
                <Area item={item} isCurrent={item === current} narrow={narrow} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

type AreaProps = Props & { item: NavigationEntry; isCurrent: boolean }

function Area({ item: { to, labelKey, Icon }, isCurrent, narrow = false, onNavigate }: AreaProps) {
  const { t } = useTranslation()
  const element = useRef<HTMLAnchorElement>(null)
  const tip = useLater(loadTip, { isWanted: narrow ? false : null, keeps: element })
  const link = (
    <Link
      ref={element}
      to={to}
      className={styles.link}
      aria-current={isCurrent ? 'page' : undefined}
      data-narrow={narrow || undefined}
      onClick={onNavigate}
    >
      <Icon size="1.25rem" stroke={1.7} aria-hidden="true" />
      <span className={narrow ? 'visually-hidden' : undefined}>{t(labelKey)}</span>
    </Link>
  )
  if (!narrow || tip === null) return link
  return <tip.NavTip label={t(labelKey)}>{link}</tip.NavTip>
}

type Place = Pick<NavigationEntry, 'to' | 'exact'>

/** Returns the most specific entry that contains the current address: an area below another one is a separate area. */
export function nearestEntry<Entry extends Place>(entries: readonly Entry[], pathname: string): Entry | null {
  const here = `${pathname.replace(/\/+$/, '')}/`
  const around = entries.filter(({ to, exact }) => (exact ? here === `${to}/` : here.startsWith(`${to}/`)))
  return around.toSorted((a, b) => b.to.length - a.to.length)[0] ?? null
}
