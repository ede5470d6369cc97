import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { changeFormat } from '@postwright/core/scene/commands/change-format'
import { differingLayers } from '@postwright/core/scene/commands/differing-layers'
import { FORMAT_NAMES, type Format } from '@postwright/core/scene/format'
import { useEditor, useEditorPart, useScene, useView } from '../editor-context.ts'
import { runChange } from '../run-change.ts'
import { slideSeen } from '../seen.ts'
import { FormatShape } from './format-shape.tsx'
import styles from './format-switch.module.css'
import { SCENE_ACTIONS } from '../commands/scene-actions.ts'

const RESET = SCENE_ACTIONS.find(({ command }) => command === 'resetOverride')

const USES = {
  '4:5': 'editor:format.use.portrait',
  '1:1': 'editor:format.use.square',
  '9:16': 'editor:format.use.story',
  '2:3': 'editor:format.use.tall',
  '16:9': 'editor:format.use.wide',
} as const satisfies Record<Format, string>

/** Which format is looked at; the deck's own is where layers are placed, the others follow from it. */
export function FormatSwitch() {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const own = useScene(({ deck }) => deck.format)
  const seen = useView(({ format }) => format)
  const byHand = useEditorPart((now) => differingLayers(slideSeen(now) ?? { overrides: [] }, seen).size, Object.is)

  function makeOwn(format: Format) {
    runChange(editor, changeFormat(editor.store.getState().scene, { format }))
  }

  return (
    <Menu position="bottom" width={300}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          leftSection={<FormatShape format={seen} />}
          rightSection={<IconChevronDown size="0.875rem" aria-hidden />}
          aria-label={t('format.now', { format: seen })}
        >
          {seen}
          {seen !== own && <span className={styles.dot} data-by-hand={byHand > 0 || undefined} />}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('format.look')}</Menu.Label>
        {FORMAT_NAMES.map((format) => (
          <Menu.Item
            key={format}
            leftSection={<FormatShape format={format} />}
            aria-current={format === seen ? 'true' : undefined}
            className={styles.item}
            onClick={() => editor.view.set({ format })}
          >
            <span className={styles.name}>{format}</span>
            <span className={styles.hint}>{t(format === own ? 'format.own' : USES[format])}</span>
          </Menu.Item>
        ))}
        {seen !== own && (
          <>
            <Menu.Divider />
            <Menu.Label>{byHand > 0 ? t('format.byHand', { count: byHand }) : t('format.follows', { own })}</Menu.Label>
            {RESET && byHand > 0 && (
              <Menu.Item
                leftSection={<RESET.Icon size="1rem" aria-hidden />}
                onClick={() => {
                  editor.view.set({ selection: [] })
                  RESET.run(editor)
                }}
              >
                {t('format.reset')}
              </Menu.Item>
            )}
            <Menu.Item onClick={() => makeOwn(seen)}>{t('format.makeOwn', { format: seen })}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
