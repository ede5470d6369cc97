import { Button, Checkbox, Chip } from '@mantine/core'
import { IconArrowBackUp, IconArrowMerge } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Accepted } from '@postwright/core/personas/accept-proposal'
import type { PersonaProposal } from '@postwright/core/personas/propose-persona'
import styles from './comments.module.css'
import { TopicRow } from './topic-row.tsx'
import {
  beginChoices,
  editChoice,
  mergeChoices,
  splitChoice,
  undoStep,
  type TopicChoice,
  type TopicHistory,
} from './topic-choices.ts'

type Props = { proposal: PersonaProposal; onAccept: (accepted: Accepted) => void }

const WORDS_CHOSEN = 10

/** The description of the comments' authors; the user accepts the correct parts. */
export function ProposalForm({ proposal, onAccept }: Props) {
  const { t } = useTranslation('personas')
  const { read, blank, doubled, ungrouped, material, uses, grade } = proposal
  const topics = useTopics(proposal)
  const { choices, selected, news, lastStep } = topics
  const list = useRef<HTMLUListElement>(null)
  const [words, setWords] = useState(() => uses.slice(0, WORDS_CHOSEN).map(({ word }) => word))
  const [takesGrade, setTakesGrade] = useState(grade > 0)
  const taken = choices.filter(({ isTaken }) => isTaken)

  /** Focuses the name field of a new topic. */
  function focusTopic(id: string | null) {
    requestAnimationFrame(() => {
      const fields = [...(list.current?.querySelectorAll<HTMLElement>('[data-topic]') ?? [])]
      fields.find((field) => field.dataset['topic'] === id)?.focus()
    })
  }

  function undo() {
    topics.undo()
    list.current?.focus()
  }

  function press(event: KeyboardEvent) {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    // In a text field, undo applies to the field's own text.
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text'
    if (!isUndo || isTyping || lastStep === null) return
    event.preventDefault()
    undo()
  }

  return (
    <form
      className={styles.form}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault()
        onAccept({ topics: taken, uses: words, grade: takesGrade ? grade : 0 })
      }}
    >
      <p className={styles.soft}>
        {t('personas:proposal.read', { count: read })}{' '}
        {doubled > 0 && t('personas:proposal.doubled', { count: doubled })}{' '}
        {blank > 0 && t('personas:proposal.blank', { count: blank })}{' '}
        {ungrouped > 0 && t('personas:proposal.ungrouped', { count: ungrouped })}
      </p>
      {choices.length > 0 && <p className={styles.soft}>{t('personas:merge.hint')}</p>}
      <ul ref={list} className={styles.topics} aria-label={t('personas:proposal.topics')} tabIndex={-1}>
        {choices.map((choice) => (
          <TopicRow
            key={choice.topic.id}
            choice={choice}
            of={read}
            material={material}
            isSelected={choices.length > 1 ? selected.has(choice.topic.id) : null}
            onSelect={() => topics.toggle(choice.topic.id)}
            onSplit={(apart) => focusTopic(topics.split(choice.topic.id, apart))}
            onChoice={topics.edit}
          />
        ))}
      </ul>
      {uses.length > 0 && (
        <fieldset className={styles.words}>
          <legend>{t('personas:proposal.words')}</legend>
          <Chip.Group multiple value={words} onChange={setWords}>
            <div className={styles.chips}>
              {uses.map(({ word, count }) => (
                <Chip key={word} value={word} size="sm">
                  {t('personas:proposal.word', { word, count })}
                </Chip>
              ))}
            </div>
          </Chip.Group>
        </fieldset>
      )}
      {grade === 0 ? (
        <p className={styles.soft}>{t('personas:proposal.noGrade')}</p>
      ) : (
        <Checkbox
          label={t('personas:proposal.grade', { grade })}
          checked={takesGrade}
          onChange={(event) => setTakesGrade(event.currentTarget.checked)}
        />
      )}
      <div className={styles.foot}>
        <div className={styles.reshape}>
          <p className={styles.soft} role="status">
            {selected.size > 0
              ? t('personas:merge.selected', { count: selected.size })
              : news && t(`personas:reshaped.${news.kind}`, { count: news.count })}
          </p>
          <div className={styles.actions}>
            {selected.size > 0 && (
              <>
                <Button
                  size="compact-sm"
                  leftSection={<IconArrowMerge size="1rem" aria-hidden />}
                  disabled={selected.size < 2}
                  onClick={() => focusTopic(topics.merge())}
                >
                  {t('personas:merge.do')}
                </Button>
                <Button size="compact-sm" variant="default" onClick={topics.clear}>
                  {t('personas:merge.clear')}
                </Button>
              </>
            )}
            {lastStep !== null && (
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconArrowBackUp size="1rem" aria-hidden />}
                onClick={undo}
              >
                {t(`personas:reshaped.undo.${lastStep}`)}
              </Button>
            )}
          </div>
        </div>
        <p className={styles.soft}>{t('personas:proposal.later')}</p>
        <Button type="submit">{t('personas:proposal.accept', { count: taken.length })}</Button>
      </div>
    </form>
  )
}

/** The last step, announced to screen readers; `id`: the resulting topic. */
type TopicNews = { kind: 'merged' | 'split' | 'undone'; id: string | null; count: number }

/** Returns the topics of a proposal while the user names, merges, splits and chooses them; each step can be undone. */
function useTopics({ topics, material }: PersonaProposal) {
  const [history, setHistory] = useState(() => beginChoices(topics))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [news, setNews] = useState<TopicNews | null>(null)
  const { now, past } = history
  const ids = new Set(now.flatMap(({ topic }) => (selected.has(topic.id) ? [topic.id] : [])))

  function take(next: TopicHistory, told: TopicNews | null) {
    setHistory(next)
    setNews(told)
  }

  function merge() {
    const next = mergeChoices(history, ids, material)
    const merged = next.now.find(({ topic }) => ids.has(topic.id))
    setSelected(new Set())
    take(next, merged ? { kind: 'merged', id: merged.topic.id, count: merged.topic.count } : null)
    return merged?.topic.id ?? null
  }

  function split(id: string, apart: ReadonlySet<number>) {
    const next = splitChoice(history, { id, apart }, material)
    const made = next.now[next.now.findIndex(({ topic }) => topic.id === id) + 1]
    take(next, { kind: 'split', id: made?.topic.id ?? null, count: apart.size })
    return made?.topic.id ?? null
  }

  function toggle(id: string) {
    const rest = [...ids].filter((each) => each !== id)
    setSelected(new Set(ids.has(id) ? rest : [...rest, id]))
  }

  return {
    choices: now,
    /** Ids of the topics to merge. */
    selected: ids,
    news,
    /** The step that an undo reverts; null when there is none. */
    lastStep: past.at(-1)?.step.kind ?? null,
    edit: (next: TopicChoice) => take(editChoice(history, next), null),
    toggle,
    clear: () => setSelected(new Set()),
    merge,
    split,
    undo: () => take(undoStep(history), { kind: 'undone', id: null, count: 0 }),
  }
}
