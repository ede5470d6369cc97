import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './pager.module.css'

/** Position in a list with cursor paging: the number of pages is unknown, because counting them would read all of them. */
export type Paging = {
  /** Counted from 1. */
  number: number
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
}

type Props = {
  /** Accessible name of the list. */
  list: string
  paging: Paging
  size?: 'sm' | 'compact-sm'
  /** True at the end of a panel without padding. */
  inset?: boolean
  /** Called after a page change. */
  onTurn?: () => void
}

/** Buttons for the previous and the next page; renders nothing if there is only one page. */
export function Pager({ list, paging, size = 'sm', inset = false, onTurn }: Props) {
  const { t } = useTranslation()
  const { number, hasPrevious, hasNext, onPrevious, onNext } = paging
  // While a page is loading, the next page is unknown: removing the buttons then would lose the focus.
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
