import { useTranslation } from 'react-i18next'
import { REDO, UNDO } from '../commands/editor-actions.ts'
import type { EditorSlots } from '../editor.ts'
import { DesignButton } from '../design/design-button.tsx'
import { ActionButton } from './action-button.tsx'
import styles from './editor-bar.module.css'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { changeFormat } from '@postwright/core/scene/commands/change-format'
import { differingLayers } from '@postwright/core/scene/commands/overrides'
import { FORMAT_NAMES, type Format, FORMATS } from '@postwright/core/scene/format'
import { useEditor, useEditorPart, useScene, useView } from '../editor-context.ts'
import { runChange } from '../run-change.ts'
import { getCurrentSlide } from '../editor-selectors.ts'
import { SCENE_ACTIONS } from '../commands/scene-actions.ts'

/** The top bar: the deck's name, undo and redo, its formats, and the content of the screen's slots. */
export function EditorBar({ slots }: { slots: EditorSlots }) {
  const { t } = useTranslation('editor')
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('bar.label')}>
      <div className={styles.begin}>
        {slots.title}
        {slots.status}
      </div>
      <div className={styles.middle}>
        <ActionButton action={UNDO} />
        <ActionButton action={REDO} />
        <DesignButton />
        <FormatSwitch />
      </div>
      <div className={styles.end}>
        {slots.people}
        {slots.share}
      </div>
    </div>
  )
}

const RESET = SCENE_ACTIONS.find(({ command }) => command === 'resetOverride')

const USES = {
  '4:5': 'editor:format.use.portrait',
  '1:1': 'editor:format.use.square',
  '9:16': 'editor:format.use.story',
  '2:3': 'editor:format.use.tall',
  '16:9': 'editor:format.use.wide',
} as const satisfies Record<Format, string>

/**
 * Selects the format shown, resets its differences, or makes it the deck's own. Layers are placed in the deck's own format, and the others are
 * derived from it.
 */
function FormatSwitch() {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const own = useScene(({ deck }) => deck.format)
  const seen = useView(({ format }) => format)
  const byHand = useEditorPart(
    (now) => differingLayers(getCurrentSlide(now) ?? { overrides: [] }, seen).size,
    Object.is,
  )

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

const LONGEST = 16

/** Shows the proportions of a format as a small outline. */
function FormatShape({ format }: { format: Format }) {
  const { width, height } = FORMATS[format]
  const scale = LONGEST / Math.max(width, height)
  const [wide, high] = [width * scale, height * scale]
  return (
    <svg
      width="1.125rem"
      height="1.125rem"
      viewBox="-9 -9 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden
    >
      <rect x={-wide / 2} y={-high / 2} width={wide} height={high} rx="2" />
    </svg>
  )
}
