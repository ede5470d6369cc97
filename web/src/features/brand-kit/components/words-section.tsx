import { useTranslation } from 'react-i18next'
import type { BrandVoice } from '@postwright/core/model/brand-kit'
import styles from './fields.module.css'
import type { SectionProps } from './section-props.ts'
import { TagsInput, ActionIcon, Button, TextInput } from '@mantine/core'
import { BRAND_WORD_MAX, BRAND_WORDS_MAX } from '@postwright/core/model/brand-limits'
import { toOneLine } from '@postwright/core/text/text-fields'
import { IconArrowRight, IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'

/** Edits words that a brand avoids, their replacements, and words that it always uses. */
export function WordsSection({ draft: { voice }, onEdit }: SectionProps) {
  const { t } = useTranslation('brand')
  const set = (part: Partial<BrandVoice>) => onEdit({ voice: { ...voice, ...part } })
  return (
    <div className={styles.fields}>
      <ReplacedWords kind="banned" pairs={voice.banned} onPairs={(banned) => set({ banned })} />
      <ReplacedWords kind="preferred" pairs={voice.preferred} onPairs={(preferred) => set({ preferred })} />
      <div className={styles.pair}>
        <WordsField
          label={t('brand:words.required')}
          hint={t('brand:words.requiredHint')}
          words={voice.required}
          onWords={(required) => set({ required })}
        />
        <WordsField
          label={t('brand:words.terms')}
          hint={t('brand:words.termsHint')}
          words={voice.terms}
          onWords={(terms) => set({ terms })}
        />
      </div>
    </div>
  )
}

type Props = { label: string; hint: string; words: readonly string[]; onWords: (words: string[]) => void }

/** Edits a list of words or short phrases. */
function WordsField({ label, hint, words, onWords }: Props) {
  return (
    <TagsInput
      data-own-undo
      label={label}
      description={hint}
      value={[...words]}
      maxTags={BRAND_WORDS_MAX}
      maxLength={BRAND_WORD_MAX}
      clearable={false}
      splitChars={[',', ';']}
      onChange={(typed) => onWords([...new Set(typed.flatMap((word) => toOneLine(word, BRAND_WORD_MAX) ?? []))])}
    />
  )
}

type Pairs = BrandVoice['banned']

type ReplacedWordsProps = { kind: 'banned' | 'preferred'; pairs: Pairs; onPairs: (pairs: Pairs) => void }

/** Edits words with their replacements; the replacement of a banned word can be empty. */
function ReplacedWords({ kind, pairs, onPairs }: ReplacedWordsProps) {
  const { t } = useTranslation('brand')
  const [word, setWord] = useState('')
  const [instead, setInstead] = useState('')
  const line = toOneLine(word, BRAND_WORD_MAX)
  const replacement = toOneLine(instead, BRAND_WORD_MAX) ?? ''
  const canAdd = line !== null && (kind === 'banned' || replacement !== '') && pairs.length < BRAND_WORDS_MAX

  function add() {
    if (!canAdd || line === null) return
    onPairs([...pairs.filter((pair) => pair.word !== line), { word: line, replacement }])
    setWord('')
    setInstead('')
  }

  function replace(at: number, text: string) {
    onPairs(pairs.map((pair, i) => (i === at ? { ...pair, replacement: toOneLine(text, BRAND_WORD_MAX) ?? '' } : pair)))
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(`brand:words.${kind}`)}</legend>
      <p className={styles.soft}>{t(`brand:words.${kind}Hint`)}</p>
      <ul className={styles.rows}>
        {pairs.map((pair, at) => (
          <li key={pair.word} className={styles.wordRow}>
            <strong>{pair.word}</strong>
            <IconArrowRight className={styles.arrow} size="1rem" aria-hidden />
            <TextInput
              aria-label={t('brand:words.instead', { word: pair.word })}
              placeholder={t('brand:words.nothing')}
              maxLength={BRAND_WORD_MAX}
              defaultValue={pair.replacement}
              onBlur={(event) =>
                event.currentTarget.value !== pair.replacement && replace(at, event.currentTarget.value)
              }
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('brand:words.remove', { word: pair.word })}
              onClick={() => onPairs(pairs.filter((each) => each !== pair))}
            >
              <IconX size="1rem" aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <div className={styles.wordRow}>
        <TextInput
          aria-label={t(`brand:words.new.${kind}`)}
          placeholder={t(`brand:words.example.${kind}`)}
          maxLength={BRAND_WORD_MAX}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && add()}
        />
        <IconArrowRight className={styles.arrow} size="1rem" aria-hidden />
        <TextInput
          aria-label={t(`brand:words.newInstead.${kind}`)}
          placeholder={t(`brand:words.exampleInstead.${kind}`)}
          maxLength={BRAND_WORD_MAX}
          value={instead}
          onChange={(event) => setInstead(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && add()}
        />
        <Button variant="default" leftSection={<IconPlus size="1rem" aria-hidden />} disabled={!canAdd} onClick={add}>
          {t('brand:words.add')}
        </Button>
      </div>
    </fieldset>
  )
}
