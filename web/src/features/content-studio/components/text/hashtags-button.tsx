import { Button, Popover } from '@mantine/core'
import { IconHash } from '@tabler/icons-react'
import { memo, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { ariaKeys, keyNames } from '@/ui/key-names.ts'
import { offerActions } from '@/ui/offer-actions.ts'
import { toast } from '@/ui/toast.tsx'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { HASHTAGS_ACTIONS } from '../../hashtags-actions.ts'
import type { HashtagsMenuProps } from './hashtags-menu.tsx'

type Props = {
  /** Returns the text when the list opens. */
  readText: () => string
  onInsert: (words: string) => void
}

/** Offers the groups of hashtags; the chosen group is inserted, without the hashtags that the text already has. */
export const HashtagsButton = memo(function HashtagsButton({ readText, onInsert }: Props) {
  const { t } = useTranslation('hashtags')
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [Menu, setMenu] = useState<ComponentType<HashtagsMenuProps> | null>(null)

  /** Opens the menu, whose code loads on first use, and moves the focus into it. */
  async function open() {
    try {
      const { HashtagsMenu } = await import('./hashtags-menu.tsx')
      setMenu(() => HashtagsMenu)
      setOpen(true)
    } catch {
      toast.error(t('common:error.generic'))
    }
  }

  function openIfShown() {
    // On a narrow screen the preview may cover the button.
    if (button?.checkVisibility()) void open()
  }
  const actions = offerActions(HASHTAGS_ACTIONS, { onOpen: openIfShown })
  const keys = actions[0]?.keys ?? []
  useScreenActions(actions)

  function close() {
    setOpen(false)
    button?.focus()
  }

  function insert(words: string) {
    setOpen(false)
    onInsert(words)
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
          ref={setButton}
          size="compact-sm"
          variant="default"
          title={t('hashtags:composer.hint', { keys: keyNames(keys).join(' + ') })}
          aria-keyshortcuts={ariaKeys(keys)}
          leftSection={<IconHash size="1rem" aria-hidden />}
          onClick={() => (isOpen ? setOpen(false) : void open())}
        >
          {t('hashtags:composer.button')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('hashtags:composer.label')}>
        {Menu && isOpen && <Menu text={readText()} onInsert={insert} onDone={close} />}
      </Popover.Dropdown>
    </Popover>
  )
})
