import { useDeferredValue, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type ScriptDraft, SCRIPT_SCENES_MAX, SCRIPT_TEXT_MAX } from '@postwright/core/model/script'
import { parseScript } from '@postwright/core/script/parse-script'
import { formatLength } from '@/ui/format-length.ts'
import { Notice } from '@/ui/notice.tsx'
import { Panel } from '@/ui/panel.tsx'
import { sceneIndexAt, timeScript } from '../film/time-script.ts'
import { writeText } from '../new-script.ts'
import styles from './script-text.module.css'

type Props = {
  draft: ScriptDraft
  onEdit: (change: (draft: ScriptDraft) => ScriptDraft) => void
  isReadOnly: boolean
  /** Position in the film; the scene at this time is highlighted. */
  time: number
}

/** Edits the text of a script, with each scene's number and start time next to its beginning. */
export function ScriptText({ draft, onEdit, isReadOnly, time }: Props) {
  const { t } = useTranslation('scripts')
  const id = useId()
  const parsed = useMemo(() => parseScript(draft.text), [draft.text])
  const scenes = parsed.slice(0, SCRIPT_SCENES_MAX)
  const count = parsed.length
  // Marks follow the scenes immediately; times may update a frame later.
  const later = useDeferredValue(draft)
  const { timed, length } = useMemo(() => timeScript(later), [later])
  const shown = sceneIndexAt(timed, time)
  return (
    <Panel id="script" title={t('scripts:text.title')} description={t('scripts:text.hint')}>
      <label className="visually-hidden" htmlFor={id}>
        {t('scripts:text.label')}
      </label>
      <div className={styles.page}>
        <Marks
          draft={draft}
          starts={scenes.map(({ from }) => from)}
          times={timed.map(({ start }) => start)}
          shown={shown}
        />
        <textarea
          id={id}
          className={styles.text}
          value={draft.text}
          maxLength={SCRIPT_TEXT_MAX}
          readOnly={isReadOnly}
          placeholder={t('scripts:text.placeholder')}
          spellCheck
          lang={draft.language}
          dir="auto"
          aria-describedby={`${id}-facts`}
          onChange={({ currentTarget }) => onEdit((before) => writeText(before, currentTarget.value))}
        />
      </div>
      <p id={`${id}-facts`} className={styles.facts}>
        {t('scripts:text.facts', {
          scenes: t('scripts:sceneCount', { count: scenes.length }),
          length: formatLength(length),
          used: draft.text.length,
          max: SCRIPT_TEXT_MAX,
        })}
      </p>
      {count > SCRIPT_SCENES_MAX && (
        <Notice
          tone="warning"
          title={t('scripts:text.tooMany')}
          text={t('scripts:text.tooManyText', { count, max: SCRIPT_SCENES_MAX })}
        />
      )}
    </Panel>
  )
}

type MarksProps = {
  draft: ScriptDraft
  /** Offsets in the text at which scenes begin. */
  starts: readonly number[]
  times: readonly number[]
  shown: number
}

/** Renders the same text below the text field, to position the marks and set the field's height. */
function Marks({ draft: { text }, starts, times, shown }: MarksProps) {
  return (
    <div className={styles.marks} dir="auto" aria-hidden>
      {starts.map((from, at) => (
        <span key={at}>
          {at === 0 && text.slice(0, from)}
          <span className={styles.mark} data-shown={at === shown || undefined}>
            <b>{at + 1}</b> {formatLength(times[at] ?? 0)}
          </span>
          {text.slice(from, starts[at + 1] ?? text.length)}
        </span>
      ))}
      {starts.length === 0 && text}
      {'\n'}
    </div>
  )
}
