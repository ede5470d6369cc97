import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applyFix } from '@postwright/core/checks/apply-fix'
import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import type { Finding } from '@postwright/core/checks/check'
import { POST_TEXT_MAX } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import type { Post } from '@postwright/core/model/post'
import { lazyPart, useLoadWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { CheckedField } from '@/checks/marked-text.tsx'
import { ModelMenu } from '@/llm/model-menu.tsx'
import { useBench, useBenchRules } from '../use-bench.ts'
import styles from './optimizer.module.css'
import { WorkbenchTools } from './workbench-tools.tsx'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { PLATFORMS } from '@postwright/core/platforms/platform'
import { PersonaField } from '@/checks/persona-field.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import type { CheckReport } from '@postwright/core/checks/run-checks'
import { FindingList } from '@/checks/finding-list.tsx'
import { CheckSettings } from '@/checks/habits/check-settings.tsx'
import { ProofreadingNote } from '@/checks/proofreading/proofreading-note.tsx'
import { ScoreRing, CeilingNote, PointsList } from '@/checks/score.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Panel } from '@/ui/panel.tsx'

/** Loads the code that applies safe fixes, with all checks. The worker that checks drafts has its own copy of them. */
const loadSafeFixes = () => import('@postwright/core/checks/apply-safe-fixes')

/** Lazy: the findings come first, and the rest loads meanwhile. */
const BenchParts = lazyPart(async () => (await import('./bench-parts.tsx')).BenchParts)

type Props = {
  workspaceId: string
  /** Initial post; null for an empty field. */
  post: Post | null
  channels: readonly Connection[]
}

/** The field of a draft, the findings of the rules, and the actions for them. */
export function Workbench(props: Props) {
  const { workspaceId, post, channels } = props
  const { t } = useTranslation('optimizer')
  const rules = useBenchRules(workspaceId, channels, post?.connectionIds[0] ?? null)
  const { now, begun, draft, draftId, report, scoreBefore, findings, edit, undo, canUndo } = useBench(props, rules)
  const [current, setCurrent] = useState<Finding | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const isEmpty = now.text.trim() === ''
  useLoadWhenIdle(loadSafeFixes)

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
          onChange={(text) => edit({ text })}
        />
        <WorkbenchTools
          canFix={findings.some((each) => each.isSafe && each.fix)}
          onFixAll={() => void loadSafeFixes().then(({ applySafeFixes }) => take(applySafeFixes(draft).draft))}
          onUndo={canUndo ? undo : null}
          post={post}
          now={now}
        >
          <ModelMenu
            draft={draft}
            finding={current}
            kit={rules.kit}
            persona={rules.persona}
            onInsert={(text) => edit({ text })}
          />
        </WorkbenchTools>
        <BenchParts
          {...{ workspaceId, channels, begun, now, draft }}
          channel={rules.channel}
          scores={{ before: scoreBefore, after: report?.score ?? null }}
          onEdit={edit}
        />
      </div>
      <Outcome
        draftId={draftId}
        report={isEmpty ? null : report}
        findings={findings}
        current={current}
        onShow={show}
        onFix={({ fix }) => fix && take(applyFix(draft, fix))}
      />
    </div>
  )
}

const ANY = 'any'

type BenchChoicesProps = { channels: readonly Connection[]; rules: ReturnType<typeof useBenchRules> }

/** The channel, the brand voice and the readers of the text: each adds its rules. */
function BenchChoices({ channels, rules }: BenchChoicesProps) {
  const { t } = useTranslation('optimizer')
  const { target, setTarget, kits, kit, setKit, personas, persona, choosePersona } = rules
  const own = channels.map(({ id, handle, platform }) => ({
    value: id,
    label: `${handle} · ${PLATFORM_CONTRACTS[platform].name}`,
  }))
  const networks = PLATFORMS.map((value) => ({ value, label: PLATFORM_CONTRACTS[value].name }))
  return (
    <div className={styles.choices}>
      <SelectField
        label={t('optimizer:network.label')}
        value={target ?? ANY}
        options={[{ value: ANY, label: t('optimizer:network.any') }, ...own, ...networks]}
        onChange={(value) => setTarget(value === ANY ? null : value)}
      />
      {kit && kits.length > 0 && (
        <SelectField
          label={t('optimizer:kit')}
          value={kit.id}
          options={kits.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setKit}
        />
      )}
      <PersonaField {...{ personas, persona }} onPersona={choosePersona} />
    </div>
  )
}

type OutcomeProps = {
  draftId: string
  /** Null while there is no text to check. */
  report: CheckReport | null
  findings: readonly Finding[]
  current: Finding | null
  onShow: (finding: Finding) => void
  onFix: (finding: Finding) => void
}

/** The score, the findings, and the breakdown of the points. */
export function Outcome({ draftId, report, findings, current, onShow, onFix }: OutcomeProps) {
  const { t } = useTranslation(['optimizer', 'checks'])
  if (!report) {
    return (
      <div className={styles.outcome}>
        <EmptyState drawing="search" title={t('optimizer:empty.title')} text={t('optimizer:empty.text')} />
      </div>
    )
  }
  return (
    <div className={styles.outcome}>
      <div className={styles.summary}>
        <ScoreRing score={report.score} />
        <p role="status">
          <strong>{t('checks:findings', { count: report.findings.length })}</strong>
          <span className={styles.soft}>{t('checks:rulesRun', { count: report.rows.length })}</span>
          {report.isForeign && <span className={styles.soft}>{t('checks:foreign')}</span>}
          <CeilingNote className={styles.soft} {...report} />
          <ProofreadingNote className={styles.soft} />
        </p>
        <CheckSettings />
      </div>
      <Panel title={t('optimizer:findings')} id="findings" flush>
        {report.findings.length === 0 ? (
          <EmptyState drawing="check" title={t('optimizer:fine.title')} text={t('optimizer:fine.text')} />
        ) : (
          <FindingList {...{ draftId, findings, current, onShow, onFix }} />
        )}
      </Panel>
      <Panel title={t('optimizer:points')} description={t('optimizer:pointsHint')} id="points">
        <PointsList rows={report.rows} />
      </Panel>
    </div>
  )
}
