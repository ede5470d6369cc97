import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './pager.module.css'

/** A place in a list that is read by cursor: how many pages there are is not known, as counting them would read them all. */
export type Paging = {
  /** Counted from 1. */
  number: number
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
}

type Props = {
  /** What the list holds, for those who cannot see what stands above. */
  list: string
  paging: Paging
  size?: 'sm' | 'compact-sm'
  /** At the end of a sheet that has no inner space of its own. */
  inset?: boolean
  /** After a page was turned. */
  onTurn?: () => void
}

/** To the page before and after; nothing while there is only one. */
export function Pager({ list, paging, size = 'sm', inset = false, onTurn }: Props) {
  const { t } = useTranslation()
  const { number, hasPrevious, hasNext, onPrevious, onNext } = paging
  // While a page is read its successor is unknown: buttons that disappeared then would take the focus with them.
  const [isPaged, setPaged] = useState(false)
  if (!isPaged && (hasPrevious || hasNext)) setPaged(true)
  if (!isPaged) return null

  const turn = (isPossible: boolean, go: () => void) => () => {
    if (!isPossible) return
    go()
    onTurn?.()
  }

  return (
    <nav className={styles.pager} data-inset={inset || undefined} aria-label={t('common:pager.label', { list })}>
      <Button
        variant="default"
        size={size}
        leftSection={<IconChevronLeft size="1rem" aria-hidden />}
        aria-disabled={!hasPrevious}
        data-disabled={!hasPrevious || undefined}
        onClick={turn(hasPrevious, onPrevious)}
      >
        {t('common:pager.previous')}
      </Button>
      <span aria-live="polite">{t('common:pager.page', { number })}</span>
      <Button
        variant="default"
        size={size}
        rightSection={<IconChevronRight size="1rem" aria-hidden />}
        aria-disabled={!hasNext}
        data-disabled={!hasNext || undefined}
        onClick={turn(hasNext, onNext)}
      >
        {t('common:pager.next')}
      </Button>
    </nav>
  )
}
