import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './data-table.module.css'

/** A place in a list that is read by cursor: how many pages there are is not known, as counting them would read them all. */
export type DataTablePaging = {
  /** Counted from 1. */
  number: number
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
}

type Props = { caption: string; paging: DataTablePaging; /** After a page was turned. */ onTurn: () => void }

/** To the page before and after; nothing while there is only one. */
export function DataTablePager({ caption, paging, onTurn }: Props) {
  const { t } = useTranslation()
  const { number, hasPrevious, hasNext, onPrevious, onNext } = paging
  // While a page is read its successor is unknown: buttons that disappeared then would take the focus with them.
  const [isPaged, setPaged] = useState(false)
  if (!isPaged && (hasPrevious || hasNext)) setPaged(true)
  if (!isPaged) return null

  const turn = (isPossible: boolean, go: () => void) => () => {
    if (!isPossible) return
    go()
    onTurn()
  }

  return (
    <nav className={classes.pager} aria-label={t('common:table.pages', { caption })}>
      <Button
        variant="default"
        leftSection={<IconChevronLeft size="1rem" aria-hidden />}
        aria-disabled={!hasPrevious}
        data-disabled={!hasPrevious || undefined}
        onClick={turn(hasPrevious, onPrevious)}
      >
        {t('common:table.previous')}
      </Button>
      <span aria-live="polite">{t('common:table.page', { number })}</span>
      <Button
        variant="default"
        rightSection={<IconChevronRight size="1rem" aria-hidden />}
        aria-disabled={!hasNext}
        data-disabled={!hasNext || undefined}
        onClick={turn(hasNext, onNext)}
      >
        {t('common:table.next')}
      </Button>
    </nav>
  )
}
