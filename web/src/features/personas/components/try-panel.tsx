import { Select, Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { POST_TEXT_MAX } from '@postwright/core/limits'
import type { PersonaDraft } from '@postwright/core/model/persona'
import { personaRulesOf } from '@postwright/core/personas/persona-rules-of'
import { firstLine } from '@postwright/core/text/excerpt'
import { useChecks } from '@/checks/use-checks.ts'
import { useRecentPosts } from '@/posts/data/use-recent-posts.ts'
import { useSignedIn } from '@/session/use-session.ts'
import styles from './persona-editor.module.css'
import { IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react'
import { coverageOf } from '@postwright/core/personas/coverage-of'
import type { CheckRow } from '@postwright/core/checks/run-checks'
import { StateBadge } from '@/ui/state-badge.tsx'

/** A draft tested with the persona: pass or fail for each rule, with the reason, and the points the draft mentions. */
export function TryPanel({ persona }: { persona: PersonaDraft }) {
  const { t } = useTranslation(['personas', 'checks'])
  const { workspaceId } = useSignedIn()
  const recent = useRecentPosts(workspaceId)
  const [text, setText] = useState('')
  const posts = recent.status === 'ready' ? recent.data.filter((post) => post.text.trim() !== '') : []
  const draft = useMemo(() => draftOfText(text, { persona: personaRulesOf(persona) }), [text, persona])
  const checked = useChecks(draft)
  const isEmpty = text.trim() === ''
  return (
    <div className={styles.fields}>
      {posts.length > 0 && (
        <Select
          label={t('personas:try.post')}
          placeholder={t('personas:try.postHint')}
          data={posts.map((post) => ({ value: post.id, label: firstLine(post.text) ?? post.id }))}
          value={null}
          onChange={(id) => setText(posts.find((post) => post.id === id)?.text ?? text)}
        />
      )}
      <Textarea
        label={t('personas:try.draft')}
        placeholder={t('personas:try.draftHint')}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={POST_TEXT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {!isEmpty && checked && (
        <>
          <RuleList rows={checked.report.rows.filter(({ source }) => source === 'persona')} />
          {checked.report.isForeign && persona.gradeMax > 0 && (
            <p className={styles.soft}>{t('personas:try.foreign')}</p>
          )}
          <PointsAnswered persona={persona} text={text} />
        </>
      )}
    </div>
  )
}

const DRAFT = 'draft'

/** The objections and pains that a draft mentions, with the matching words, and those it leaves out. */
function PointsAnswered({ persona, text }: { persona: PersonaDraft; text: string }) {
  const { t } = useTranslation('personas')
  const rows = useMemo(() => coverageOf([{ ...persona, id: DRAFT }], [{ id: DRAFT, text }]), [persona, text])
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="answered">
      <h3 id="answered" className={styles.subtitle}>
        {t('personas:try.points')}
      </h3>
      <ul className={styles.rules}>
        {rows.map(({ kind, point, posts }) => {
          const [found] = posts
          const Icon = found ? IconCircleCheck : IconCircleDashed
          return (
            <li
              key={point.id}
              className={styles.rule}
              data-passed={found !== undefined || undefined}
              data-open={!found || undefined}
            >
              <Icon size="1.25rem" aria-hidden />
              <div>
                <p>{point.text || t(`personas:points.${kind}.one`)}</p>
                <p className={styles.soft}>
                  {found ? t('personas:try.speaks', { words: found.words.join(', ') }) : t('personas:try.silent')}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Each rule of a persona with the result for a draft. */
function RuleList({ rows }: { rows: readonly CheckRow[] }) {
  const { t } = useTranslation(['personas', 'checks'])
  const failed = rows.filter(({ findings }) => findings.length > 0).length
  if (rows.length === 0) return <p className={styles.soft}>{t('personas:try.noRules')}</p>
  return (
    <>
      <p className={styles.verdict} role="status">
        <StateBadge tone={failed === 0 ? 'positive' : 'negative'}>
          {failed === 0 ? t('personas:try.passes') : t('personas:try.fails')}
        </StateBadge>
        {t('personas:try.rules', { passed: rows.length - failed, count: rows.length })}
      </p>
      <ul className={styles.rules} aria-label={t('personas:try.ruleList')}>
        {rows.map(({ check, findings }) => {
          const isPassed = findings.length === 0
          const Icon = isPassed ? IconCircleCheck : IconCircleX
          return (
            <li key={check} className={styles.rule} data-passed={isPassed || undefined}>
              <Icon size="1.25rem" aria-hidden />
              <div>
                <p className={styles.ruleName}>
                  {t(`checks:check.${check}.name`)}
                  <span className="visually-hidden">
                    {isPassed ? t('personas:try.passed') : t('personas:try.failed')}
                  </span>
                </p>
                {findings.map(({ reason, values, evidence }) => (
                  <p key={`${reason} ${evidence}`} className={styles.soft}>
                    {t(`checks:check.${check}.${reason}`, values)} {evidence !== '' && <q>{evidence}</q>}
                  </p>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
