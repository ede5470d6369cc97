import { TagsInput } from '@mantine/core'
import { BRAND_WORD_MAX, BRAND_WORDS_MAX } from '@postwright/core/model/brand-limits'
import { toOneLine } from '@postwright/core/text/one-line'

type Props = { label: string; hint: string; words: readonly string[]; onWords: (words: string[]) => void }

/** Words or short phrases, typed one after the other. */
export function WordsField({ label, hint, words, onWords }: Props) {
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
