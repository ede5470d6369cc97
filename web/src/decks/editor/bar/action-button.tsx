import { ActionIcon, Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { KeyHint } from '@/ui/key-hint.tsx'
import { ariaKeys } from '@/ui/key-names.ts'
import type { EditorAction } from '../commands/editor-actions.ts'
import { useEditor, useEditorPart } from '../editor-context.ts'
import styles from './action-button.module.css'

type Props = { action: EditorAction; isOn?: boolean | 'mixed' }

/** Shows an action as a button with its name and keys. An unavailable action stays in its place, disabled. */
export function ActionButton({ action, isOn }: Props) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const isEnabled = useEditorPart((now) => action.when?.(now) ?? true, Object.is)
  const { Icon, keys, labelKey } = action
  const label = (
    <span>
      {t(labelKey)} {keys && <KeyHint keys={keys} />}
    </span>
  )
  return (
    <Tooltip label={label}>
      <ActionIcon
        className={styles.button}
        variant={isOn === true ? 'light' : 'subtle'}
        color={isOn ? undefined : 'gray'}
        size="lg"
        aria-label={t(labelKey)}
        aria-keyshortcuts={ariaKeys(keys)}
        aria-pressed={isOn}
        aria-disabled={!isEnabled}
        data-disabled={!isEnabled || undefined}
        onClick={() => isEnabled && action.run(editor)}
      >
        <Icon size="1.125rem" stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
