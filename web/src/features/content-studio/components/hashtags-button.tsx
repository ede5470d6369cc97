import { Button, Popover } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconHash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writeHashtags } from '@/publishing/hashtags/write-hashtags.ts'
import { HashtagsMenu } from './hashtags-menu.tsx'

type Props = { text: string; onInsert: (words: string) => void }

/** Offers the groups of hashtags; the chosen one goes into the text, without the hashtags that it has already. */
export function HashtagsButton({ text, onInsert }: Props) {
  const { t } = useTranslation('hashtags')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  function openIfShown() {
    // On a narrow screen the preview may be in front.
    if (button.current?.checkVisibility()) setOpen(true)
  }
  useHotkeys([['mod+shift+H', openIfShown]], [])

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  function insert(hashtags: readonly string[]) {
    setOpen(false)
    onInsert(writeHashtags(hashtags))
  }

  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      closeOnEscape={false}
      trapFocus
      withinPortal={false}
      position="bottom-start"
      width="min(22rem, calc(100vw - 3rem))"
    >
      <Popover.Target>
        <Button
          ref={button}
          size="compact-sm"
          variant="default"
          title={t('hashtags:composer.hint')}
          leftSection={<IconHash size="1rem" aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('hashtags:composer.button')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('hashtags:composer.label')}>
        <HashtagsMenu text={text} onInsert={insert} onDone={close} />
      </Popover.Dropdown>
    </Popover>
  )
}
