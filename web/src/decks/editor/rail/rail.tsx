import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { TOOL_ACTIONS } from '../commands/editor-actions.ts'
import { ActionButton } from '../bar/action-button.tsx'
import { useEditor, useView } from '../editor-context.ts'
import { insertPicture } from '../insert/drop-files.ts'
import { insertSimple } from '../insert/insert-simple.ts'
import { RAIL_ITEMS } from './rail-items.ts'
import styles from './rail.module.css'

/** What can be put on the slide, beside the stage. */
export function Rail() {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const tool = useView((state) => state.tool)
  const { choosePicture } = editor.ports

  async function addPicture() {
    const picture = await choosePicture?.()
    if (picture) insertPicture(editor, picture)
  }

  return (
    <div className={styles.rail} role="toolbar" aria-orientation="vertical" aria-label={t('rail.label')}>
      {TOOL_ACTIONS.slice(0, 2).map((action) => (
        <ActionButton key={action.id} action={action} isOn={action.id.endsWith(tool)} />
      ))}
      <hr className={styles.line} />
      {RAIL_ITEMS.map(({ kind, Icon }) => (
        <Tooltip key={kind} label={t(`rail.${kind}`)} position="right">
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t(`rail.${kind}`)}
            onClick={() => insertSimple(editor, kind, t('rail.words'))}
          >
            <Icon size="1.25rem" stroke={1.7} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
      {choosePicture && (
        <Tooltip label={t('rail.picture')} position="right">
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('rail.picture')}
            onClick={() => void addPicture()}
          >
            <IconPhoto size="1.25rem" stroke={1.7} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  )
}
