import { Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finding } from '@postwright/core/checks/check'
import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { FindingList } from '@/checks/finding-list.tsx'
import { CheckSettings } from '@/checks/habits/check-settings.tsx'
import { ProofreadingNote } from '@/checks/proofreading/proofreading-note.tsx'
import { PersonaField } from '@/checks/persona-field.tsx'
import { ScoreRing, CeilingNote } from '@/checks/score.tsx'
import type { useCheckRules } from '@/checks/use-check-rules.ts'
import { SelectField } from '@/ui/select-field.tsx'
import styles from './live-checks.module.css'

/** Number of findings shown at first, small so that the preview below is not pushed far down. */
const FEW = 3

type Props = {
  /** Id of the draft for which ignored findings are stored. */
  draftId: string
  score: number | null
  /** Highest possible score with the current findings. */
  ceiling: number
  /** True if the checks for English do not apply to the text. */
  isForeign: boolean
  findings: readonly Finding[]
  current: Finding | null
  /** The last fix, announced to screen readers. */
  said: string
  /** Channels to choose from. */
  channels: readonly Connection[]
  channel: Connection | null
  rules: ReturnType<typeof useCheckRules>
  onChannel: (connectionId: string) => void
  onShow: (finding: Finding) => void
  onFix: (finding: Finding) => void
  onFixAll: () => void
  /** Keyboard shortcut that applies the fix for the finding at the cursor. */
  keys: readonly string[]
  /** More tools for the text. */
  tools: ReactNode
}

/** Shows the score of the post and its findings, with their fixes and the choice of channel and rules. */
export function ChecksPanel(props: Props) {
  const {
    draftId,
    score,
    ceiling,
    isForeign,
    findings,
    current,
    said,
    channels,
    channel,
    rules,
    onChannel,
    onShow,
    onFix,
    onFixAll,
    keys,
    tools,
  } = props
  const { t } = useTranslation('checks')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? findings : findings.slice(0, FEW)
  const hasChoice = channels.length > 1
  const canFix = findings.some(({ isSafe, fix }) => isSafe && fix)
  return (
    <section className={styles.panel} aria-labelledby="live-checks">
      <div className={styles.head}>
        <ScoreRing score={score} size={64} />
        <div className={styles.words}>
          <h2 className={styles.title} id="live-checks">
            {t('checks:live.title')}
          </h2>
          <p className={styles.soft}>{t('checks:findings', { count: findings.length })}</p>
          <CeilingNote className={styles.soft} {...{ score, ceiling, findings }} />
          <ProofreadingNote className={styles.soft} />
          {isForeign && <p className={styles.soft}>{t('checks:foreign')}</p>}
          {rules.kit && <p className={styles.soft}>{t('checks:live.kit', { name: rules.kit.name })}</p>}
        </div>
        {tools}
        <CheckSettings />
        {canFix && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconSparkles size="1rem" aria-hidden />}
            onClick={onFixAll}
          >
            {t('checks:live.fixAll')}
          </Button>
        )}
      </div>
      {(hasChoice || rules.personas.length > 0) && (
        <div className={styles.choices}>
          {hasChoice && channel && (
            <SelectField
              label={t('checks:live.channel')}
              value={channel.id}
              options={channels.map(({ id, handle, platform }) => ({
                value: id,
                label: `${handle} · ${PLATFORM_CONTRACTS[platform].name}`,
              }))}
              onChange={onChannel}
            />
          )}
          <PersonaField personas={rules.personas} persona={rules.persona} onPersona={rules.choosePersona} />
        </div>
      )}
      {shown.length > 0 && (
        <div className={styles.list}>
          <FindingList {...{ draftId, current, onShow, onFix }} findings={shown} />
        </div>
      )}
      {findings.length > 0 && (
        <div className={styles.foot}>
          {findings.length > FEW && (
            <Button size="compact-sm" variant="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? t('checks:live.fewer') : t('checks:live.all', { count: findings.length })}
            </Button>
          )}
          <span className={styles.soft}>{t('checks:live.keys', { keys: keys.join(' + ') })}</span>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  )
}
