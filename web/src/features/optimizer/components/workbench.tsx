import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applyFix } from '@postwright/core/checks/apply-fix'
import { applySafeFixes } from '@postwright/core/checks/apply-safe-fixes'
import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import type { Finding } from '@postwright/core/checks/check'
import { POST_TEXT_MAX } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import type { Post } from '@postwright/core/model/post'
import { CheckedField } from '@/checks/checked-field.tsx'
import { useMediaUrls } from '@/lib/media/use-media-urls.ts'
import { ModelMenu } from '@/models/model-menu.tsx'
import { useWorkspace } from '@/session/use-workspace.ts'
import { useLearned } from '../data/use-learned.ts'
import { HookTournament } from '../hooks/hook-tournament.tsx'
import { useBench } from '../use-bench.ts'
import { useBenchRules } from '../use-bench-rules.ts'
import { useSaveBack } from '../use-save-back.ts'
import { BeforeAfter } from './before-after.tsx'
import { BenchChoices } from './bench-choices.tsx'
import { BenchFiles } from './bench-files.tsx'
import styles from './optimizer.module.css'
import { Outcome } from './outcome.tsx'
import { Variants } from './variants.tsx'
import { WorkbenchTools } from './workbench-tools.tsx'

type Props = {
  workspaceId: string
  /** What it begins with; null for an empty field. */
  post: Post | null
  posts: readonly Post[]
  channels: readonly Connection[]
}

/** The field of a draft, what the rules say of it, and what can be done about that. */
export function Workbench(props: Props) {
  const { workspaceId, post, channels } = props
  const { t } = useTranslation('optimizer')
  const { timeZone } = useWorkspace()
  const rules = useBenchRules(workspaceId, channels, post?.connectionIds[0] ?? null)
  const { now, begun, draft, report, scoreBefore, findings, edit, undo, canUndo } = useBench(props, rules)
  const [current, setCurrent] = useState<Finding | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const urls = useMediaUrls(
    workspaceId,
    begun.media.map(({ mediaId }) => mediaId),
  )
  const saveBack = useSaveBack(post)
  const isEmpty = now.text.trim() === ''
  const learned = useLearned(workspaceId, {
    connectionId: rules.channel?.id ?? null,
    zoneOf: (id) => channels.find((channel) => channel.id === id)?.timeZone ?? timeZone,
    isWanted: !isEmpty,
  })
  const setText = (text: string) => edit({ text })

  function take({ text, files }: CheckedDraft) {
    const altOf = (mediaId: string) => files.find((file) => file.mediaId === mediaId)?.alt
    edit({ text, media: now.media.map(({ mediaId, alt }) => ({ mediaId, alt: altOf(mediaId) ?? alt })) })
  }

  function show(finding: Finding) {
    setCurrent(finding)
    if (finding.place?.kind !== 'text') return
    field.current?.focus()
    field.current?.setSelectionRange(finding.place.from, finding.place.to)
  }

  return (
    <div className={styles.bench}>
      <div className={styles.write}>
        <BenchChoices {...{ channels, rules }} />
        <CheckedField
          ref={field}
          label={t('optimizer:text.label')}
          placeholder={t('optimizer:text.placeholder')}
          value={now.text}
          max={POST_TEXT_MAX}
          findings={findings}
          current={current}
          onChange={setText}
        />
        <WorkbenchTools
          text={now.text}
          canFix={findings.some((each) => each.isSafe && each.fix)}
          onFixAll={() => take(applySafeFixes(draft).draft)}
          onUndo={canUndo ? undo : null}
          onSave={saveBack && (() => saveBack(now))}
          isSaved={post?.text === now.text && JSON.stringify(post.media) === JSON.stringify(now.media)}
        >
          <ModelMenu draft={draft} finding={current} kit={rules.kit} persona={rules.persona} onInsert={setText} />
        </WorkbenchTools>
        <BenchFiles media={now.media} urlOf={urls.urlOf} onChange={(media) => edit({ media })} />
        {now.text !== begun.text && begun.text !== '' && (
          <BeforeAfter
            before={{ text: begun.text, score: scoreBefore }}
            after={{ text: now.text, score: report?.score ?? null }}
          />
        )}
        {!isEmpty && <HookTournament draft={draft} read={learned} onChoose={setText} />}
        {!isEmpty && <Variants draft={draft} onChoose={setText} />}
      </div>
      <Outcome
        report={isEmpty ? null : report}
        findings={findings}
        current={current}
        onShow={show}
        onFix={({ fix }) => fix && take(applyFix(draft, fix))}
      />
    </div>
  )
}
