import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import type { Connection } from '@postwright/core/model/connection'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { useLearned } from '../data/use-learned.ts'
import { HookTournament } from '../hooks/hook-tournament.tsx'
import type { BenchDraft } from '../use-bench.ts'
import { IconArrowRight, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { ScoreRing } from '@/checks/score.tsx'
import { Panel } from '@/ui/panel.tsx'
import styles from './optimizer.module.css'
import { Textarea, Button } from '@mantine/core'
import { ALT_TEXT_MAX } from '@postwright/core/limits'
import { useMemo, useState } from 'react'
import { runChecks } from '@postwright/core/checks/run-checks'
import { useSame } from '@/lib/use-stable.ts'

type BenchPartsProps = {
  workspaceId: string
  channels: readonly Connection[]
  channel: Connection | null
  begun: BenchDraft
  now: BenchDraft
  draft: CheckedDraft
  scores: { before: number | null; after: number | null }
  onEdit: (change: Partial<BenchDraft>) => void
}

/** Tools for a draft besides its findings: its files, its changes, other first lines, and variants. */
export function BenchParts(props: BenchPartsProps) {
  const { workspaceId, channels, channel, begun, now, draft, scores, onEdit } = props
  const { timeZone } = useWorkspace()
  const ids = begun.media.map(({ mediaId }) => mediaId)
  const { urlOf } = useMediaUrls(workspaceId, ids)
  const isEmpty = now.text.trim() === ''
  const learned = useLearned(workspaceId, {
    connectionId: channel?.id ?? null,
    zoneOf: (id) => channels.find((each) => each.id === id)?.timeZone ?? timeZone,
    isWanted: !isEmpty,
  })
  const setText = (text: string) => onEdit({ text })
  return (
    <>
      <BenchFiles media={now.media} urlOf={urlOf} onChange={(media) => onEdit({ media })} />
      {now.text !== begun.text && begun.text !== '' && (
        <BeforeAfter
          before={{ text: begun.text, score: scores.before }}
          after={{ text: now.text, score: scores.after }}
        />
      )}
      {!isEmpty && <HookTournament draft={draft} read={learned} onChoose={setText} />}
      {!isEmpty && <Variants draft={draft} onChoose={setText} />}
    </>
  )
}

const CompareSwitch = lazyPart(async () => (await import('@/documents/compared-text.tsx')).CompareSwitch)

const ComparedText = lazyPart(async () => (await import('@/documents/compared-text.tsx')).ComparedText)

type Props = { before: { text: string; score: number | null }; after: { text: string; score: number | null } }

/** The changes to the text since it was opened: its score, and a word-by-word diff. */
function BeforeAfter({ before, after }: Props) {
  const { t } = useTranslation('optimizer')
  const [from, to] = [before.score ?? 0, after.score ?? 0]
  return (
    <Panel title={t('optimizer:compare.title')} id="compare">
      <div className={styles.scores}>
        <ScoreRing score={before.score} size={64} />
        <IconArrowRight size="1.25rem" aria-hidden />
        <ScoreRing score={after.score} size={64} />
        <p className={styles.soft}>
          {to === from
            ? t('optimizer:compare.same')
            : t(to > from ? 'optimizer:compare.better' : 'optimizer:compare.worse', { count: Math.abs(to - from) })}
        </p>
      </div>
      <CompareSwitch />
      <div className={styles.compared}>
        <ComparedText before={before.text} after={after.text} />
      </div>
    </Panel>
  )
}

type BenchFilesProps = {
  media: BenchDraft['media']
  /** Returns the URL of an image by id; null while unknown. */
  urlOf: (mediaId: string) => string | null
  onChange: (media: BenchDraft['media']) => void
}

/** The files of the post with their descriptions, which are part of the post like its text. */
function BenchFiles({ media, urlOf, onChange }: BenchFilesProps) {
  const { t } = useTranslation('optimizer')
  if (media.length === 0) return null
  return (
    <Panel title={t('optimizer:files.title')} id="files">
      <ul className={styles.files}>
        {media.map(({ mediaId, alt }, at) => (
          <li key={mediaId} className={styles.file}>
            <img className={styles.picture} src={urlOf(mediaId) ?? undefined} alt="" />
            <Textarea
              className={styles.alt}
              label={t('optimizer:files.alt', { number: at + 1 })}
              value={alt}
              maxLength={ALT_TEXT_MAX}
              autosize
              minRows={2}
              onChange={({ currentTarget: { value } }) =>
                onChange(media.map((file) => (file.mediaId === mediaId ? { ...file, alt: value } : file)))
              }
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const VARIANTS_MAX = 4

type VariantsProps = { draft: CheckedDraft; onChoose: (text: string) => void }

/** Saved versions of the text, side by side with their scores. */
function Variants({ draft, onChoose }: VariantsProps) {
  const { t } = useTranslation('optimizer')
  const { text } = draft
  const [texts, setTexts] = useState<readonly string[]>([])
  const isKept = texts.includes(text)
  const rules = useSame({ ...draft, text: '' })
  const kept = useMemo(
    () => texts.map((each) => ({ text: each, score: runChecks({ ...rules, text: each }).score })),
    [rules, texts],
  )
  return (
    <Panel
      title={t('optimizer:variants.title')}
      description={t('optimizer:variants.hint')}
      id="variants"
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          disabled={isKept || kept.length >= VARIANTS_MAX}
          onClick={() => setTexts((before) => [...before, text])}
        >
          {t('optimizer:variants.keep')}
        </Button>
      }
    >
      {kept.length === 0 ? (
        <p className={styles.soft}>{t('optimizer:variants.none')}</p>
      ) : (
        <ul className={styles.variants}>
          {kept.map((each, at) => (
            <li key={each.text} className={styles.variant} data-current={each.text === text || undefined}>
              <div className={styles.variantHead}>
                <span>{t('optimizer:variants.name', { number: at + 1 })}</span>
                <ScoreRing score={each.score} size={44} />
              </div>
              <p className={styles.variantText}>{each.text}</p>
              <div className={styles.variantTools}>
                <Button variant="default" size="xs" disabled={each.text === text} onClick={() => onChoose(each.text)}>
                  {t('optimizer:variants.use')}
                </Button>
                <Button
                  variant="subtle"
                  color="gray"
                  size="xs"
                  onClick={() => setTexts((before) => before.filter((other) => other !== each.text))}
                >
                  {t('optimizer:variants.drop')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
