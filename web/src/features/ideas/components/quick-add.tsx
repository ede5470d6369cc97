import { TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { POST_TEXT_MAX } from '@postwright/core/limits'

type Props = { lane: string; onAdd: (text: string) => void }

/** A line that becomes an idea with Enter; the next one can be typed at once. */
export function QuickAdd({ lane, onAdd }: Props) {
  const { t } = useTranslation('ideas')
  const [text, setText] = useState('')

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return
    onAdd(text.trim())
    setText('')
  }

  return (
    <TextInput
      size="sm"
      aria-label={t('ideas:quick.label', { lane })}
      placeholder={t('ideas:quick.placeholder')}
      leftSection={<IconPlus size="1rem" aria-hidden />}
      maxLength={POST_TEXT_MAX}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={press}
    />
  )
}
