import { TagsInput } from '@mantine/core'
import { PERSONA_WORD_MAX } from '@postwright/core/model/persona'
import { toOneLine } from '@postwright/core/text/text-fields'

type Props = {
  label: string
  placeholder?: string
  words: readonly string[]
  max: number
  onWords: (words: string[]) => void
}

/** Words or short phrases, typed one after the other. */
export function WordsField({ label, placeholder, words, max, onWords }: Props) {
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
