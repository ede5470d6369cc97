import type { ScriptDraft, SceneChoice } from '@postwright/core/model/script'
import { parseScript } from '@postwright/core/script/parse-script'
import { VersionsDialog } from '@/documents/versions-dialog.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { ScriptImage } from '../components/script-image.tsx'
import { useScriptVersions } from '../data/scripts.ts'
import { sceneName } from '../storyboard/scene-name.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { languageName } from '@postwright/core/captions/language-tags'
import { useBrandKits } from '@/checks/data/use-brand-kits.ts'
import { hasSameFields } from '@/documents/has-same-fields.ts'
import { type PartChange, VersionChanges } from '@/documents/version-changes.tsx'
import { lookName, lookOf } from '../studio/film-look.ts'

type Props = {
  scriptId: string
  /** The current script. */
  draft: ScriptDraft
  /** Omitted for users with read-only access. */
  onRestore?: (draft: ScriptDraft) => void
  onClose: () => void
}

/** Shows the earlier versions of a script, each with its first scene. */
export function ScriptVersionsDialog({ scriptId, draft, onRestore, onClose }: Props) {
  const { workspaceId } = useSignedIn()
  return (
    <VersionsDialog
      read={useScriptVersions(workspaceId, scriptId)}
      lineOf={(version) => sceneName(parseScript(version.draft.text)[0]) || null}
      renderImage={(version) => <ScriptImage script={version.draft} width={44} />}
      renderChanges={(version) => <ScriptChanges before={version.draft} after={draft} />}
      onRestore={onRestore ? (version) => onRestore(version.draft) : null}
      onClose={onClose}
    />
  )
}

type Words = TFunction<'scripts'>

type Kits = readonly { id: string; name: string }[]

/** Shows the changes between two versions of a script: its text, its settings, and the choices of each scene. */
function ScriptChanges({ before, after }: { before: ScriptDraft; after: ScriptDraft }) {
  const { t } = useTranslation('scripts')
  const { workspaceId } = useSignedIn()
  const read = useBrandKits(workspaceId)
  const kits = read.status === 'ready' ? read.data : []
  const parts = [...changedFields(t, before, after, kits), ...changedScenes(t, before.scenes, after.scenes)]
  return <VersionChanges parts={parts} same={t('scripts:versions.same')} />
}

function changedFields(t: Words, before: ScriptDraft, after: ScriptDraft, kits: Kits): PartChange[] {
  const [old, now] = [settingsOf(t, before, kits), settingsOf(t, after, kits)]
  const fields = now.map((field, at) => ({ ...field, was: old[at] }))
  return fields
    .filter(({ was, value }) => !hasSameFields(was?.value, value))
    .map(({ name, was, words, kind }) => ({ id: name, kind, name, before: was?.words ?? '', after: words }))
}

/** Returns each setting with its comparison value and its display text. */
function settingsOf(t: Words, draft: ScriptDraft, kits: Kits) {
  const { name, text, format, captions, language, pace, speakers, theme, brandKitId, music } = draft
  const musicWords = music.mediaId === '' ? '' : t('scripts:voice.decibels', { level: music.level })
  const paces = speakers.map((each) => `${each.name}: ${t('scripts:film.paceUsual', { pace: each.pace })}`)
  return [
    { kind: 'text' as const, name: t('scripts:name'), value: name, words: name },
    { kind: 'text' as const, name: t('scripts:text.title'), value: text, words: text },
    { kind: 'value' as const, name: t('scripts:film.format'), value: format, words: format },
    {
      kind: 'value' as const,
      name: t('scripts:film.look'),
      value: { theme, brandKitId },
      words: lookName(t, lookOf(draft), kits),
    },
    {
      kind: 'value' as const,
      name: t('scripts:film.captions'),
      value: captions,
      words: t(`scripts:film.caption.${captions}`),
    },
    { kind: 'value' as const, name: t('scripts:film.language'), value: language, words: languageName(language) },
    {
      kind: 'value' as const,
      name: t('scripts:film.pace'),
      value: { pace, speakers },
      words: [...(pace === 0 ? [] : [t('scripts:film.paceUsual', { pace })]), ...paces].join('\n'),
    },
    { kind: 'value' as const, name: t('scripts:music.title'), value: music, words: musicWords },
  ]
}

/** Returns the changed choices of each scene. The choices of an added or removed scene are compared with automatic ones. */
function changedScenes(t: Words, before: readonly SceneChoice[], after: readonly SceneChoice[]): PartChange[] {
  const old = new Map(before.map((scene, at) => [scene.id, { scene, number: at + 1 }]))
  const now = new Map(after.map((scene, at) => [scene.id, { scene, number: at + 1 }]))
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)]
    const choices = { before: choicesOf(t, was?.scene), after: choicesOf(t, is?.scene) }
    const differing = choices.after
      .map(({ name, words }, at) => ({ name, before: choices.before[at]?.words ?? '', after: words }))
      .filter((choice) => choice.before !== choice.after)
    return differing.map((choice) => ({
      ...choice,
      id: `${id} ${choice.name}`,
      kind: 'value' as const,
      name: `${t('scripts:scene.number', { number: is?.number ?? was?.number ?? 0 })} · ${choice.name}`,
    }))
  })
}

/** Returns the choices of a scene; an empty text means the rules choose. */
function choicesOf(t: Words, scene: SceneChoice | undefined) {
  const { layout = null, mediaId = null, alt = '', focus, motion = null, transition = null } = scene ?? {}
  const { seconds = null, voice = null } = scene ?? {}
  const isMoved = focus !== undefined && (focus.x !== 0.5 || focus.y !== 0.5)
  const place = isMoved ? ` (${percent(focus.x)}, ${percent(focus.y)})` : ''
  const image = mediaId === null ? '' : `${alt || t('scripts:versions.image')}${place}`
  const length = voice && t('scripts:voice.seconds', { seconds: ((voice.to - voice.from) / 1000).toFixed(1) })
  const level = voice && t('scripts:voice.decibels', { level: voice.level })
  return [
    { name: t('scripts:scene.layout'), words: layout === null ? '' : t(`scripts:layout.${layout}`) },
    { name: t('scripts:scene.image'), words: image },
    { name: t('scripts:scene.motion'), words: motion === null ? '' : t(`scripts:motion.${motion}`) },
    { name: t('scripts:scene.transition'), words: transition === null ? '' : t(`scripts:transition.${transition}`) },
    { name: t('scripts:scene.seconds'), words: seconds === null ? '' : String(seconds) },
    { name: t('scripts:voice.title'), words: voice === null ? '' : `${length}, ${level}` },
  ]
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
