import { Button, Checkbox, Chip } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Accepted } from '@postwright/core/personas/accept-proposal'
import type { PersonaProposal } from '@postwright/core/personas/propose-persona'
import styles from './comments.module.css'
import { firstChoices } from './first-choices.ts'
import { TopicRow } from './topic-row.tsx'

type Props = { proposal: PersonaProposal; onAccept: (accepted: Accepted) => void }

const WORDS_CHOSEN = 10

/** What comments say of those who wrote them; a person takes of it what is right. */
export function ProposalForm({ proposal, onAccept }: Props) {
  const { t } = useTranslation('personas')
  const { read, blank, doubled, ungrouped, topics, uses, grade } = proposal
  const [choices, setChoices] = useState(() => firstChoices(topics))
  const [words, setWords] = useState(() => uses.slice(0, WORDS_CHOSEN).map(({ word }) => word))
  const [takesGrade, setTakesGrade] = useState(grade > 0)
  const taken = choices.filter(({ isTaken }) => isTaken)

  return (
    <form
      className={styles.form}
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
      <ul className={styles.topics} aria-label={t('personas:proposal.topics')}>
        {choices.map((choice) => (
          <TopicRow
            key={choice.topic.id}
            choice={choice}
            of={read}
            onChoice={(next) => setChoices(choices.map((each) => (each.topic.id === next.topic.id ? next : each)))}
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
        <p className={styles.soft}>{t('personas:proposal.later')}</p>
        <Button type="submit">{t('personas:proposal.accept', { count: taken.length })}</Button>
      </div>
    </form>
  )
}
