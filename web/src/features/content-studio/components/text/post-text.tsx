import { Button } from '@mantine/core'
import { IconCut } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { StepButtons } from '@/documents/step-buttons.tsx'
import type { Steps } from '@/documents/draft-history.ts'
import { useStable } from '@/lib/use-stable.ts'
import { COMMAND_KEY } from '@/ui/key-names.ts'
import { toast } from '@/ui/toast.tsx'
import type { ChannelCheck } from '@/posts/channels/channel-checks.ts'
import { foldPlaces } from '../../fold-places.ts'
import { focusThreadText, isSplitKey } from '../../thread-parts.ts'
import { ChannelCounters } from '../channels/channel-counters.tsx'
import { EmojiButton } from '../emoji/emoji-button.tsx'
import { HashtagsButton } from './hashtags-button.tsx'
import { TextField } from './text-field.tsx'
import type { ChannelVersion } from '../channels/use-channel-version.ts'
import type { useThreadEdit } from '../thread/use-thread-edit.ts'
import { VersionMark } from '../channels/version-mark.tsx'
import styles from '../editor-card.module.css'

/** Lazy: the library loads after the text can be written. */
const InsertMenu = lazyPart(async () => (await import('./insert-menu.tsx')).InsertMenu)

type Props = {
  version: ChannelVersion
  /** Checks of the channels that get this version. */
  checks: readonly ChannelCheck[]
  channels: readonly Connection[]
  steps: Steps
  isInvalid: boolean
  problems: ReactNode
  takesFocus: boolean
  onPasteFiles: (files: File[]) => void
  /** Adds labels that the post does not have yet. */
  onLabels: (labels: readonly string[]) => void
  editThread: ReturnType<typeof useThreadEdit>
}

/** The text of a post with its tools, and the share of each channel's limit that it uses. */
export function PostText(props: Props) {
  const { version, checks, channels, steps, isInvalid, problems, takesFocus, onPasteFiles, onLabels, editThread } =
    props
  const { t } = useTranslation('studio')
  const { text } = version.draft
  const setText = (next: string) => version.change(() => ({ text: next }))
  const { field, onFocus, ...insertion } = useTextInsertion(setText)
  const insert = useStable(insertion.insert)
  const addLabels = useStable(onLabels)
  const readText = useStable(() => version.live.read().text)
  const takesThreads = channels.some((connection) => contractFor(connection).thread !== null)

  async function split() {
    const at = field.current?.selectionStart ?? 0
    const { splitPart } = await import('../../thread-edit.ts')
    if (editThread((whole) => splitPart(whole, 0, at))) focusThreadText(1, 0)
    else toast.error(t('studio:thread.cannotSplit'))
  }

  function press(event: KeyboardEvent) {
    if (!takesThreads || !isSplitKey(event)) return
    event.preventDefault()
    void split()
  }

  return (
    <>
      <div data-part="text" data-thread="0" onKeyDown={press} role="presentation">
        <VersionMark version={version} part="text" />
        <TextField
          ref={field}
          onFocus={onFocus}
          live={version.live}
          folds={foldPlaces(text, channels)}
          takesFocus={takesFocus}
          isInvalid={isInvalid}
          problems={problems}
          onChange={setText}
          onPasteFiles={onPasteFiles}
        />
      </div>
      <div className={styles.below}>
        <EmojiButton onInsert={insert} />
        <HashtagsButton readText={readText} onInsert={insert} />
        <InsertMenu change={version.change} channels={channels} onText={insert} onLabels={addLabels} />
        {takesThreads && text.trim() !== '' && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconCut size="1rem" aria-hidden />}
            title={t('studio:thread.splitHint', { key: COMMAND_KEY })}
            onClick={() => void split()}
          >
            {t('studio:thread.split')}
          </Button>
        )}
        <StepButtons steps={steps} />
        <div className={styles.counters}>
          <ChannelCounters checks={checks} live={version.live} />
        </div>
      </div>
    </>
  )
}

/**
 * Inserts text at the cursor of a text field, or at the end if the field never had the focus.
 * @param onText receives the new text when the browser does not insert it itself
 */
export function useTextInsertion(onText: (text: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null)
  const wasVisited = useRef(false)

  function insert(words: string) {
    const { current } = field
    if (!current) return
    const { value } = current
    const start = wasVisited.current ? current.selectionStart : value.length
    const end = wasVisited.current ? current.selectionEnd : value.length
    current.focus()
    current.setSelectionRange(start, end)
    const padded = `${isInk(value[start - 1]) ? ' ' : ''}${words}${isInk(value[end]) ? ' ' : ''}`
    // `execCommand` is the only way to insert text so that the browser can undo it with Ctrl+Z.
    if (!document.execCommand?.('insertText', false, padded)) {
      onText(`${value.slice(0, start)}${padded}${value.slice(end)}`)
    }
  }

  return { field, onFocus: () => void (wasVisited.current = true), insert }
}

function isInk(character: string | undefined): boolean {
  return character !== undefined && /\S/u.test(character)
}
