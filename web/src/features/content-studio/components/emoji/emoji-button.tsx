import { Button, Popover } from '@mantine/core'
import { IconMoodSmile } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'

/** Lazy: the list of emoji is larger than the composer, and loads on first use. */
const EmojiPicker = lazyPart(async () => (await import('./emoji-picker.tsx')).EmojiPicker)

/** Offers every emoji; the chosen one is inserted at the cursor. */
export const EmojiButton = memo(function EmojiButton({ onInsert }: { onInsert: (emoji: string) => void }) {
  const { t } = useTranslation('studio')
  const [isOpen, setOpen] = useState(false)

  function insert(emoji: string) {
    setOpen(false)
    onInsert(emoji)
  }

  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      trapFocus
      returnFocus
      withinPortal={false}
      position="bottom-start"
      width="min(22rem, calc(100vw - 3rem))"
    >
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconMoodSmile size="1rem" aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('studio:emoji.button')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label={t('studio:emoji.label')}>
        {isOpen && <EmojiPicker onChoose={insert} waiting={<p role="status">{t('studio:emoji.loading')}</p>} />}
      </Popover.Dropdown>
    </Popover>
  )
})
