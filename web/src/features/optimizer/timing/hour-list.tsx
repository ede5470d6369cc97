import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { HourRate } from '@postwright/core/learning/hour-rates'
import { Panel } from '@/ui/panel.tsx'
import { hourName } from './hour-name.ts'
import styles from './timing.module.css'

type Props = {
  id: string
  title: string
  hint: string
  hours: readonly HourRate[]
  /** What stands where there are none. */
  none: string
  /** What is known of an hour, in words. */
  wordsOf: (hour: HourRate) => string
  onPlan: (hour: HourRate) => void
}

/** A few hours of the week, each with the way to a post that goes out then. */
export function HourList({ id, title, hint, hours, none, wordsOf, onPlan }: Props) {
  const { t } = useTranslation('optimizer')
  return (
    <Panel title={title} description={hint} id={id} flush>
      {hours.length === 0 && <p className={styles.none}>{none}</p>}
      <ol className={styles.list}>
        {hours.map((hour) => {
          const name = hourName(hour)
          return (
            <li key={name} className={styles.item}>
              <div className={styles.itemWords}>
                <strong>{name}</strong>
                <span className={styles.soft}>{wordsOf(hour)}</span>
              </div>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconCalendarPlus size="1rem" aria-hidden />}
                aria-label={t('optimizer:timing.planLabel', { time: name })}
                onClick={() => onPlan(hour)}
              >
                {t('optimizer:timing.plan')}
              </Button>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
