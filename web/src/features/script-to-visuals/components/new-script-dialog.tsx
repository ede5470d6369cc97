import { Button, SegmentedControl, Textarea, UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SCRIPT_NAME_MAX, SCRIPT_TEXT_MAX } from '@postwright/core/model/script'
import { firstLine } from '@postwright/core/text/excerpt'
import { toOneLine } from '@postwright/core/text/text-fields'
import { FILM_THEME } from '@postwright/core/script/write-script'
import { themeOfKit } from '@postwright/core/brand-kit/kit-theme'
import { useBrandKits } from '@/checks/data/use-brand-kits.ts'
import { useBeginDocument } from '@/documents/use-begin-document.ts'
import type { LiveList } from '@/lib/live/use-live.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useMay } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { readDeckText, type ScriptSource, useDeckSources, useIdeaSources, usePostSources } from '../data/use-sources.ts'
import { languageOf, newScript } from '../new-script.ts'
import { FromFeed } from './from-feed.tsx'
import styles from './scripts.module.css'

const WAYS = ['write', 'post', 'deck', 'idea', 'feed'] as const

type Way = (typeof WAYS)[number]

/** Starts a script: from typed or pasted text, or from the text of a post, a carousel, an idea or a feed. */
export function NewScriptDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('scripts')
  const [way, setWay] = useState<Way>('write')
  const begin = useBeginScript()
  const mayRead = useMay('plan_posts')
  const ways = WAYS.filter((value) => value !== 'feed' || mayRead)
  return (
    <Dialog title={t('scripts:new.title')} onClose={onClose} size="xl">
      <div className={styles.form}>
        <SegmentedControl
          aria-label={t('scripts:new.from')}
          data={ways.map((value) => ({ value, label: t(`scripts:new.way.${value}`) }))}
          value={way}
          onChange={setWay}
        />
        {way === 'write' && <Write onBegin={begin} />}
        {way === 'post' && <FromPost onBegin={begin} />}
        {way === 'deck' && <FromDeck onBegin={begin} />}
        {way === 'idea' && <FromIdea onBegin={begin} />}
        {way === 'feed' && <FromFeed onBegin={begin} />}
      </div>
    </Dialog>
  )
}

type Begin = (name: string, text: string) => Promise<void>

/** Returns a function that starts a script with the first brand kit, in the language of the interface. */
function useBeginScript(): Begin {
  const { i18n } = useTranslation()
  const { workspaceId } = useSignedIn()
  const kits = useBrandKits(workspaceId)
  const begin = useBeginDocument(async () => (await import('../data/script-drafts.ts')).scriptDrafts)
  return (name, text) => {
    const kit = kits.status === 'ready' ? kits.data[0] : undefined
    return begin(
      newScript({
        name: toOneLine(name || headingIn(text), SCRIPT_NAME_MAX) ?? '',
        text: text.slice(0, SCRIPT_TEXT_MAX),
        language: languageOf(i18n.language),
        theme: kit ? themeOfKit(kit, FILM_THEME) : null,
        brandKitId: kit?.id ?? '',
      }),
    )
  }
}

/** Returns the first line of a text without heading marks. */
function headingIn(text: string): string {
  return (firstLine(text) ?? '').replace(/^#{1,3}/, '').trim()
}

function Write({ onBegin }: { onBegin: Begin }) {
  const { t } = useTranslation('scripts')
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)

  function begin() {
    setBusy(true)
    void onBegin(name.trim(), text).finally(() => setBusy(false))
  }

  return (
    <div
      className={styles.form}
      onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && begin()}
    >
      <TextField
        label={t('scripts:name')}
        optional
        value={name}
        maxLength={SCRIPT_NAME_MAX}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Textarea
        label={t('scripts:new.text')}
        description={t('scripts:text.hint')}
        placeholder={t('scripts:text.placeholder')}
        autosize
        minRows={8}
        maxRows={14}
        maxLength={SCRIPT_TEXT_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button loading={isBusy} onClick={begin}>
        {t('scripts:new.begin')}
      </Button>
    </div>
  )
}

function FromPost({ onBegin }: { onBegin: Begin }) {
  const { workspaceId } = useSignedIn()
  return <Choose way="post" sources={usePostSources(workspaceId)} onBegin={onBegin} />
}

function FromDeck({ onBegin }: { onBegin: Begin }) {
  const { workspaceId } = useSignedIn()
  return <Choose way="deck" sources={useDeckSources(workspaceId)} onBegin={onBegin} />
}

function FromIdea({ onBegin }: { onBegin: Begin }) {
  const { workspaceId } = useSignedIn()
  return <Choose way="idea" sources={useIdeaSources(workspaceId)} onBegin={onBegin} />
}

type ChooseProps = { way: Exclude<Way, 'write' | 'feed'>; sources: LiveList<ScriptSource>; onBegin: Begin }

function Choose({ way, sources, onBegin }: ChooseProps) {
  const { t } = useTranslation('scripts')
  const errorText = useErrorText()
  const { workspaceId } = useSignedIn()

  async function choose({ id, name, text }: { id: string; name: string; text: string }) {
    try {
      await onBegin(name, way === 'deck' ? await readDeckText(workspaceId, id) : text)
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  const empty: ReactNode = (
    <EmptyState drawing="search" level={2} title={t(`scripts:new.none.${way}`)} text={t('scripts:new.noneText')} />
  )
  return (
    <DataState
      read={sources}
      level={2}
      loading={<SkeletonList rows={4} label={t('scripts:new.loading')} />}
      errorTitle={t('scripts:new.error')}
      empty={empty}
    >
      {(items) => (
        <ul className={styles.sources} aria-label={t(`scripts:new.way.${way}`)}>
          {items.map((item) => (
            <li key={item.id}>
              <UnstyledButton className={styles.source} onClick={() => void choose(item)}>
                {item.name || firstLine(item.text) || t('scripts:untitled')}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </DataState>
  )
}
