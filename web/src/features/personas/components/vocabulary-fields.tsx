import { useTranslation } from 'react-i18next'
import { type PersonaDraft, PERSONA_WORDS_MAX } from '@postwright/core/model/persona'
import styles from './persona-editor.module.css'
import { WordsField } from './words-field.tsx'

type Props = { draft: PersonaDraft; onEdit: (change: Partial<PersonaDraft>) => void }

/** Words that the persona uses, and words that put it off. */
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
