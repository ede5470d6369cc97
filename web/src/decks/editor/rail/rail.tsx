import { ActionIcon, Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../bar/action-button.tsx'
import { TOOL_ACTIONS } from '../commands/editor-actions.ts'
import { useView } from '../editor-context.ts'
import { InsertFlyout } from './insert-flyout.tsx'
import { INSERT_PANELS } from './insert-panel.ts'
import styles from './rail.module.css'
import { useSingleInserts } from './use-insert-item.ts'

/** Shows the insertable items next to the stage. */
export function Rail() {
  const { t } = useTranslation('editor')
  const tool = useView((state) => state.tool)
  const singles = useSingleInserts()

  return (
    <div className={styles.rail} role="toolbar" aria-orientation="vertical" aria-label={t('rail.label')}>
      {TOOL_ACTIONS.slice(0, 2).map((action) => (
        <ActionButton key={action.id} action={action} isOn={action.id.endsWith(tool)} />
      ))}
      <hr className={styles.line} />
      {INSERT_PANELS.map((panel) => (
        <InsertFlyout key={panel.name} panel={panel} />
      ))}
      {singles.map(({ type, Icon, insert }) => (
        <Tooltip key={type} label={t(`kind.${type}.name`)} position="right">
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t(`kind.${type}.name`)} onClick={insert}>
            <Icon size="1.25rem" stroke={1.7} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  )
}
