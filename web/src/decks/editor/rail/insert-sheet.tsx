import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { NewItem } from '../insert/insert-layers.ts'
import { INSERT_PANELS } from './insert-panel.ts'
import styles from './insert-panels.module.css'
import { useInsertItem, useSingleInserts } from './use-insert-item.ts'

type Props = { /** Called after an item is chosen. */ onDone: () => void }

/** Shows all insertable items in one column, for screens without room next to the stage. */
export function InsertSheet({ onDone }: Props) {
  const { t } = useTranslation('editor')
  const insertItem = useInsertItem()
  const singles = useSingleInserts()

  function insert(item: NewItem) {
    insertItem(item)
    onDone()
  }

  return (
    <div className={styles.sheet}>
      <div className={styles.singles}>
        {singles.map(({ type, Icon, insert: insertOne }) => (
          <Button
            key={type}
            variant="default"
            justify="start"
            leftSection={<Icon size="1.125rem" stroke={1.7} aria-hidden />}
            onClick={() => {
              insertOne()
              onDone()
            }}
          >
            {t(`kind.${type}.name`)}
          </Button>
        ))}
      </div>
      {INSERT_PANELS.map(({ name, Panel }) => (
        <section key={name} aria-label={t(`rail.${name}`)}>
          <h3 className={styles.title}>{t(`rail.${name}`)}</h3>
          <Panel onInsert={insert} waiting={<p className={styles.note}>{t('rail.loading')}</p>} />
        </section>
      ))}
    </div>
  )
}
