import { Select, Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { POST_TEXT_MAX } from '@postwright/core/limits'
import type { PersonaDraft } from '@postwright/core/model/persona'
import { personaRulesOf } from '@postwright/core/personas/persona-rules-of'
import { firstLine } from '@postwright/core/text/first-line'
import { useChecks } from '@/checks/use-checks.ts'
import { useRecentPosts } from '@/posts/data/use-recent-posts.ts'
import { useSignedIn } from '@/session/use-session.ts'
import styles from './persona-editor.module.css'
import { PointsAnswered } from './points-answered.tsx'
import { RuleList } from './rule-list.tsx'

/** A draft tried on the persona: pass or fail for each rule, with the reason, and what it speaks of. */
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
