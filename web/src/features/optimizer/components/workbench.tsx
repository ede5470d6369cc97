import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applyFix } from '@postwright/core/checks/apply-fix'
import { applySafeFixes } from '@postwright/core/checks/apply-safe-fixes'
import type { Finding } from '@postwright/core/checks/check'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { POST_TEXT_MAX } from '@postwright/core/limits'
import type { Post } from '@postwright/core/model/post'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Platform } from '@postwright/core/platforms/platform'
import { carryFindings } from '@/checks/carry-findings.ts'
import { CheckedField } from '@/checks/checked-field.tsx'
import { useChecks } from '@/checks/use-checks.ts'
import { useTextHistory } from '../use-text-history.ts'
import { HookChoice } from './hook-choice.tsx'
import styles from './optimizer.module.css'
import { Outcome } from './outcome.tsx'
import { Variants } from './variants.tsx'
import { WorkbenchTools } from './workbench-tools.tsx'

type Props = {
  /** What it begins with. */
  text: string
  posts: readonly Post[]
  postId: string
}

/** The field of a draft, what the rules say of it, and what can be done about that. */
export function Workbench({ text: begun, posts, postId }: Props) {
  const { t } = useTranslation('optimizer')
  const { text, edit, undo, canUndo } = useTextHistory(begun)
  const [platform, setPlatform] = useState<Platform | null>(null)
  const [current, setCurrent] = useState<Finding | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useMemo(
    () =>
      draftOfText(text, {
        contract: platform && PLATFORM_CONTRACTS[platform],
        earlier: posts
          .filter((post) => post.id !== postId && post.lifecycle !== 'draft')
          .map(({ id, text: words }) => ({ id, text: words })),
      }),
    [text, platform, posts, postId],
  )
  const checked = useChecks(draft)
  const findings = checked ? carryFindings(checked.report.findings, checked.draft.text, text) : []
  const isEmpty = text.trim() === ''

  function show(finding: Finding) {
    setCurrent(finding)
    if (finding.place?.kind !== 'text') return
    field.current?.focus()
    field.current?.setSelectionRange(finding.place.from, finding.place.to)
  }

  return (
    <div className={styles.bench}>
      <div className={styles.write}>
        <CheckedField
          ref={field}
          label={t('optimizer:text.label')}
          placeholder={t('optimizer:text.placeholder')}
          value={text}
          max={POST_TEXT_MAX}
          findings={findings}
          current={current}
          onChange={edit}
        />
        <WorkbenchTools
          text={text}
          begun={begun}
          platform={platform}
          onPlatform={setPlatform}
          canFix={findings.some((each) => each.isSafe && each.fix)}
          onFixAll={() => edit(applySafeFixes(draft).draft.text)}
          onUndo={canUndo ? undo : null}
        />
        {!isEmpty && <HookChoice draft={draft} onChoose={edit} />}
        {!isEmpty && <Variants draft={draft} score={checked?.report.score ?? null} onChoose={edit} />}
      </div>
      <Outcome
        report={isEmpty ? null : (checked?.report ?? null)}
        findings={findings}
        current={current}
        onShow={show}
        onFix={({ fix }) => fix && edit(applyFix(draft, fix).text)}
      />
    </div>
  )
}
