import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './schedule.module.css'

type Props = {
  page: number
  /** Null where there is no such page. */ onPrevious: (() => void) | null
  onNext: (() => void) | null
}

/** To the page before and after; nothing while there is only one. */
export function Pager({ page, onPrevious, onNext }: Props) {
  const { t } = useTranslation('scheduler')
  if (onPrevious === null && onNext === null) return null
  return (
    <nav className={classes.pager} aria-label={t('scheduler:page.label')}>
      <Button
        variant="default"
        leftSection={<IconChevronLeft size="1rem" aria-hidden />}
        disabled={onPrevious === null}
        onClick={() => onPrevious?.()}
      >
        {t('scheduler:page.previous')}
      </Button>
      <span aria-current="page">{t('scheduler:page.number', { page })}</span>
      <Button
        variant="default"
        rightSection={<IconChevronRight size="1rem" aria-hidden />}
        disabled={onNext === null}
        onClick={() => onNext?.()}
      >
        {t('scheduler:page.next')}
      </Button>
    </nav>
  )
}
