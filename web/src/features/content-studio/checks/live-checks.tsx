import { Suspense, useState, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { applySafeFixes } from '@postwright/core/checks/apply-safe-fixes'
import type { Finding } from '@postwright/core/checks/check'
import { runChecks } from '@postwright/core/checks/run-checks'
import type { Connection } from '@postwright/core/model/connection'
import { findingAt, shiftFindings, typeFix } from '@/checks/text-findings.ts'
import { useWritingHabits } from '@/checks/habits/writing-habits.ts'
import { useCheckRules, useComparedPosts, toCheckedFiles } from '@/checks/use-check-rules.ts'
import { ModelMenu } from '@/llm/model-menu.tsx'
import { offerActions } from '@/ui/offer-actions.ts'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import type { ChannelVersion } from '../components/channels/use-channel-version.ts'
import type { ImagesOf } from '../components/pictures/draft-images.tsx'
import { FIX_ACTIONS } from '../fix-actions.ts'
import { ChecksPanel } from './checks-panel.tsx'
import { createPortal } from 'react-dom'
import type { PostDraft } from '@postwright/core/model/post'
import { MarkedText } from '@/checks/marked-text.tsx'
import { useLiveText, type LiveDraft } from '@/documents/use-live-text.ts'
import styles from './live-checks.module.css'
import { draftOfText, type CheckedDraft, type WritingHabits } from '@postwright/core/checks/checked-draft'
import type { BrandRules } from '@postwright/core/checks/brand/brand-rules'
import type { PersonaRules } from '@postwright/core/checks/persona/persona-rules'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { useChecks } from '@/checks/use-checks.ts'
import { useSame } from '@/lib/use-stable.ts'

type Props = {
  /** Root element that contains the post's text field. */
  root: RefObject<HTMLElement | null>
  workspaceId: string
  postId: string
  seriesId: string | null
  /** The channels of the post. */
  chosen: readonly Connection[]
  picturesOf: ImagesOf
  version: ChannelVersion
}

/** Checks the post while it is written: marks findings in its text, and shows a score and the fixes. Nothing while the text is empty. */
export function LiveChecks(props: Props) {
  return (
    <Suspense fallback={null}>
      <Checks {...props} />
    </Suspense>
  )
}

function Checks({ root, workspaceId, postId, seriesId, chosen, picturesOf, version }: Props) {
  const { t } = useTranslation('checks')
  const [picked, pick] = useState<string | null>(null)
  const [said, say] = useState('')
  const channel = version.connection ?? chosen.find(({ id }) => id === picked) ?? chosen[0] ?? null
  const rules = useCheckRules(workspaceId, channel?.id ?? null)
  const earlier = useComparedPosts({ workspaceId, postId, seriesId })
  const { draft, known, findings, score, ceiling, isForeign, current, setCurrent } = useLiveChecks(
    version,
    picturesOf,
    channel,
    { ...rules, earlier, habits: useWritingHabits(postId) },
  )
  const setText = (text: string) => version.change(() => ({ text }))

  function mend({ fix, evidence }: Finding) {
    if (fix?.kind === 'alt') {
      const { mediaId, text: alt } = fix
      version.change(({ media }) => ({
        media: media.map((file) => (file.mediaId === mediaId ? { ...file, alt } : file)),
      }))
    }
    const field = postTextOf(root.current)
    if (fix?.kind === 'text' && field) typeFix(field, fix, setText)
    if (fix) say(t(fix.text === '' ? 'checks:live.removed' : 'checks:live.replaced', { evidence, text: fix.text }))
  }

  function fixHere() {
    const field = postTextOf(root.current)
    if (!field) return
    // False until the latest input is checked.
    const isKnown = known !== null && draft.text === field.value
    const found = isKnown ? known : runChecks({ ...draft, text: field.value }).findings
    const finding = findingAt(found, field.value, field.selectionStart)
    if (finding) mend(finding)
    else say(t('checks:live.nothingHere'))
  }

  function showIn(finding: Finding) {
    setCurrent(finding)
    const field = postTextOf(root.current)
    if (finding.place?.kind !== 'text' || !field) return
    field.focus()
    field.setSelectionRange(finding.place.from, finding.place.to)
  }

  useFixKey(root, fixHere)
  const actions = offerActions(FIX_ACTIONS, { onMend: fixHere })
  useScreenActions(actions)
  if (draft.text.trim() === '') return null
  return (
    <>
      <TextMarksOver root={root} live={version.live} text={version.draft.text} findings={findings} current={current} />
      <ChecksPanel
        draftId={postId}
        {...{ score, ceiling, isForeign, findings, current, said }}
        keys={actions[0]?.keys ?? []}
        tools={
          <ModelMenu
            {...{ draft }}
            finding={current}
            kit={rules.kit}
            persona={rules.persona}
            onInsert={setText}
            size="compact-sm"
          />
        }
        channels={version.connection ? [] : chosen}
        channel={channel}
        rules={rules}
        onChannel={pick}
        onShow={showIn}
        onFix={mend}
        onFixAll={() => setText(applySafeFixes(draft).draft.text)}
      />
    </>
  )
}

/** Fixes the finding at the cursor on Alt+Enter in the post's text. */
function useFixKey(root: RefObject<HTMLElement | null>, onMend: () => void): void {
  const latest = useRef(onMend)
  useEffect(() => {
    latest.current = onMend
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.target !== postTextOf(root.current)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [root])
}

type TextMarksOverProps = {
  root: RefObject<HTMLElement | null>
  live: LiveDraft<PostDraft>
  /** The text that the findings refer to. */
  text: string
  findings: readonly Finding[]
  current: Finding | null
}

/** Underlines findings in the text field of the post, which is rendered before this component. */
function TextMarksOver({ root, live, text, findings, current }: TextMarksOverProps) {
  const typed = useLiveText(live, (draft) => draft.text)
  const place = useSyncExternalStore(neverChanges, () => postTextOf(root.current)?.closest('[data-marks]') ?? null)
  const carried = findings.flatMap((of) => shiftFindings([of], text, typed).map((finding) => ({ of, finding })))
  const marks = {
    findings: carried.map(({ finding }) => finding),
    current: carried.find(({ of }) => of === current)?.finding ?? null,
  }
  return place && createPortal(<MarkedText {...marks} text={typed} className={styles.over} />, place)
}

/** Subscribes to nothing: the text field exists as long as its editor. */
function neverChanges() {
  return () => undefined
}

/** Returns the text field of the post in the editor below `root`. */
function postTextOf(root: HTMLElement | null): HTMLTextAreaElement | null {
  return root?.querySelector<HTMLTextAreaElement>('[data-marks] textarea') ?? null
}

type Rules = {
  brand: BrandRules | null
  readers: PersonaRules | null
  /** The other posts, whose text this one should not repeat. */
  earlier: CheckedDraft['earlier']
  habits: WritingHabits
  languages: CheckedDraft['languages']
}

/** Checks the version being written, as one of its channels will publish it. */
function useLiveChecks(
  { draft: { text, media } }: ChannelVersion,
  picturesOf: ImagesOf,
  channel: Connection | null,
  { brand, readers, earlier, habits, languages }: Rules,
) {
  const [current, setCurrent] = useState<number | null>(null)
  const files = picturesOf(media).flatMap(toCheckedFiles)
  const contract = channel && contractFor(channel)
  const draft = useSame(draftOfText(text, { files, contract, brand, persona: readers, earlier, habits, languages }))
  const checked = useChecks(draft)
  const findings = checked ? shiftFindings(checked.report.findings, checked.draft.text, text) : []
  return {
    draft,
    score: checked?.report.score ?? null,
    ceiling: checked?.report.ceiling ?? 100,
    isForeign: checked?.report.isForeign ?? false,
    findings,
    /** The findings of exactly this text; null until it is checked. */
    known: checked?.draft === draft ? checked.report.findings : null,
    current: findings.find((_, at) => at === current) ?? null,
    setCurrent: (finding: (typeof findings)[number]) => setCurrent(findings.indexOf(finding)),
  }
}
