import { useTranslation } from 'react-i18next'
import { type PersonaDraft, PERSONA_WORDS_MAX, PERSONA_WORD_MAX } from '@postwright/core/model/persona'
import styles from './persona-editor.module.css'
import { TagsInput } from '@mantine/core'
import { toOneLine } from '@postwright/core/text/text-fields'

type Props = { draft: PersonaDraft; onEdit: (change: Partial<PersonaDraft>) => void }

/** Words that the persona uses, and words it dislikes. */
export function VocabularyFields({ draft, onEdit }: Props) {
  const { t } = useTranslation('personas')
  return (
    <div className={styles.fields}>
      <WordsField
        label={t('personas:words.uses')}
        placeholder={t('personas:words.usesHint')}
        words={draft.uses}
        max={PERSONA_WORDS_MAX}
        onWords={(uses) => onEdit({ uses })}
      />
      <WordsField
        label={t('personas:words.avoids')}
        placeholder={t('personas:words.avoidsHint')}
        words={draft.avoids}
        max={PERSONA_WORDS_MAX}
        onWords={(avoids) => onEdit({ avoids })}
      />
    </div>
  )
}

type WordsFieldProps = {
  label: string
  placeholder?: string
  words: readonly string[]
  max: number
  onWords: (words: string[]) => void
}

/** Words or short phrases, typed one after the other. */
export function WordsField({ label, placeholder, words, max, onWords }: WordsFieldProps) {
  return (
    <TagsInput
      data-own-undo
      label={label}
      placeholder={words.length === 0 ? placeholder : ''}
      value={[...words]}
      maxTags={max}
      maxLength={PERSONA_WORD_MAX}
      clearable={false}
      splitChars={[',', ';']}
      onChange={(typed) => onWords([...new Set(typed.flatMap((word) => toOneLine(word, PERSONA_WORD_MAX) ?? []))])}
    />
  )
}
